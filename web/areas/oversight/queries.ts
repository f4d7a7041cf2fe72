import { personKind } from '#domain/accounts/person-kind.ts'
import { companyPage, overseenCompany } from '#domain/oversight/codec-companies.ts'
import { ownIdentity } from '#domain/oversight/codec-identity.ts'
import { overseenPerson, personPage } from '#domain/oversight/codec-people.ts'
import { ownReview, reviewQueue } from '#domain/oversight/codec-reviews.ts'
import { companyAge, tradingKind } from '#domain/oversight/company-kind.ts'
import { reviewState } from '#domain/oversight/review.ts'
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
      ...(kind && { jenis: tradingKind.encode(kind) }),
      ...(age && { umur: companyAge.encode(age) }),
      ...(suspended && { ditangguhkan: true as const }),
      ...(keyword && { keyword }),
      ...(after && { setelah: after }),
      per_halaman: ROWS_PER_PAGE,
    },
    as: companyPage,
  })

/** One of them. */
export const companyQuery = (companyId: string) =>
  query({ call: 'admin/perusahaan/lihat', body: { perusahaan_id: companyId }, as: overseenCompany })

/** Which people, from one on. */
export const personFilter = searchParams({ kind: word('status', personKind), keyword, after: id('setelah') })
export type PersonFilter = FilterOf<typeof personFilter>

export const peopleQuery = ({ kind, keyword, after }: PersonFilter) =>
  query({
    call: 'admin/pengguna/daftar',
    body: {
      ...(kind && { status: personKind.encode(kind) }),
      ...(keyword && { keyword }),
      ...(after && { setelah: after }),
      per_halaman: ROWS_PER_PAGE,
    },
    as: personPage,
  })

/** One of them. */
export const personQuery = (userId: string) =>
  query({ call: 'admin/pengguna/lihat', body: { pengguna_id: userId }, as: overseenPerson })

/** Which companies that buy or ask for another name, by the state of their review. */
export const reviewFilter = statusFilter(reviewState)
export type ReviewFilter = FilterOf<typeof reviewFilter>

export const reviewsQuery = (filter: ReviewFilter) =>
  query({ call: 'admin/pembeli/daftar', body: reviewFilter.body(filter), as: reviewQueue, live: 'notifications' })

/** How many of them wait. */
export const waitingReviewsQuery = query({
  call: 'admin/pembeli/daftar',
  body: { status: reviewState.encode('waiting'), halaman: 1, per_halaman: 1 },
  as: reviewQueue,
  live: 'notifications',
})

/** The name and numbers that the own shop asked for. */
export const ownIdentityQuery = (companyId: string) =>
  query({ call: 'perusahaan/identitas', body: { company_id: companyId }, as: ownIdentity, live: 'notifications' })

/** What became of the own company. */
export const ownReviewQuery = (companyId: string) =>
  query({ call: 'perusahaan/pemeriksaan', body: { company_id: companyId }, as: ownReview, live: 'notifications' })
