import type { Administrator } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { seal } from '#server/platform/sealing.ts'
import { authenticatorAddress, newAuthenticatorSecret } from './authenticator.ts'
import { provePassword } from './prove-password.ts'
import { emailOf } from './queries-own.ts'
import { findSecondFactor, lockSecondFactor, savePendingSecret } from './queries-second-factor.ts'

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
  // set up in another session meanwhile: that was not asked for the password
  if (!isReplaced && (await lockSecondFactor(tx, userId))?.secret) throw new Refusal('moved_on')
  await savePendingSecret(tx, userId, sealed)
}
