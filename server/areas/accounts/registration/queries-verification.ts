import type { UserId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface AddressToVerify {
  email: string
  verified: boolean
  /** When a link was last requested. */
  lastRequestedAt: Date | null
}

/** The user's address, locked so that two links are not requested at once. */
export async function lockAddressToVerify(tx: Tx, userId: UserId): Promise<AddressToVerify> {
  const { verifiedAt, ...address } = await tx
    .selectFrom('users as u')
    .select(['u.email', 'u.email_verified_at as verifiedAt'])
    .select(({ selectFrom }) =>
      selectFrom('email_verifications as v')
        .select(({ fn }) => fn.max('v.asked_at').as('asked'))
        .whereRef('v.user_id', '=', 'u.id')
        .as('lastRequestedAt'),
    )
    .where('u.id', '=', userId)
    .forNoKeyUpdate('u')
    .executeTakeFirstOrThrow()
  return { ...address, verified: verifiedAt !== null }
}

/** Whether the user's e-mail address was verified. */
export async function hasVerifiedEmail(db: Db | Tx, userId: UserId): Promise<boolean> {
  const { at } = await db
    .selectFrom('users')
    .select('email_verified_at as at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return at !== null
}

export async function insertVerification(tx: Tx, userId: UserId, email: string, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('email_verifications')
    .values({ user_id: userId, email, asked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores the hash of the link about to be sent. @returns the recipient; undefined when nothing is left to verify */
export async function keepLink(
  tx: Tx,
  verificationId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<{ email: string } | undefined> {
  return tx
    .updateTable('email_verifications as v')
    .from('users as u')
    .set({ token_hash: tokenHash, sent_at: now })
    .where('v.id', '=', verificationId)
    .where('v.used_at', 'is', null)
    .whereRef('u.id', '=', 'v.user_id')
    .whereRef('u.email', '=', 'v.email')
    .where('u.email_verified_at', 'is', null)
    .returning('u.email')
    .executeTakeFirst()
}

/** Uses up the links of the user, whose address is another one now. */
export async function spendLinks(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await tx
    .updateTable('email_verifications')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

/**
 * Verifies the address that the link was sent to, and uses up every link of the user.
 * @returns the address; undefined when the link does not count
 */
export async function useLink(tx: Tx, tokenHash: Buffer, sentAfter: Date, now: Date): Promise<string | undefined> {
  const used = await tx
    .with('opened', (cte) =>
      cte
        .selectFrom('email_verifications as v')
        .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'v.user_id').onRef('u.email', '=', 'v.email'))
        .select('v.user_id')
        .where('v.token_hash', '=', tokenHash)
        .where('v.used_at', 'is', null)
        .where('v.sent_at', '>', sentAfter)
        .forUpdate('v'),
    )
    .with('links', (cte) =>
      cte
        .updateTable('email_verifications as v')
        .from('opened')
        .set({ used_at: now })
        .whereRef('v.user_id', '=', 'opened.user_id')
        .where('v.used_at', 'is', null),
    )
    .updateTable('users as u')
    .from('opened')
    .set(({ fn, val }) => ({ email_verified_at: fn.coalesce('u.email_verified_at', val(now)) }))
    .whereRef('u.id', '=', 'opened.user_id')
    .returning('u.email')
    .executeTakeFirst()
  return used?.email
}
