import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { CompanyKind, Role } from '#domain/companies/permissions.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface Account {
  userId: UserId
  name: string
  passwordHash: string
  emailVerified: boolean
}

/** The user of an e-mail address or username, in any case of letters. */
export async function findAccount(db: Db, identity: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'password_hash', 'email_verified_at'])
    .where((where) =>
      where.or([
        where(sql`lower(email)`, '=', identity.toLowerCase()),
        where(sql`lower(username)`, '=', identity.toLowerCase()),
      ]),
    )
    .executeTakeFirst()
  if (!row) return undefined
  return {
    userId: row.id as UserId,
    name: row.name,
    passwordHash: row.password_hash,
    emailVerified: row.email_verified_at !== null,
  }
}

export interface Membership {
  companyId: CompanyId
  companyName: string
  companyKind: CompanyKind
  businessType: string | null
  role: Role
}

/** The companies a user belongs to, the one used last first. */
export async function findMemberships(db: Db, userId: UserId): Promise<Membership[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['c.id', 'c.name', 'c.kind', 'c.business_type', 'm.role'])
    .where('m.user_id', '=', userId)
    .orderBy(
      (order) =>
        order
          .selectFrom('sessions as s')
          .select((max) => max.fn.max('s.last_used_at').as('last'))
          .whereRef('s.user_id', '=', 'm.user_id')
          .whereRef('s.company_id', '=', 'm.company_id'),
      (direction) => direction.desc().nullsLast(),
    )
    .orderBy('m.created_at')
    .execute()
  return rows.map((row) => ({
    companyId: row.id as CompanyId,
    companyName: row.name,
    companyKind: row.kind as CompanyKind,
    businessType: row.business_type,
    role: row.role as Role,
  }))
}

export interface NewSession {
  userId: UserId
  companyId: CompanyId
  refreshHash: Buffer
  userAgent: string
  /** Where it is opened from (networkOf). */
  network: string
  now: Date
  expiresAt: Date
}

export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const row = await tx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      company_id: session.companyId,
      refresh_hash: session.refreshHash,
      user_agent: session.userAgent,
      address: session.network,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function insertBearer(tx: Tx, sessionId: string, hash: Buffer, expiresAt: Date): Promise<void> {
  await tx.insertInto('session_bearers').values({ session_id: sessionId, hash, expires_at: expiresAt }).execute()
}

/** Older bearers of the session end soon, and those long over are forgotten. */
export async function retireBearers(tx: Tx, sessionId: string, until: Date, forgetBefore: Date): Promise<void> {
  await tx
    .updateTable('session_bearers')
    .set({ expires_at: until })
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', until)
    .execute()
  await tx
    .deleteFrom('session_bearers')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<', forgetBefore)
    .execute()
}

export interface LiveSession {
  sessionId: string
  userId: UserId
  createdAt: Date
  expiresAt: Date
  endedAt: Date | null
}

/** The session of a refresh secret, locked against a refresh in another tab. */
export async function lockSession(tx: Tx, refreshHash: Buffer): Promise<LiveSession | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .select(['id', 'user_id', 'created_at', 'expires_at', 'ended_at'])
    .where('refresh_hash', '=', refreshHash)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      sessionId: row.id,
      userId: row.user_id as UserId,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      endedAt: row.ended_at,
    }
  )
}

export async function touchSession(tx: Tx, sessionId: string, now: Date, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('id', '=', sessionId)
    .execute()
}

/** Ends the session that holds this secret; several tabs may do it at once. @returns the ids of those it ended */
export async function endSession(tx: Tx, secretHash: Buffer, now: Date): Promise<string[]> {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where((where) =>
      where.or([
        where('refresh_hash', '=', secretHash),
        where('id', 'in', where.selectFrom('session_bearers').select('session_id').where('hash', '=', secretHash)),
      ]),
    )
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

export async function findSessionsOver(db: Db, sessionIds: readonly string[], now: Date): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from sessions
    where id = any(${sessionIds}::uuid[]) and (ended_at is not null or expires_at <= ${now})`.execute(db)
  return found.rows.map(({ id }) => id)
}

export interface SessionMember extends Member {
  bearerExpiresAt: Date | null
  sessionExpiresAt: Date
  endedAt: Date | null
}

const memberColumns = sql<{
  user_id: string
  company_id: string
  kind: string
  role: string
  session_id: string
  session_expires_at: Date
  ended_at: Date | null
}>`s.id as session_id, s.user_id, s.company_id, s.expires_at as session_expires_at, s.ended_at, c.kind, m.role`

/** Who holds these bearer session ids, by hash in hex; asked at every call, so it is one indexed query. */
export async function findMembersByBearer(db: Db, hashes: readonly string[]): Promise<Map<string, SessionMember>> {
  const found = await sql<MemberRow>`
    select ${memberColumns}, encode(b.hash, 'hex') as hash, b.expires_at as bearer_expires_at
    from session_bearers b
    join sessions s on s.id = b.session_id
    join memberships m on m.user_id = s.user_id and m.company_id = s.company_id
    join companies c on c.id = s.company_id
    where b.hash = any(${hashes.map((hash) => `\\x${hash}`)}::bytea[])`.execute(db)
  return new Map(found.rows.map((row) => [row.hash, readMember(row)]))
}

/** Who holds these refresh secrets, by hash in hex: so a page rendered on the server knows its viewer (design rule 9). */
export async function findMembersByRefreshSecret(
  db: Db,
  hashes: readonly string[],
): Promise<Map<string, SessionMember>> {
  const found = await sql<MemberRow>`
    select ${memberColumns}, encode(s.refresh_hash, 'hex') as hash, null as bearer_expires_at
    from sessions s
    join memberships m on m.user_id = s.user_id and m.company_id = s.company_id
    join companies c on c.id = s.company_id
    where s.refresh_hash = any(${hashes.map((hash) => `\\x${hash}`)}::bytea[])`.execute(db)
  return new Map(found.rows.map((row) => [row.hash, readMember(row)]))
}

interface MemberRow {
  hash: string
  user_id: string
  company_id: string
  kind: string
  role: string
  session_id: string
  session_expires_at: Date
  ended_at: Date | null
  bearer_expires_at: Date | null
}

function readMember(row: MemberRow): SessionMember {
  return {
    kind: 'member',
    userId: row.user_id as UserId,
    companyId: row.company_id as CompanyId,
    companyKind: row.kind as CompanyKind,
    role: row.role as Role,
    sessionId: row.session_id,
    bearerExpiresAt: row.bearer_expires_at,
    sessionExpiresAt: row.session_expires_at,
    endedAt: row.ended_at,
  }
}

export async function findProfile(db: Db, member: Member) {
  return db
    .selectFrom('users as u')
    .innerJoin('companies as c', (join) => join.on('c.id', '=', member.companyId))
    .select(['u.name', 'u.email', 'u.email_verified_at', 'c.name as company_name', 'c.business_type'])
    .where('u.id', '=', member.userId)
    .executeTakeFirstOrThrow()
}

export interface SignInFailures {
  failures: number
  lastAt: Date
}

export async function findSignInFailures(db: Db, key: string): Promise<SignInFailures> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select(['failures', 'last_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  return { failures: row?.failures ?? 0, lastAt: row?.last_at ?? new Date(0) }
}

export async function recordSignInFailure(db: Db, key: string, now: Date): Promise<void> {
  await db
    .insertInto('sign_in_failures')
    .values({ key, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ failures: sql`sign_in_failures.failures + 1`, last_at: now }),
    )
    .execute()
}

export async function forgetSignInFailures(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('sign_in_failures').where('key', '=', key).execute()
}

/** Deletes what was last touched, and sessions that began, before these instants. */
export async function forgetOld(tx: Tx, before: { codes: Date; links: Date; sessions: Date }): Promise<void> {
  await sql`delete from password_resets where asked_at < ${before.codes}`.execute(tx)
  await sql`delete from sign_in_failures where last_at < ${before.codes}`.execute(tx)
  await sql`delete from session_bearers where expires_at < ${before.codes}`.execute(tx)
  await sql`delete from email_verifications where asked_at < ${before.links}`.execute(tx)
  await sql`delete from sessions where created_at < ${before.sessions}`.execute(tx)
}
