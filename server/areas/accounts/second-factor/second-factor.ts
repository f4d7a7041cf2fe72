import type { Administrator } from '#domain/accounts/actor.ts'
import type { SecondFactor } from '#domain/accounts/contract-second-factor.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { seal, unseal } from '#server/platform/sealing.ts'
import { provePassword } from '../change-password.ts'
import { countTry } from '../count-tries.ts'
import { forgetSignInFailures } from '../queries.ts'
import { emailOf, endOtherSessions, lockAccountOf } from '../queries-own.ts'
import { endSessionsBut } from '../reset/queries-resets.ts'
import { hashRecoveryCode } from '../secrets.ts'
import {
  authenticatorAddress,
  newAuthenticatorSecret,
  newRecoveryCodes,
  proveSession,
  stepOfCode,
} from './prove-second-factor.ts'
import {
  activateSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  guessKeys,
  lockSecondFactor,
  replaceRecoveryCodes,
  savePendingSecret,
} from './queries-second-factor.ts'

/** The own second factor, without any secret [ADM-1]. */
export async function showSecondFactor({ db, config }: Deps, { userId }: Administrator): Promise<SecondFactor> {
  const factor = await findSecondFactor(db, userId)
  return {
    activeSince: factor?.activeSince?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    isRequired: !config.demo,
  }
}

export interface Setup {
  /** In base32. */
  secret: string
  /** otpauth:// */
  address: string
}

/**
 * Makes a secret for an authenticator. To replace one that is set up takes a session that has shown it, and the
 * password [ADM-1].
 * @throws Refusal second_factor_needed | password_wrong | too_often | busy | moved_on
 */
export async function prepareSecondFactor(deps: Deps, asker: Administrator, password: string): Promise<Setup> {
  const isReplaced = Boolean((await findSecondFactor(deps.db, asker.userId))?.secret)
  if (isReplaced && asker.owesSecondFactor) throw new Refusal('second_factor_needed')
  if (isReplaced) await provePassword(deps, asker, { password, field: 'password' })
  const secret = newAuthenticatorSecret()
  const sealed = seal(deps.config, asker.userId, secret)
  await deps.db.transaction().execute((tx) => prepareIn(tx, asker, sealed, isReplaced))
  return { secret, address: authenticatorAddress(secret, await emailOf(deps.db, asker.userId)) }
}

async function prepareIn(tx: Tx, { userId }: Administrator, sealed: Buffer, isReplaced: boolean): Promise<void> {
  // set up in another session meanwhile: that was not confirmed by the password
  if (!isReplaced && (await lockSecondFactor(tx, userId))?.secret) throw new Refusal('moved_on')
  await savePendingSecret(tx, userId, sealed)
}

/**
 * Sets the prepared secret up by a code of it; this session has shown it, and the person's others end [ADM-1].
 * @returns new recovery codes, which cannot be shown again
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
  await publish(tx, sessionsRevoked(await endOtherSessions(tx, asker, now)))
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

/**
 * Lets an administrator who has lost authenticator and recovery codes set up anew; the caller has access to the
 * database. All their sessions end [ADM-1].
 * @throws Refusal second_factor_missing
 */
export async function resetSecondFactor(deps: Pick<Deps, 'db' | 'now'>, email: string): Promise<void> {
  await deps.db.transaction().execute((tx) => resetIn(tx, email, deps.now()))
}

async function resetIn(tx: Tx, email: string, now: Date): Promise<void> {
  const account = await lockAccountOf(tx, email)
  if (!account || !(await deleteSecondFactor(tx, account.userId))) throw new Refusal('second_factor_missing')
  await publish(tx, sessionsRevoked(await endSessionsBut(tx, account.userId, null, now)))
  await audit(tx, null, { act: 'second_factor.reset', thing: { id: account.userId } }, now)
  await enqueue(tx, 'accounts/tell-second-factor', { userId: account.userId, done: 'reset' })
}
