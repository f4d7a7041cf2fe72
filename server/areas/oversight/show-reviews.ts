import type { Buyer } from '#domain/accounts/actor.ts'
import type { ReviewState } from '#domain/oversight/review.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { findCompany } from './queries-companies.ts'
import { countReviews, findReview, findReviewQueue } from './queries-reviews.ts'

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

/** What became of the own company [ADM-2]. @throws Refusal company_not_found */
export async function showOwnReview({ db }: Deps, { companyId }: Buyer) {
  const [review, company] = [await findReview(db, companyId), await findCompany(db, companyId)]
  if (!review || !company) throw new Refusal('company_not_found')
  return { review, company }
}
