import { type SqlBool, sql } from 'kysely'
import type { TradingKind } from '#domain/administration/company-kind.ts'
import type { AuditAct } from '#domain/audit/acts.ts'
import type { Facts } from '#domain/audit/what-changed.ts'
import { memberships, people } from '#server/areas/accounts/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { auditLog } from '#server/platform/audit/queries.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf, containing } from '#server/platform/sql-input.ts'

export interface CompanyWish {
  keyword: string
  /** Companies found by something else than their own name and numbers. */
  found: readonly string[]
  kind: TradingKind | undefined
  registeredFrom: Date | undefined
  registeredBefore: Date | undefined
  suspended: boolean
  /** Read on behind this one. */
  after: string | undefined
  limit: number
}

export type CompanyRow = Awaited<ReturnType<typeof findCompaniesBy>>[number]

/** Companies, the one registered last first [ADM-2]. */
export async function findCompaniesBy(db: Db, wish: CompanyWish) {
  const { keyword, found, kind, registeredFrom, registeredBefore, suspended, after, limit } = wish
  const pattern = containing(keyword || null)
  const digits = keyword.replace(/[\s.-]/g, '')
  return companies(db)
    .$if(pattern !== null, (query) =>
      query.where((where) =>
        where.or([
          sql<SqlBool>`c.name ilike ${pattern}`,
          where('c.id', '=', anyOf(found)),
          ...(/^\d{4,}$/.test(digits)
            ? [where('c.npwp', 'like', `${digits}%`), where('c.nib', 'like', `${digits}%`)]
            : []),
        ]),
      ),
    )
    .$if(kind !== undefined, (query) => query.where('c.kind', '=', kind as TradingKind))
    .$if(registeredFrom !== undefined, (query) => query.where('c.created_at', '>=', registeredFrom as Date))
    .$if(registeredBefore !== undefined, (query) => query.where('c.created_at', '<', registeredBefore as Date))
    .$if(suspended, (query) => query.where('c.suspended_at', 'is not', null))
    .$if(after !== undefined, (query) =>
      query.where(
        ({ refTuple, selectFrom }) =>
          sql<boolean>`${refTuple('c.created_at', 'c.id')} < ${selectFrom(companyFacts.as('last'))
            .select(['last.created_at', 'last.id'])
            .where('last.id', '=', after ?? '')}`,
      ),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute()
}

/** One of them. */
export async function findCompany(db: Db, id: string) {
  return companies(db)
    .select(['c.username', 'c.npwp', 'c.nib', 'c.phone', 'c.address', 'c.province'])
    .where('c.id', '=', id)
    .executeTakeFirst()
}

function companies(db: Db) {
  return db
    .selectFrom(companyFacts.as('c'))
    .select(['c.id', 'c.name', 'c.kind', 'c.city', 'c.business_type as businessType'])
    .select([
      'c.created_at as registeredAt',
      'c.suspended_at as suspendedAt',
      'c.suspension_reason as suspensionReason',
      'c.closed_at as closedAt',
    ])
    .select(({ eb }) => eb('c.verified_at', 'is not', null).$castTo<boolean>().as('verified'))
    .select(({ selectFrom }) =>
      selectFrom(memberships.as('m'))
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
        .whereRef('m.company_id', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('members'),
    )
    .$narrowType<{ kind: TradingKind }>()
    .where('c.kind', '<>', 'platform')
}

export interface PastActRow {
  at: Date
  act: AuditAct
  by: string | null
  after: Facts | null
}

// the audit itself has all of them
const MOST_ACTS = 30

/** The administrators' acts on these things, the latest first [ADM-6]. */
export async function findActsOn(db: Db, things: readonly string[]): Promise<PastActRow[]> {
  return db
    .selectFrom(auditLog.as('e'))
    .leftJoin(people.as('doer'), 'doer.id', 'e.userId')
    .select(['e.at', 'e.act', 'doer.name as by', 'e.after'])
    .where('e.thingId', '=', anyOf(things))
    .where('e.role', '=', 'administrator')
    .orderBy('e.id', 'desc')
    .limit(MOST_ACTS)
    .execute()
}
