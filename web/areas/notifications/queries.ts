import { notices } from '#domain/negotiations/codec.ts'
import { bell } from '#domain/notifications/codec.ts'
import { query } from '#web/lib/query.ts'

/** The company's latest notifications. */
export const bellQuery = (companyId: string) =>
  query({ call: 'notifikasi/daftar', body: { company_id: companyId }, as: bell, live: 'notifications' })

/** Those about negotiations only [HEAD-8]. */
export const negoNoticesQuery = (companyId: string) =>
  query({ call: 'notifikasi/nego/daftar', body: { company_id: companyId }, as: notices, live: 'notifications' })
