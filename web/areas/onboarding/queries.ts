import { applicationState } from '#domain/onboarding/state.ts'
import { query } from '#web/lib/api/query.ts'
import { type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams, text, word } from '#web/lib/page/search-params.ts'

/** The company's own application to sell. */
export const applicationQuery = (companyId: string) =>
  query({ call: 'daftar-seller/lihat', body: { companyId }, live: 'notifications' })

/** Companies that come in as sellers, for administrators. */
export const queueQuery = (filter: VerificationFilter) =>
  query({ call: 'admin/perusahaan/daftar', body: queueBody(filter), live: 'notifications' })

/** How many of them wait. */
export const waitingApplicationsQuery = query({
  call: 'admin/perusahaan/daftar',
  body: { state: 'submitted', page: 1, perPage: 1 },
  live: 'notifications',
})

/** One of them. */
export const verificationQuery = (id: string) => query({ call: 'admin/perusahaan/detail', body: { id } })

const LONGEST_ID = 36

/** Which applications an administrator sees, and which of them is open [ADM-2]. */
export const verificationFilter = searchParams({
  state: word('status', applicationState),
  keyword,
  page,
  open: text('pengajuan', LONGEST_ID),
})
export type VerificationFilter = FilterOf<typeof verificationFilter>

function queueBody({ state, keyword, page }: VerificationFilter) {
  return {
    ...(state && { state }),
    ...(keyword && { keyword }),
    page,
    perPage: ROWS_PER_PAGE,
  }
}
