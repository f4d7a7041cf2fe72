import { expressionBuilder, type SqlBool, sql } from 'kysely'
import type { PersonKind } from '#domain/accounts/person-kind.ts'
import type { CompanyKind, Role } from '#domain/companies/permissions.ts'
import type { UserId } from '#domain/ids.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, containing } from '#server/platform/sql-input.ts'
import { isInAnyCase } from './queries.ts'
import { CLOSED_ADDRESS } from './queries-closing.ts'

interface PersonWish {
  keyword: string
  kind: PersonKind | undefined
  /** Read on behind this one. */
  after: string | undefined
  limit: number
}

export type PersonRow = Awaited<ReturnType<typeof findPeopleBy>>[number]

/** People with open accounts, the one registered last first, for administrators [ADMIN-1]. */
export async function findPeopleBy(db: Db, { keyword, kind, after, limit }: PersonWish) {
  const pattern = containing(keyword || null)
  return people(db)
    .$if(pattern !== null, (query) =>
      query.where((where) =>
        where.or([
          sql<SqlBool>`u.name ilike ${pattern}`,
          sql<SqlBool>`lower(u.email) like ${pattern?.slice(1).toLowerCase()}`,
        ]),
      ),
    )
    .$if(kind === 'blocked', (query) => query.where('u.blocked_at', 'is not', null))
    .$if(kind === 'unverified', (query) => query.where('u.email_verified_at', 'is', null))
    .$if(kind === 'administrator', (query) => query.where(isAdministrator()))
    .$if(after !== undefined, (query) =>
      query.where(
        ({ refTuple, selectFrom }) =>
          sql<boolean>`${refTuple('u.created_at', 'u.id')} < ${selectFrom('users as last')
            .select(['last.created_at', 'last.id'])
            .where('last.id', '=', after ?? '')}`,
      ),
    )
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit)
    .execute()
}

/** One of them, with what only this page shows. */
export async function findPerson(db: Db, userId: string) {
  return people(db)
    .select(['u.username', 'u.phone', 'u.blocked_reason as blockedReason'])
    .select(isAdministrator().as('isAdministrator'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('second_factors as f')
          .select('f.user_id')
          .whereRef('f.user_id', '=', 'u.id')
          .where('f.active_since', 'is not', null),
      )
        .$castTo<boolean>()
        .as('hasSecondFactor'),
    )
    .select(({ selectFrom }) =>
      selectFrom('sessions as s')
        .select(({ fn }) => fn.max('s.last_used_at').as('last'))
        .whereRef('s.user_id', '=', 'u.id')
        .as('lastSeenAt'),
    )
    .where('u.id', '=', userId)
    .executeTakeFirst()
}

function people(db: Db) {
  return (
    db
      .selectFrom('users as u')
      .select(['u.id', 'u.name', 'u.email', 'u.created_at as registeredAt', 'u.blocked_at as blockedAt'])
      .select(({ eb }) => eb('u.email_verified_at', 'is not', null).$castTo<boolean>().as('emailVerified'))
      .$narrowType<{ id: UserId }>()
      // a closed account cannot sign in and holds no personal data
      .where('u.email', 'not like', `%${CLOSED_ADDRESS}`)
  )
}

function isAdministrator() {
  const { exists, selectFrom } = expressionBuilder<DB & { u: DB['users'] }, 'u'>()
  return exists(
    selectFrom('memberships as m')
      .innerJoin(companyFacts.as('c'), 'c.id', 'm.company_id')
      .select('m.user_id')
      .whereRef('m.user_id', '=', 'u.id')
      .where('c.kind', '=', 'platform'),
  ).$castTo<boolean>()
}

/** A place of somebody in a company. */
export interface PersonMembership {
  userId: UserId
  companyId: string
  companyName: string
  companyKind: CompanyKind
  role: Role
  since: Date
}

/** The places of these people, in the order in which they were taken. */
export async function findMembershipsOf(db: Db, userIds: readonly string[]): Promise<PersonMembership[]> {
  return db
    .selectFrom('memberships as m')
    .innerJoin(companyFacts.as('c'), 'c.id', 'm.company_id')
    .select(['m.user_id as userId', 'c.id as companyId', 'c.name as companyName', 'c.kind as companyKind', 'm.role'])
    .select('m.created_at as since')
    .$narrowType<{ userId: UserId; role: Role }>()
    .where('m.user_id', '=', anyOf(userIds))
    .orderBy('m.created_at')
    .orderBy('c.id')
    .execute()
}

export interface LockedPerson {
  userId: UserId
  blocked: boolean
  emailVerified: boolean
}

/** A user with an open account, locked against signing in meanwhile. */
export async function lockPerson(tx: Tx, userId: string): Promise<LockedPerson | undefined> {
  return tx
    .selectFrom('users')
    .select('id as userId')
    .select(({ eb }) => [
      eb('blocked_at', 'is not', null).$castTo<boolean>().as('blocked'),
      eb('email_verified_at', 'is not', null).$castTo<boolean>().as('emailVerified'),
    ])
    .$narrowType<{ userId: UserId }>()
    .where('id', '=', userId)
    .where('email', 'not like', `%${CLOSED_ADDRESS}`)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** How many sessions of somebody are open. */
export async function countSessions(db: Db | Tx, userId: UserId, now: Date): Promise<number> {
  const { open } = await db
    .selectFrom('sessions')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('open'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return open
}

/** Keeps somebody from signing in, or no longer where there is nothing to save. */
export async function saveBlock(tx: Tx, userId: UserId, block: { at: Date; reason: string } | null): Promise<void> {
  await tx
    .updateTable('users')
    .set({ blocked_at: block?.at ?? null, blocked_reason: block?.reason ?? null })
    .where('id', '=', userId)
    .execute()
}

export async function isBlocked(db: Db | Tx, userId: string): Promise<boolean> {
  const blocked = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst()
  return blocked !== undefined
}

/** The address and reason for the mail about an administrator's act on an account; an unproved address has no name. */
export async function findOverseen(db: Db, userId: string) {
  return db
    .selectFrom('users as u')
    .select(['u.email', 'u.blocked_reason as blockedReason'])
    .select(({ eb }) =>
      eb.case().when('u.email_verified_at', 'is not', null).then(eb.ref('u.name')).else('').end().as('name'),
    )
    .where('u.id', '=', userId)
    .executeTakeFirst()
}

interface MemberActivity {
  userId: UserId
  name: string
  email: string
  role: Role
  emailVerified: boolean
  /** When they last used a session for the company. */
  lastSeenAt: Date | null
}

/** The members of any company, for administrators, in the order they joined [ADM-2]. */
export async function findMemberActivity(db: Db, companyId: string): Promise<MemberActivity[]> {
  return db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', 'u.name', 'u.email', 'm.role'])
    .select(({ eb }) => eb('u.email_verified_at', 'is not', null).$castTo<boolean>().as('emailVerified'))
    .select(({ selectFrom }) =>
      selectFrom('sessions as s')
        .select(({ fn }) => fn.max('s.last_used_at').as('last'))
        .whereRef('s.user_id', '=', 'm.user_id')
        .whereRef('s.company_id', '=', 'm.company_id')
        .as('lastSeenAt'),
    )
    .$narrowType<{ userId: UserId; role: Role }>()
    .where('m.company_id', '=', companyId)
    .orderBy('m.created_at')
    .orderBy('u.id')
    .execute()
}

/** The companies of who signs in with this e-mail address. */
export async function findCompaniesOfEmail(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('memberships as m', 'm.user_id', 'u.id')
    .select('m.company_id as companyId')
    .where(isInAnyCase('u.email', email))
    .execute()
  return rows.map(({ companyId }) => companyId)
}
