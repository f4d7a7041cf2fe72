import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { CLOSED_NAME } from '#domain/accounts/closed.ts'
import type { UserId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { isInAnyCase } from './queries.ts'
import { deleteSecondFactor } from './second-factor/queries-second-factor.ts'
import { HASH_OF_NOBODY } from './secrets.ts'

/** How the addresses of closed accounts end. */
export const CLOSED_ADDRESS = '@akun.invalid'

/**
 * Erases a user's personal data: the account can no longer sign in, and its address is free again. What they did for
 * their companies refers to the id alone.
 */
export async function eraseAccount(tx: Tx, userId: UserId, email: string): Promise<void> {
  await emptyAccount(tx, userId, email, { name: CLOSED_NAME, former_email: null })
  await tx.updateTable('sessions').set({ user_agent: '', address: '' }).where('user_id', '=', userId).execute()
}

/** Holds the address of an erased account until its mail is sent. @returns the id of the farewell */
export async function insertFarewell(tx: Tx, email: string, now: Date): Promise<string> {
  const values = { email, closed_at: now }
  const farewell = await tx.insertInto('farewells').values(values).returning('id').executeTakeFirstOrThrow()
  return farewell.id
}

/**
 * Retires the account: it can no longer sign in, and its address is free again; its name stays with what was done, and
 * its person can still be erased by the address.
 */
export async function retireAccount(tx: Tx, userId: UserId, email: string): Promise<void> {
  await emptyAccount(tx, userId, email, { former_email: email })
}

async function emptyAccount(
  tx: Tx,
  userId: UserId,
  email: string,
  left: { name?: string; former_email: string | null },
): Promise<void> {
  await forgetSecrets(tx, userId, email)
  // random, so that no code can be requested by it
  const placeholder = `ditutup-${randomBytes(12).toString('hex')}`
  await tx
    .updateTable('users')
    .set({ ...left, email: `${placeholder}${CLOSED_ADDRESS}`, username: placeholder, phone: '' })
    .set({ password_hash: HASH_OF_NOBODY, email_verified_at: null })
    .where('id', '=', userId)
    .execute()
}

/** Codes, links, second factor and failures to sign in. */
async function forgetSecrets(tx: Tx, userId: UserId, email: string): Promise<void> {
  await tx
    .deleteFrom('password_resets')
    .where((where) => where.or([where('user_id', '=', userId), isInAnyCase('email', email)]))
    .execute()
  await tx.deleteFrom('email_verifications').where('user_id', '=', userId).execute()
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute()
  await deleteSecondFactor(tx, userId)
  await tx
    .deleteFrom('sign_in_failures')
    .where(sql<boolean>`starts_with(key, ${`${email.toLowerCase()}\n`})`)
    .execute()
}

export async function findFarewell(db: Db, id: string): Promise<string | undefined> {
  const found = await db.selectFrom('farewells').select('email').where('id', '=', id).executeTakeFirst()
  return found?.email
}

/** The address waits for its mail no longer. */
export async function deleteFarewell(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('farewells').where('id', '=', id).execute()
}
