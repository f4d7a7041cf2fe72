import { type SqlBool, sql } from 'kysely'
import type { ReviewState } from '#domain/oversight/review.ts'
import type { ReviewReason } from '#domain/oversight/review-reasons.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { containing } from '#server/platform/given.ts'

/** The review of a company that buys. */
export interface StoredReview {
  companyId: string
  state: ReviewState
  version: number
  askedAt: Date
  dueAt: Date
  /** Of the last decision. */
  reasons: readonly ReviewReason[]
  note: string | null
}

export async function findReview(db: Db | Tx, companyId: string): Promise<StoredReview | undefined> {
  return reviews(db).where('company_id', '=', companyId).executeTakeFirst()
}

/** The same, locked for one act; before the company itself. */
export async function lockReview(tx: Tx, companyId: string): Promise<StoredReview | undefined> {
  return reviews(tx).where('company_id', '=', companyId).forUpdate().executeTakeFirst()
}

function reviews(db: Db | Tx) {
  return db
    .selectFrom('company_reviews')
    .select([
      'company_id as companyId',
      'state',
      'version',
      'asked_at as askedAt',
      'due_at as dueAt',
      'reasons',
      'note',
    ])
    .$narrowType<{ state: ReviewState; reasons: ReviewReason[] }>()
}

/** One that was just registered. */
export async function insertReview(tx: Tx, review: StoredReview): Promise<void> {
  await tx
    .insertInto('company_reviews')
    .values({ company_id: review.companyId, ...columnsOf(review) })
    .execute()
}

export async function saveReview(tx: Tx, review: StoredReview): Promise<void> {
  await tx.updateTable('company_reviews').set(columnsOf(review)).where('company_id', '=', review.companyId).execute()
}

function columnsOf({ state, version, askedAt, dueAt, reasons, note }: StoredReview) {
  return { state, version, asked_at: askedAt, due_at: dueAt, reasons: [...reasons], note }
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
    .select(['c.id', 'c.name', 'c.city', 'c.business_type as businessType', 'r.state'])
    .select(['r.asked_at as askedAt', 'r.due_at as dueAt'])
    .$narrowType<{ state: ReviewState }>()
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

/** Found by a part of the name, or the beginning of the numbers. */
function queued(db: Db, keyword: string) {
  const pattern = containing(keyword || null)
  const digits = keyword.replace(/[\s.-]/g, '')
  return db
    .selectFrom('company_reviews as r')
    .innerJoin(companyFacts.as('c'), 'c.id', 'r.company_id')
    .$if(pattern !== null, (query) =>
      query.where((where) =>
        where.or([
          sql<SqlBool>`c.name ilike ${pattern}`,
          ...(/^\d{4,}$/.test(digits)
            ? [where('c.npwp', 'like', `${digits}%`), where('c.nib', 'like', `${digits}%`)]
            : []),
        ]),
      ),
    )
}
