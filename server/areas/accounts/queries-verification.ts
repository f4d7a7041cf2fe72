import { sql } from 'kysely'
import type { UserId } from '#domain/ids.ts'
import type { Tx } from '#server/platform/database.ts'

export interface AddressToVerify {
  email: string
  verified: boolean
  /** When a link was last asked for. */
  lastAskedAt: Date | null
}

/** The user's address, locked against asking for two links at once. */
export async function lockAddressToVerify(tx: Tx, userId: UserId): Promise<AddressToVerify> {
  const found = await sql<AddressToVerify>`
    select email, email_verified_at is not null as verified,
      (select max(asked_at) from email_verifications v where v.user_id = u.id) as "lastAskedAt"
    from users u where id = ${userId} for no key update`.execute(tx)
  const [address] = found.rows
  if (!address) throw new Error(`no user ${userId}`)
  return address
}

export async function insertVerification(tx: Tx, userId: UserId, email: string, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('email_verifications')
    .values({ user_id: userId, email, asked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps the hash of the link about to be sent. @returns whom to send it to; undefined where nothing is to be verified */
export async function keepLink(
  tx: Tx,
  verificationId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<{ name: string; email: string } | undefined> {
  const kept = await sql<{ name: string; email: string }>`
    update email_verifications v set token_hash = ${tokenHash}, sent_at = ${now}
    from users u
    where v.id = ${verificationId} and v.used_at is null
      and u.id = v.user_id and u.email = v.email and u.email_verified_at is null
    returning u.name, u.email`.execute(tx)
  return kept.rows[0]
}

/**
 * Verifies the address whose link this was, and uses up every link of the user.
 * @returns the address; undefined where the link does not count
 */
export async function useLink(tx: Tx, tokenHash: Buffer, sentAfter: Date, now: Date): Promise<string | undefined> {
  const used = await sql<{ email: string; user_id: string }>`
    with opened as (
      select v.user_id, v.email from email_verifications v join users u on u.id = v.user_id and u.email = v.email
      where v.token_hash = ${tokenHash} and v.used_at is null and v.sent_at > ${sentAfter}
      for update of v
    ), links as (
      update email_verifications set used_at = ${now} from opened
      where email_verifications.user_id = opened.user_id and used_at is null
    )
    update users set email_verified_at = coalesce(email_verified_at, ${now}) from opened
    where users.id = opened.user_id
    returning users.email`.execute(tx)
  return used.rows[0]?.email
}
