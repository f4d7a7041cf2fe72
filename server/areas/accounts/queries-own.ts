import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { CompanyKind, Role } from '#domain/companies/permissions.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface OwnAccount {
  userId: UserId
  name: string
  phone: string
  email: string
  username: string
  emailVerified: boolean
}

export async function findOwnAccount(db: Db | Tx, userId: UserId): Promise<OwnAccount> {
  const found = await sql<OwnAccount>`
    select id as "userId", name, phone, email, username, email_verified_at is not null as "emailVerified"
    from users where id = ${userId}`.execute(db)
  const [account] = found.rows
  if (!account) throw new Error(`no user ${userId}`)
  return account
}

export async function emailOf(db: Db | Tx, userId: UserId): Promise<string> {
  return (await findOwnAccount(db, userId)).email
}

export async function saveOwnAccount(tx: Tx, userId: UserId, { name, phone }: { name: string; phone: string }) {
  await tx.updateTable('users').set({ name, phone }).where('id', '=', userId).execute()
}

export async function findPasswordHash(db: Db, userId: UserId): Promise<string> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.password_hash
}

/** Replaces the password unless somebody has just replaced it. @returns whether it was */
export async function replacePassword(
  tx: Tx,
  userId: UserId,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export interface OwnSession {
  id: string
  userAgent: string
  companyName: string
  createdAt: Date
  lastUsedAt: Date
}

/** The sessions of a user that hold, the one used last first. */
export async function findOwnSessions(db: Db, userId: UserId, now: Date): Promise<OwnSession[]> {
  return db
    .selectFrom('sessions as s')
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .select([
      's.id',
      's.user_agent as userAgent',
      'c.name as companyName',
      's.created_at as createdAt',
      's.last_used_at as lastUsedAt',
    ])
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()
}

/** Ends this session of the user. @returns the ids of those it ended: one or none */
export async function endOwnSession(tx: Tx, userId: UserId, sessionId: string, now: Date): Promise<string[]> {
  const ended = await sql<{ id: string }>`
    update sessions set ended_at = ${now}
    where user_id = ${userId} and id = ${sessionId} and ended_at is null and expires_at > ${now}
    returning id`.execute(tx)
  return ended.rows.map(({ id }) => id)
}

/** Ends every session of the user but this one. @returns the ids of those it ended */
export async function endOtherSessions(tx: Tx, member: Member, now: Date): Promise<string[]> {
  const ended = await sql<{ id: string }>`
    update sessions set ended_at = ${now}
    where user_id = ${member.userId} and id <> ${member.sessionId} and ended_at is null
    returning id`.execute(tx)
  return ended.rows.map(({ id }) => id)
}

/** Ends what the user does for this company. @returns the ids of the sessions it ended */
export async function endSessionsFor(tx: Tx, userId: UserId, companyId: CompanyId, now: Date): Promise<string[]> {
  const ended = await sql<{ id: string }>`
    update sessions set ended_at = ${now}
    where user_id = ${userId} and company_id = ${companyId} and ended_at is null
    returning id`.execute(tx)
  return ended.rows.map(({ id }) => id)
}

export async function findSessionsFor(tx: Tx, userId: UserId, companyId: CompanyId): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from sessions where user_id = ${userId} and company_id = ${companyId} and ended_at is null`.execute(tx)
  return found.rows.map(({ id }) => id)
}

/** The own session, locked against its end and against another switch. @returns undefined when it is over */
export async function lockOwnSession(tx: Tx, member: Member, now: Date): Promise<{ id: string } | undefined> {
  const found = await sql<{ id: string }>`
    select id from sessions
    where id = ${member.sessionId} and user_id = ${member.userId} and ended_at is null and expires_at > ${now}
    for update`.execute(tx)
  return found.rows[0]
}

export interface OwnMembership {
  companyId: CompanyId
  companyName: string
  companyKind: CompanyKind
  businessType: string | null
  role: Role
}

/** What the user is in this company, held until the transaction ends: nobody is removed while switching there. */
export async function holdMembership(tx: Tx, userId: UserId, companyId: string): Promise<OwnMembership | undefined> {
  const found = await sql<OwnMembership>`
    select c.id as "companyId", c.name as "companyName", c.kind as "companyKind",
      c.business_type as "businessType", m.role
    from memberships m join companies c on c.id = m.company_id
    where m.user_id = ${userId} and m.company_id = ${companyId}
    for share of m`.execute(tx)
  return found.rows[0]
}

/** Moves the session to the company; bearers of before are worth nothing from now on. */
export async function moveSession(tx: Tx, sessionId: string, companyId: CompanyId, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ company_id: companyId, last_used_at: now })
    .where('id', '=', sessionId)
    .execute()
  await tx.deleteFrom('session_bearers').where('session_id', '=', sessionId).execute()
}

/** The account of an e-mail address and whether it may act for any company; locked. */
export async function lockAccountOf(tx: Tx, email: string): Promise<{ userId: UserId; isMember: boolean } | undefined> {
  const found = await sql<{ userId: UserId; isMember: boolean }>`
    select u.id as "userId", exists (select from memberships m where m.user_id = u.id) as "isMember"
    from users u where lower(u.email) = ${email.toLowerCase()}
    for update of u`.execute(tx)
  return found.rows[0]
}

export interface NewAccount {
  email: string
  name: string
  phone: string
  passwordHash: string
}

/** @returns undefined where somebody has just taken the e-mail address or the username */
export async function insertVerifiedAccount(
  tx: Tx,
  account: NewAccount & { username: string },
  now: Date,
): Promise<UserId | undefined> {
  const row = await tx
    .insertInto('users')
    .values({
      email: account.email,
      username: account.username,
      name: account.name,
      phone: account.phone,
      password_hash: account.passwordHash,
      email_verified_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row && (row.id as UserId)
}

export async function renewAccount(tx: Tx, userId: UserId, account: NewAccount, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ name: account.name, phone: account.phone, password_hash: account.passwordHash })
    .set((set) => ({ email_verified_at: set.fn.coalesce('email_verified_at', set.val(now)) }))
    .where('id', '=', userId)
    .execute()
}
