import type { Buyer } from '#domain/accounts/actor.ts'
import { type ReviewState, reviews } from '#domain/administration/review.ts'
import { Refusal } from '#domain/refusal.ts'
import { findDeadline } from '#server/areas/calendar/public.ts'
import { companyName, saveVerified } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { notifyAdministrators } from './notify-company.ts'
import { findCompany } from './queries-companies.ts'
import { countReviews, findReview, findReviewQueue, insertReview, lockReview, saveReview } from './queries-reviews.ts'

interface Wish {
  state: ReviewState
  keyword: string
  page: number
  perPage: number
}

/** A page of the companies of one state, with how many there are of each [ADM-2]. */
export async function showReviewQueue({ db }: Deps, { state, keyword, page, perPage }: Wish) {
  const counted = await countReviews(db, keyword)
  const countOf = (state: ReviewState) => counted.find((one) => one.state === state)?.count ?? 0
  return {
    companies: await findReviewQueue(db, { state, keyword, limit: perPage, offset: (page - 1) * perPage }),
    total: countOf(state),
    counts: { waiting: countOf('waiting'), correction: countOf('correction'), verified: countOf('verified') },
  }
}

export type ShownOwnReview = Awaited<ReturnType<typeof showOwnReview>>

/** The review state of the own company [ADM-2]. @throws Refusal company_not_found */
export async function showOwnReview({ db }: Deps, { companyId }: Buyer) {
  const [review, company] = [await findReview(db, companyId), await findCompany(db, companyId)]
  if (!review || !company) throw new Refusal('company_not_found')
  return { review, company }
}

/** A company that has registered joins the queue, and may buy meanwhile [ADM-2, REG-1]. */
export async function openReview(tx: Tx, { companyId, name }: { companyId: string; name: string }, now: Date) {
  const requested = { requestedAt: now, dueAt: await findDeadline(tx, now) }
  await insertReview(tx, {
    companyId,
    state: 'waiting',
    version: 0,
    ...requested,
    reasons: [],
    note: null,
    requested: null,
  })
  await notifyAdministrators(tx, { companyId, name }, now)
}

/**
 * Queues a company for review again, without its mark, when it was verified under another name, number or line of
 * business: the reviewer must see the new one first [ADM-2].
 */
export async function reviewAgain(tx: Tx, { companyId }: { companyId: string }, now: Date): Promise<void> {
  const review = await lockReview(tx, companyId)
  if (!review) return
  if (review.state !== 'verified') return saveReview(tx, { ...review, version: review.version + 1 })
  const requested = { requestedAt: now, dueAt: await findDeadline(tx, now) }
  await saveReview(tx, { ...reviews.advance(review, 'change', 'system', undefined), ...requested })
  await saveVerified(tx, companyId, null)
  await notifyAdministrators(tx, { companyId, name: await companyName(tx, companyId) }, now)
}
