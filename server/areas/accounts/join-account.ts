import { randomBytes } from 'node:crypto'
import type { UserId } from '#domain/ids.ts'
import { sessionsOver } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { slugOf } from '#domain/slug.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { forgetSecrets } from './queries-closing.ts'
import { lockAccountOf, type NewAccount, renewAccount } from './queries-own.ts'
import { insertUser } from './queries-registration.ts'
import { endSessionsBut } from './queries-resets.ts'

/**
 * The account for somebody who has proved that they read this mailbox: a new one, or one that no longer belongs to any
 * company and so cannot sign in. That may have been somebody else's: whatever they could still prove themselves with ends.
 * @throws Refusal invitation_sign_in when the account is in use: its owner signs in instead
 */
export async function joinAccount(
  tx: Tx,
  account: NewAccount,
  now: Date,
): Promise<{ userId: UserId; isRenewed: boolean }> {
  const known = await lockAccountOf(tx, account.email)
  if (known?.isMember) throw new Refusal('invitation_sign_in')
  if (known) {
    const { userId } = known
    await renewAccount(tx, userId, account, now)
    await forgetSecrets(tx, userId, account.email)
    await publish(tx, sessionsOver(await endSessionsBut(tx, userId, null, now)))
    return { userId, isRenewed: true }
  }
  const userId = await insertUser(tx, { ...account, username: usernameOf(account.email), verifiedAt: now }, now)
  if (!userId) throw new Refusal('invitation_sign_in')
  return { userId, isRenewed: false }
}

/** The part before the @, with a random suffix to make it unique. */
function usernameOf(email: string): string {
  const [name = ''] = email.split('@')
  return `${slugOf(name) || 'anggota'}-${randomBytes(4).toString('hex')}`
}
