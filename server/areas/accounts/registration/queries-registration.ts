import type { UserId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface NewUser {
  email: string
  username: string
  name: string
  phone: string
  passwordHash: string
  /** Set when the user has already proved that they read this mailbox. */
  verifiedAt?: Date
}

/** @returns undefined when the e-mail address or the username is taken */
export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<UserId | undefined> {
  const row = await tx
    .insertInto('users')
    .values({
      email: user.email,
      username: user.username,
      name: user.name,
      phone: user.phone,
      password_hash: user.passwordHash,
      created_at: now,
      email_verified_at: user.verifiedAt ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .$narrowType<{ id: UserId }>()
    .executeTakeFirst()
  return row?.id
}

export async function insertConsents(
  tx: Tx,
  userId: UserId,
  versions: { terms: string; privacy: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('consents')
    .values(
      Object.entries(versions).map(([document, version]) => ({ user_id: userId, document, version, agreed_at: now })),
    )
    .execute()
}

export interface Registration {
  key: string
  userId: UserId
  companyId: string
  promoCode: string | null
}

/** @returns false when the key was used by another registration */
export async function insertRegistration(tx: Tx, registration: Registration, now: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('registrations')
    .values({
      key: registration.key,
      user_id: registration.userId,
      company_id: registration.companyId,
      promo_code: registration.promoCode,
      registered_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The registration made with this key. */
export async function findRegistration(db: Db | Tx, key: string): Promise<Registration | undefined> {
  return db
    .selectFrom('registrations')
    .select(['key', 'user_id as userId', 'company_id as companyId', 'promo_code as promoCode'])
    .$narrowType<{ userId: UserId }>()
    .where('key', '=', key)
    .executeTakeFirst()
}
