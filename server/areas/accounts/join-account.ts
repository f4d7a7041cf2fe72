import { randomBytes } from 'node:crypto'
import type { UserId } from '#domain/ids.ts'
import { sessionsOver } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { slugOf } from '#domain/slug.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { retireAccount } from './queries-closing.ts'
import { lockAccountOf, type NewAccount } from './queries-own.ts'
import { insertUser } from './queries-registration.ts'
import { endSessionsBut } from './queries-resets.ts'

export interface Joined {
  userId: UserId
  /** Whoever had the mailbox before. */
  before: UserId | null
}

/**
 * An account for somebody who has proved that they read this mailbox. One of its address that no longer belongs to any
 * company may have been somebody else's: that keeps what was done with it, and nobody can prove themselves with it any more.
 * @throws Refusal invitation_sign_in when the account is in use: its owner signs in instead; invitation_blocked where an
 *   administrator has blocked it
 */
export async function joinAccount(tx: Tx, account: NewAccount, now: Date): Promise<Joined> {
  const known = await lockAccountOf(tx, account.email)
  if (known?.isMember) throw new Refusal('invitation_sign_in')
  if (known?.isBlocked) throw new Refusal('invitation_blocked')
  if (known) {
    await retireAccount(tx, known.userId, account.email)
    await publish(tx, sessionsOver(await endSessionsBut(tx, known.userId, null, now)))
  }
  const userId = await insertUser(tx, { ...account, username: usernameOf(account.email), verifiedAt: now }, now)
  if (!userId) throw new Refusal('invitation_sign_in')
  return { userId, before: known?.userId ?? null }
}

/** The part before the @, with a random suffix to make it unique. */
function usernameOf(email: string): string {
  const [name = ''] = email.split('@')
  return `${slugOf(name) || 'anggota'}-${randomBytes(4).toString('hex')}`
}
