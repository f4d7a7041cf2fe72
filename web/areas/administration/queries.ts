import { personKind } from '#domain/accounts/person-kind.ts'
import { companyAge, tradingKind } from '#domain/administration/company-kind.ts'
import { reviewState } from '#domain/administration/review.ts'
import { query } from '#web/lib/api/query.ts'
import {
  type FilterOf,
  flag,
  id,
  keyword,
  ROWS_PER_PAGE,
  searchParams,
  statusFilter,
  word,
} from '#web/lib/page/search-params.ts'

/** Which companies, from one on. */
export const companyFilter = searchParams({
  kind: word('jenis', tradingKind),
  age: word('umur', companyAge),
  suspended: flag('ditangguhkan'),
  keyword,
  after: id('setelah'),
})
export type CompanyFilter = FilterOf<typeof companyFilter>

export const companiesQuery = ({ kind, age, suspended, keyword, after }: CompanyFilter) =>
  query({
    call: 'admin/perusahaan/semua',
    body: {
      ...(kind && { kind }),
      ...(age && { age }),
      ...(suspended && { suspended: true as const }),
      ...(keyword && { keyword }),
      ...(after && { after }),
      perPage: ROWS_PER_PAGE,
    },
  })

/** One of them. */
export const companyQuery = (companyId: string) => query({ call: 'admin/perusahaan/lihat', body: { id: companyId } })

/** Which people, from one on. */
export const personFilter = searchParams({ kind: word('status', personKind), keyword, after: id('setelah') })
export type PersonFilter = FilterOf<typeof personFilter>

export const peopleQuery = ({ kind, keyword, after }: PersonFilter) =>
  query({
    call: 'admin/pengguna/daftar',
    body: {
      ...(kind && { kind }),
      ...(keyword && { keyword }),
      ...(after && { after }),
      perPage: ROWS_PER_PAGE,
    },
  })

/** One of them. */
export const personQuery = (userId: string) => query({ call: 'admin/pengguna/lihat', body: { userId } })

/** Which companies that buy or ask for another name, by the state of their review. */
export const reviewFilter = statusFilter(reviewState)
export type ReviewFilter = FilterOf<typeof reviewFilter>

export const reviewsQuery = ({ state, keyword, page }: ReviewFilter) =>
  query({
    call: 'admin/pembeli/daftar',
    body: { ...(state && { state }), ...(keyword && { keyword }), page, perPage: ROWS_PER_PAGE },
    live: 'notifications',
  })

/** How many of them wait. */
export const waitingReviewsQuery = query({
  call: 'admin/pembeli/daftar',
  body: { state: 'waiting', page: 1, perPage: 1 },
  live: 'notifications',
})

/** The own shop's request for another name and numbers. */
export const ownIdentityQuery = (companyId: string) =>
  query({ call: 'perusahaan/identitas', body: { companyId }, live: 'notifications' })

/** The review state of the own company. */
export const ownReviewQuery = (companyId: string) =>
  query({ call: 'perusahaan/pemeriksaan', body: { companyId }, live: 'notifications' })
