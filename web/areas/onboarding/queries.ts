import { query } from '#web/lib/api/query.ts'
import { queueBody, type VerificationFilter } from './verification-filter.ts'

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
