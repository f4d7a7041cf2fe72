import { randomBytes } from 'node:crypto'
import type { UserId } from '#domain/ids.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { slugOf } from '#domain/slug.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { personLeft } from './events.ts'
import { retireAccount } from './queries-closing.ts'
import { type AccountOfEmail, findAccountOf, lockAccountOf, type NewAccount } from './queries-own.ts'
import { insertUser } from './registration/queries-registration.ts'
import { endSessionsBut } from './reset/queries-resets.ts'

/**
 * An account for somebody who has proved that they read its mailbox, with no data of its former owner.
 * @throws Refusal invitation_sign_in when the account is in use: its owner signs in instead; invitation_blocked where
 * an administrator has blocked it
 */
export async function joinAccount(tx: Tx, account: NewAccount, now: Date): Promise<UserId> {
  const addressUse = await freeAddress(tx, account.email, now)
  if (addressUse === 'blocked') throw new Refusal('invitation_blocked')
  if (addressUse === 'in_use') throw new Refusal('invitation_sign_in')
  const userId = await insertUser(tx, { ...account, username: usernameOf(account.email), verifiedAt: now }, now)
  if (!userId) throw new Refusal('invitation_sign_in')
  return userId
}

/** Whether this address is taken: its account belongs to a company, or an administrator has blocked it. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return holdOf(await findAccountOf(db, email)) !== undefined
}

/**
 * Frees an address whose account belongs to no company any more, which may have been somebody else's: that account
 * keeps what was done with it, and can no longer be signed in with. The caller need not have proved that they read the
 * mailbox: such an account can do nothing.
 * @returns why the address is not free
 */
export async function freeAddress(tx: Tx, email: string, now: Date): Promise<'in_use' | 'blocked' | undefined> {
  // read before it is locked: two members who want each other's address do not wait for each other
  const addressUse = holdOf(await findAccountOf(tx, email))
  if (addressUse) return addressUse
  if (!(await lockAccountOf(tx, email))) return undefined
  // its owner may have joined a company while the lock was awaited
  const known = await findAccountOf(tx, email)
  if (!known || holdOf(known)) return holdOf(known)
  await retireAccount(tx, known.userId, email)
  await publish(tx, sessionsRevoked(await endSessionsBut(tx, known.userId, null, now)))
  await personLeft.emit(tx, { userId: known.userId }, now)
  return undefined
}

function holdOf(account: AccountOfEmail | undefined): 'in_use' | 'blocked' | undefined {
  if (account?.isMember) return 'in_use'
  return account?.isBlocked ? 'blocked' : undefined
}

/** The part before the @, with a random suffix to make it unique. */
function usernameOf(email: string): string {
  const [name = ''] = email.split('@')
  return `${slugOf(name) || 'anggota'}-${randomBytes(4).toString('hex')}`
}
