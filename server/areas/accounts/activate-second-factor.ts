import type { Administrator } from '#domain/accounts/actor.ts'
import { sessionsOver } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { unseal } from '#server/platform/sealing.ts'
import { newRecoveryCodes, stepOfCode } from './authenticator.ts'
import { countTry } from './count-tries.ts'
import { provePassword } from './prove-password.ts'
import { proveSession } from './prove-second-factor.ts'
import { forgetSignInFailures } from './queries.ts'
import { endOtherSessions } from './queries-own.ts'
import { activateSecret, guessKeys, lockSecondFactor, replaceRecoveryCodes } from './queries-second-factor.ts'
import { hashRecoveryCode } from './secrets.ts'

/**
 * Sets the prepared secret up by a code of it; this session has shown it, and the person's others end [ADM-1].
 * @returns new recovery codes, which nobody can be told again
 * @throws Refusal second_factor_not_prepared | second_factor_needed | second_factor_wrong | sign_in_slowed
 */
export async function activateSecondFactor(deps: Deps, asker: Administrator, code: string): Promise<string[]> {
  await deps.db.transaction().execute((tx) => countTry(tx, guessKeys(asker.userId), deps.now()))
  const codes = newRecoveryCodes()
  await deps.db.transaction().execute((tx) => activateIn(tx, deps, asker, { code, codes }))
  return codes
}

async function activateIn(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'now'>,
  asker: Administrator,
  { code, codes }: { code: string; codes: readonly string[] },
): Promise<void> {
  const now = deps.now()
  const { userId } = asker
  const factor = await lockSecondFactor(tx, userId)
  if (!factor?.pendingSecret) throw new Refusal('second_factor_not_prepared')
  if (factor.secret && asker.owesSecondFactor) throw new Refusal('second_factor_needed')
  const step = stepOfCode(unseal(deps.config, userId, factor.pendingSecret), code, now)
  if (step === undefined) throw new Refusal('second_factor_wrong', { field: 'kode' })

  await activateSecret(tx, userId, step, now)
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  await forgetSignInFailures(tx, guessKeys(userId))
  await proveSession(tx, asker, now)
  await publish(tx, sessionsOver(await endOtherSessions(tx, asker, now)))
  await audit(tx, asker, { act: 'second_factor.activate', thing: { id: userId } }, now)
  await enqueue(tx, 'accounts/tell-second-factor', { userId, done: 'activated' })
}

/**
 * New recovery codes instead of the old ones [ADM-1].
 * @throws Refusal second_factor_missing | password_wrong | too_often | busy
 */
export async function renewRecoveryCodes(deps: Deps, asker: Administrator, password: string): Promise<string[]> {
  await provePassword(deps, asker, { password, field: 'password' })
  const codes = newRecoveryCodes()
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockSecondFactor(tx, asker.userId))?.secret) throw new Refusal('second_factor_missing')
    await replaceRecoveryCodes(tx, asker.userId, codes.map(hashRecoveryCode))
    await audit(tx, asker, { act: 'second_factor.renew-codes', thing: { id: asker.userId } }, deps.now())
    await enqueue(tx, 'accounts/tell-second-factor', { userId: asker.userId, done: 'codes_renewed' })
  })
  return codes
}
