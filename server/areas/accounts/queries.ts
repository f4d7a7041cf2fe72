import { expressionBuilder, sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { CompanyKind, Role } from '#domain/companies/permissions.ts'
import type { UserId } from '#domain/ids.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'

/** The columns of users that other areas may join, e.g. `innerJoin(people.as('placer'), 'placer.id', ...)`. */
export const people = expressionBuilder<DB>().selectFrom('users').select(['id', 'name'])

/** The columns of memberships that other areas may join: role, limits, and since when somebody is a member of a company. */
export const memberships = expressionBuilder<DB>()
  .selectFrom('memberships')
  .select(['user_id', 'company_id', 'created_at as since', 'role', 'limit_per_order', 'limit_per_month'])

/** The columns of sessions that other areas may join: user, company and expiry. */
export const openSessions = expressionBuilder<DB>()
  .selectFrom('sessions')
  .select(['id', 'user_id', 'company_id', 'expires_at'])
  .where('ended_at', 'is', null)

/** Users' names by their ids. */
export async function findUserNames(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', '=', anyOf(ids)).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export interface Account {
  userId: UserId
  email: string
  name: string
  passwordHash: string
  emailVerified: boolean
  /** Blocked from signing in by an administrator [ADMIN-1]. */
  blocked: boolean
}

/** Compares in lower case, as the indexes on e-mail addresses and usernames do. */
export function isInAnyCase(column: string, text: string) {
  return sql<boolean>`lower(${sql.ref(column)}) = ${text.toLowerCase()}`
}

/** Finds a user by e-mail address or username, ignoring case. */
export async function findAccount(db: Db, identity: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'password_hash', 'email_verified_at', 'blocked_at'])
    .where((where) => where.or([isInAnyCase('email', identity), isInAnyCase('username', identity)]))
    .executeTakeFirst()
  if (!row) return undefined
  return {
    userId: row.id as UserId,
    email: row.email,
    name: row.name,
    passwordHash: row.password_hash,
    emailVerified: row.email_verified_at !== null,
    blocked: row.blocked_at !== null,
  }
}

/**
 * Whether the user still has the password that was compared, and may sign in; neither can change until commit. Call it
 * before taking other locks: a change of either locks the user first, and ends the sessions found after that.
 */
export async function holdPassword(
  tx: Tx,
  { userId, passwordHash }: Pick<Account, 'userId' | 'passwordHash'>,
): Promise<boolean> {
  const locked = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('blocked_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return locked !== undefined
}

export interface Membership {
  companyId: string
  companyName: string
  companyKind: CompanyKind
  businessType: string | null
  role: Role
}

export const membershipColumns = [
  'c.id as companyId',
  'c.name as companyName',
  'c.kind as companyKind',
  'c.business_type as businessType',
  'm.role',
] as const

/** The companies a user belongs to, most recently used first. */
export async function findMemberships(db: Db, userId: UserId): Promise<Membership[]> {
  return db
    .selectFrom('memberships as m')
    .innerJoin(companyFacts.as('c'), 'c.id', 'm.company_id')
    .select(membershipColumns)
    .$narrowType<{ role: Role }>()
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
}

export async function findProfile(db: Db, member: Member) {
  return db
    .selectFrom('users as u')
    .innerJoin(companyFacts.as('c'), (join) => join.on('c.id', '=', member.companyId))
    .select(['u.name', 'u.email', 'u.email_verified_at', 'c.name as company_name', 'c.business_type'])
    .where('u.id', '=', member.userId)
    .executeTakeFirstOrThrow()
}

export interface SignInFailures {
  failures: number
  lastAt: Date
}

/**
 * The failures under each key, locked so that simultaneous tries are counted one after the other. Keys are locked in
 * one order here and everywhere else.
 */
export async function lockSignInFailures(
  tx: Tx,
  keys: readonly { key: string }[],
  now: Date,
): Promise<Map<string, SignInFailures>> {
  const rows = keys.map(({ key }) => ({ key }))
  const locked = await tx
    .insertInto('sign_in_failures')
    .columns(['key', 'failures', 'last_at'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('tried', { key: 'text' }, rows))
        .select(['tried.key', sql<number>`0`.as('failures'), sql<Date>`${now}::timestamptz`.as('last_at')])
        .orderBy('tried.key'),
    )
    // changes nothing, but locks and returns the row, which a select would miss if a sign-in forgot it meanwhile
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ key: eb.ref('excluded.key') })))
    .returning(['key', 'failures', 'last_at as lastAt'])
    .execute()
  return new Map(locked.map(({ key, ...failures }) => [key, failures]))
}

/** One more failure under each of these keys, which are locked. */
export async function addSignInFailure(tx: Tx, keys: readonly { key: string }[], now: Date): Promise<void> {
  await tx
    .updateTable('sign_in_failures')
    .set((eb) => ({ failures: eb('failures', '+', 1), last_at: now }))
    .where('key', '=', anyOf(keys.map(({ key }) => key)))
    .execute()
}

/** One failure less under each key that has one. */
export async function takeBackSignInFailure(tx: Tx, keys: readonly { key: string }[]): Promise<void> {
  await tx
    .with('held', (db) => lockedFailures(db, keys))
    .updateTable('sign_in_failures')
    .from('held')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .whereRef('sign_in_failures.key', '=', 'held.key')
    .where('failures', '>', 0)
    .execute()
}

export async function forgetSignInFailures(tx: Tx, keys: readonly { key: string }[]): Promise<void> {
  await tx
    .with('held', (db) => lockedFailures(db, keys))
    .deleteFrom('sign_in_failures')
    .using('held')
    .whereRef('sign_in_failures.key', '=', 'held.key')
    .execute()
}

function lockedFailures(db: Pick<Tx, 'selectFrom'>, keys: readonly { key: string }[]) {
  return db
    .selectFrom('sign_in_failures')
    .select('key')
    .where('key', '=', anyOf(keys.map(({ key }) => key)))
    .orderBy('key')
    .forUpdate()
}

/** Deletes sessions started, and everything else last used, before these instants. */
export async function forgetOld(tx: Tx, before: { codes: Date; links: Date; sessions: Date }): Promise<void> {
  await tx.deleteFrom('password_resets').where('asked_at', '<', before.codes).execute()
  // those of a try under way are left to the next time
  const forgotten = tx
    .selectFrom('sign_in_failures')
    .select('key')
    .where('last_at', '<', before.codes)
    .forUpdate()
    .skipLocked()
  await tx.deleteFrom('sign_in_failures').where('key', 'in', forgotten).execute()
  await tx.deleteFrom('session_bearers').where('expires_at', '<', before.codes).execute()
  await tx.deleteFrom('email_verifications').where('asked_at', '<', before.links).execute()
  await tx.deleteFrom('farewells').where('closed_at', '<', before.links).execute()
  await tx.deleteFrom('email_changes').where('asked_at', '<', before.links).execute()
  await tx.deleteFrom('sessions').where('created_at', '<', before.sessions).execute()
}
