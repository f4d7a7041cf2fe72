import { type SqlBool, sql } from 'kysely'
import type { TradingKind } from '#domain/administration/company-kind.ts'
import type { ReviewState } from '#domain/administration/review.ts'
import type { ReviewReason } from '#domain/administration/review-reasons.ts'
import { companyFacts, type Identity } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { containing } from '#server/platform/sql-input.ts'

/** The review of a company that buys, or of the name and numbers that a seller asks for. */
export interface StoredReview {
  companyId: string
  kind: TradingKind
  state: ReviewState
  version: number
  requestedAt: Date
  dueAt: Date
  /** Of the last decision. */
  reasons: readonly ReviewReason[]
  note: string | null
  /** A seller's request, pending or refused. */
  requested: Identity | null
}

export async function findReview(db: Db | Tx, companyId: string): Promise<StoredReview | undefined> {
  return withRequested(await reviews(db).where('company_id', '=', companyId).executeTakeFirst())
}

/** A company's review, locked for one act; before the company itself. */
export async function lockReview(tx: Tx, companyId: string): Promise<StoredReview | undefined> {
  return withRequested(await reviews(tx).where('company_id', '=', companyId).forUpdate().executeTakeFirst())
}

function reviews(db: Db | Tx) {
  return db
    .selectFrom('company_reviews')
    .select([
      'company_id as companyId',
      'state',
      'version',
      'asked_at as requestedAt',
      'due_at as dueAt',
      'reasons',
      'note',
      'asked_name',
      'asked_npwp',
      'asked_nib',
    ])
    .select(({ selectFrom }) =>
      selectFrom(companyFacts.as('c'))
        .select('c.kind')
        .whereRef('c.id', '=', 'company_id')
        .$asScalar()
        .$notNull()
        .as('kind'),
    )
    .$narrowType<{ state: ReviewState; reasons: ReviewReason[]; kind: TradingKind }>()
}

type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviews>['executeTakeFirstOrThrow']>>

function withRequested(row: ReviewRow | undefined): StoredReview | undefined {
  if (!row) return undefined
  const { asked_name: name, asked_npwp: npwp, asked_nib: nib, ...review } = row
  return { ...review, requested: name === null ? null : { name, npwp, nib } }
}

/** The first of a company. @returns false where it has one */
export async function insertReview(tx: Tx, review: Omit<StoredReview, 'kind'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('company_reviews')
    .values({ company_id: review.companyId, ...columnsOf(review) })
    .onConflict((conflict) => conflict.column('company_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function saveReview(tx: Tx, review: StoredReview): Promise<void> {
  await tx.updateTable('company_reviews').set(columnsOf(review)).where('company_id', '=', review.companyId).execute()
}

function columnsOf({ state, version, requestedAt, dueAt, reasons, note, requested }: Omit<StoredReview, 'kind'>) {
  const identity = {
    asked_name: requested?.name ?? null,
    asked_npwp: requested?.npwp ?? null,
    asked_nib: requested?.nib ?? null,
  }
  return { state, version, asked_at: requestedAt, due_at: dueAt, reasons: [...reasons], note, ...identity }
}

interface QueueWish {
  state: ReviewState
  keyword: string
  limit: number
  offset: number
}

/** Companies of one state: what waits by its deadline, all others the latest first [ADM-2]. */
export async function findReviewQueue(db: Db, { state, keyword, limit, offset }: QueueWish) {
  const order = state === 'waiting' ? 'asc' : 'desc'
  return queued(db, keyword)
    .select(['c.id', 'c.name', 'c.kind', 'c.city', 'c.business_type as businessType', 'r.state'])
    .select(['r.asked_at as requestedAt', 'r.due_at as dueAt'])
    .$narrowType<{ state: ReviewState; kind: TradingKind }>()
    .where('r.state', '=', state)
    .orderBy('r.due_at', order)
    .orderBy('r.company_id', order)
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many meet the keyword in each state; states without any are missing. */
export async function countReviews(db: Db, keyword: string) {
  return queued(db, keyword)
    .select(({ fn, cast }) => ['r.state', cast<number>(fn.countAll(), 'integer').as('count')])
    .$narrowType<{ state: ReviewState }>()
    .groupBy('r.state')
    .execute()
}

/** Searches by a part of the name, or a prefix of the numbers; closed companies await no review. */
function queued(db: Db, keyword: string) {
  const pattern = containing(keyword || null)
  const digits = keyword.replace(/[\s.-]/g, '')
  return db
    .selectFrom('company_reviews as r')
    .innerJoin(companyFacts.as('c'), 'c.id', 'r.company_id')
    .where('c.closed_at', 'is', null)
    .$if(pattern !== null, (query) =>
      query.where((where) =>
        where.or([
          sql<SqlBool>`c.name ilike ${pattern}`,
          sql<SqlBool>`r.asked_name ilike ${pattern}`,
          ...(/^\d{4,}$/.test(digits)
            ? [where('c.npwp', 'like', `${digits}%`), where('c.nib', 'like', `${digits}%`)]
            : []),
        ]),
      ),
    )
}
