import { randomBytes } from 'node:crypto'
import type { UserId } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import { slugOf } from '#domain/slug.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockAccountOf, type NewAccount, renewAccount } from './queries-own.ts'
import { insertUser } from './queries-registration.ts'

/**
 * The account for somebody who has proved that they read this mailbox: a new one, or one that no longer belongs to any
 * company and so cannot sign in.
 * @throws Refusal invitation_sign_in when the account is in use: its owner signs in instead
 */
export async function joinAccount(tx: Tx, account: NewAccount, now: Date): Promise<UserId> {
  const known = await lockAccountOf(tx, account.email)
  if (known?.isMember) throw new Refusal('invitation_sign_in')
  if (known) {
    await renewAccount(tx, known.userId, account, now)
    return known.userId
  }
  const userId = await insertUser(tx, { ...account, username: usernameOf(account.email), verifiedAt: now }, now)
  if (!userId) throw new Refusal('invitation_sign_in')
  return userId
}

/** The part before the @, with a random suffix to make it unique. */
function usernameOf(email: string): string {
  const [name = ''] = email.split('@')
  return `${slugOf(name) || 'anggota'}-${randomBytes(4).toString('hex')}`
}
