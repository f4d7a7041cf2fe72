import { sql } from 'kysely'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export async function isEmailTaken(db: Db | Tx, email: string): Promise<boolean> {
  const found = await sql`select from users where lower(email) = ${email.toLowerCase()}`.execute(db)
  return found.rows.length > 0
}

export interface NewUser {
  email: string
  username: string
  name: string
  phone: string
  passwordHash: string
}

/** @returns undefined where the e-mail address or the username is somebody's */
export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<UserId | undefined> {
  const inserted = await sql<{ id: UserId }>`
    insert into users (email, username, name, phone, password_hash, created_at)
    values (${user.email}, ${user.username}, ${user.name}, ${user.phone}, ${user.passwordHash}, ${now})
    on conflict do nothing
    returning id`.execute(tx)
  return inserted.rows[0]?.id
}

export async function insertOwner(tx: Tx, userId: UserId, companyId: CompanyId, now: Date): Promise<void> {
  await tx
    .insertInto('memberships')
    .values({ user_id: userId, company_id: companyId, role: 'owner', created_at: now })
    .execute()
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
  companyId: CompanyId
  promoCode: string | null
}

export async function insertRegistration(tx: Tx, registration: Registration, now: Date): Promise<void> {
  await tx
    .insertInto('registrations')
    .values({
      key: registration.key,
      user_id: registration.userId,
      company_id: registration.companyId,
      promo_code: registration.promoCode,
      registered_at: now,
    })
    .execute()
}

/** The registration that was made with this key. */
export async function findRegistration(db: Db | Tx, key: string): Promise<Registration | undefined> {
  const found = await sql<Registration>`
    select key, user_id as "userId", company_id as "companyId", promo_code as "promoCode"
    from registrations where key = ${key}`.execute(db)
  return found.rows[0]
}

export interface PromoRow {
  code: string
  title: string
  amount: DecimalText
  minSpend: DecimalText
  validDays: number
  /** False once its time is over or it has been claimed often enough. */
  open: boolean
}

export async function findPromo(db: Db | Tx, code: string, now: Date): Promise<PromoRow | undefined> {
  const found = await sql<PromoRow>`
    select code, title, amount, min_spend as "minSpend", valid_days as "validDays",
      (ends_at is null or ends_at > ${now}) and (most_claims is null or claims < most_claims) as open
    from promos where code = ${code.toUpperCase()}`.execute(db)
  return found.rows[0]
}

/** Counts one more claim. @returns false where there is none left */
export async function countClaim(tx: Tx, code: string): Promise<boolean> {
  const counted = await sql`
    update promos set claims = claims + 1
    where code = ${code} and (most_claims is null or claims < most_claims)`.execute(tx)
  return counted.numAffectedRows === 1n
}
