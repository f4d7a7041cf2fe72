import { application } from '#domain/onboarding/codec.ts'
import { applicationQueue, verification } from '#domain/onboarding/codec-admin.ts'
import { applicationState } from '#domain/onboarding/state.ts'
import { query } from '#web/lib/query.ts'
import { queueBody, type VerificationFilter } from './verification-filter.ts'

/** The company's own application to sell. */
export const applicationQuery = (companyId: string) =>
  query({ call: 'daftar-seller/lihat', body: { company_id: companyId }, as: application, live: 'notifications' })

/** Companies that come in as sellers, for administrators. */
export const queueQuery = (filter: VerificationFilter) =>
  query({ call: 'admin/perusahaan/daftar', body: queueBody(filter), as: applicationQueue, live: 'notifications' })

/** How many of them wait. */
export const waitingApplicationsQuery = query({
  call: 'admin/perusahaan/daftar',
  body: { status: applicationState.encode('submitted'), halaman: 1, per_halaman: 1 },
  as: applicationQueue,
  live: 'notifications',
})

/** One of them. */
export const verificationQuery = (id: string) =>
  query({ call: 'admin/perusahaan/detail', body: { pengajuan_id: id }, as: verification })
