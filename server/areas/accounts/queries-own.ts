import type { Member } from '#domain/accounts/actor.ts'
import type { Role } from '#domain/companies/permissions.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { isInAnyCase, type Membership, membershipColumns } from './queries.ts'

/** The account data that a person's own acts depend on. */
export interface LockedAccount {
  email: string
  passwordHash: string
}

/** The account, locked: of two acts on it at once, the slower sees what the other has changed. */
export async function lockAccount(tx: Tx, userId: string): Promise<LockedAccount> {
  return tx
    .selectFrom('users')
    .select(['email', 'password_hash as passwordHash'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export interface OwnAccount {
  userId: UserId
  name: string
  phone: string
  email: string
  username: string
  emailVerified: boolean
}

export async function findOwnAccount(db: Db | Tx, userId: UserId): Promise<OwnAccount> {
  return db
    .selectFrom('users')
    .select(['id as userId', 'name', 'phone', 'email', 'username'])
    .select(({ eb }) => eb('email_verified_at', 'is not', null).$castTo<boolean>().as('emailVerified'))
    .$narrowType<{ userId: UserId }>()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
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

/** Replaces the password unless it has just changed. @returns whether it was replaced */
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

/** The user's open sessions, most recently used first. */
export async function findOwnSessions(db: Db, userId: UserId, now: Date): Promise<OwnSession[]> {
  return db
    .selectFrom('sessions as s')
    .innerJoin(companyFacts.as('c'), 'c.id', 's.company_id')
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

/** Ends this session of the user. @returns the ids it ended: one or none */
export async function endOwnSession(tx: Tx, userId: UserId, sessionId: string, now: Date): Promise<string[]> {
  const revoked = await ending(tx, userId, now)
    .where('id', '=', sessionId)
    .where('expires_at', '>', now)
    .returning('id')
    .execute()
  return revoked.map(({ id }) => id)
}

/** Ends every session of the user except this one. @returns the ids it ended */
export async function endOtherSessions(tx: Tx, { userId, sessionId }: Member, now: Date): Promise<string[]> {
  const revoked = await ending(tx, userId, now).where('id', '<>', sessionId).returning('id').execute()
  return revoked.map(({ id }) => id)
}

/** Ends the user's sessions for this company. @returns the ids it ended */
export async function endSessionsFor(tx: Tx, userId: UserId, companyId: CompanyId, now: Date): Promise<string[]> {
  const revoked = await ending(tx, userId, now).where('company_id', '=', companyId).returning('id').execute()
  return revoked.map(({ id }) => id)
}

function ending(tx: Tx, userId: UserId, now: Date) {
  return tx.updateTable('sessions').set({ ended_at: now }).where('user_id', '=', userId).where('ended_at', 'is', null)
}

export async function findSessionsFor(tx: Tx, userId: UserId, companyId: CompanyId): Promise<string[]> {
  const found = await tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .execute()
  return found.map(({ id }) => id)
}

/** The member's session, locked against ending and against another switch. @returns undefined when it has ended */
export async function lockOwnSession(tx: Tx, member: Member, now: Date): Promise<{ startedAt: Date } | undefined> {
  return tx
    .selectFrom('sessions')
    .select('created_at as startedAt')
    .where('id', '=', member.sessionId)
    .where('user_id', '=', member.userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

/** The user's membership in this company, locked until commit, so that it is not removed during a switch. */
export async function holdMembership(tx: Tx, userId: UserId, companyId: string): Promise<Membership | undefined> {
  return tx
    .selectFrom('memberships as m')
    .innerJoin(companyFacts.as('c'), 'c.id', 'm.company_id')
    .select(membershipColumns)
    .$narrowType<{ role: Role }>()
    .where('m.user_id', '=', userId)
    .where('m.company_id', '=', companyId)
    .forShare('m')
    .executeTakeFirst()
}

/** Moves the session to the company, for which a second factor has to be shown anew, and deletes its bearers. */
export async function moveSession(
  tx: Tx,
  sessionId: string,
  { companyId, expiresAt }: { companyId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ company_id: companyId, last_used_at: now, expires_at: expiresAt, second_factor_at: null })
    .where('id', '=', sessionId)
    .execute()
  await tx.deleteFrom('session_bearers').where('session_id', '=', sessionId).execute()
}

export interface AccountOfEmail {
  userId: UserId
  email: string
  /** It belongs to a company. */
  isMember: boolean
  isBlocked: boolean
}

/** The account of an e-mail address. */
export async function findAccountOf(db: Db | Tx, email: string): Promise<AccountOfEmail | undefined> {
  return accountsOf(db, email).executeTakeFirst()
}

/** The account of an e-mail address, locked until commit. */
export async function lockAccountOf(tx: Tx, email: string): Promise<AccountOfEmail | undefined> {
  return accountsOf(tx, email).forUpdate('u').executeTakeFirst()
}

/** The former account of an e-mail address, before another user joined with it, the earliest first; locked. */
export async function lockFormerAccountOf(
  tx: Tx,
  email: string,
): Promise<Pick<AccountOfEmail, 'userId' | 'email'> | undefined> {
  return tx
    .selectFrom('users')
    .select(['id as userId', 'former_email as email'])
    .$narrowType<{ userId: UserId; email: string }>()
    .where(isInAnyCase('former_email', email))
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst()
}

/** Whether the account of this e-mail address belongs to any company. */
export async function actsForCompany(db: Db, email: string): Promise<boolean> {
  return (await findAccountOf(db, email))?.isMember ?? false
}

function accountsOf(db: Db | Tx, email: string) {
  return db
    .selectFrom('users as u')
    .select(['u.id as userId', 'u.email'])
    .select(({ eb }) =>
      eb
        .exists(eb.selectFrom('memberships as m').select('m.user_id').whereRef('m.user_id', '=', 'u.id'))
        .$castTo<boolean>()
        .as('isMember'),
    )
    .select(({ eb }) => eb('u.blocked_at', 'is not', null).$castTo<boolean>().as('isBlocked'))
    .$narrowType<{ userId: UserId }>()
    .where(isInAnyCase('u.email', email))
}

export interface NewAccount {
  email: string
  name: string
  phone: string
  passwordHash: string
}
