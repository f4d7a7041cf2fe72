import { accountState } from '#domain/bank-accounts/state.ts'
import { query } from '#web/lib/api/query.ts'
import { type FilterOf, page, ROWS_PER_PAGE, searchParams, text, word } from '#web/lib/page/search-params.ts'

/** The seller's bank account, refetched at each step of its review. */
export const ownAccountsQuery = query({
  call: 'pusat-seller/rekening/daftar',
  body: {},
  live: 'notifications',
})

/** Accounts of shops, for administrators. */
export const accountQueueQuery = (filter: ReviewFilter) =>
  query({ call: 'admin/rekening/daftar', body: queueBody(filter), live: 'notifications' })

/** One of them. */
export const accountQuery = (id: string) =>
  query({ call: 'admin/rekening/detail', body: { id }, live: 'notifications' })

const LONGEST_ID = 36

/** Which accounts an administrator sees, and which of them is open [SHOP-8]. */
export const reviewFilter = searchParams({
  state: word('status', accountState),
  page,
  open: text('rekening', LONGEST_ID),
})
export type ReviewFilter = FilterOf<typeof reviewFilter>

function queueBody({ state, page }: ReviewFilter) {
  return { ...(state && { state }), page, perPage: ROWS_PER_PAGE }
}
