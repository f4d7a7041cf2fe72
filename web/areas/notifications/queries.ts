import { query } from '#web/lib/api/query.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import type { CentreFilter } from './centre-filter.ts'

/** The company's latest notifications. */
export const bellQuery = (companyId: string) =>
  query({ call: 'notifikasi/daftar', body: { companyId }, live: 'notifications' })

/** Those about negotiations only [HEAD-8]. */
export const negoNoticesQuery = (companyId: string) =>
  query({ call: 'notifikasi/nego/daftar', body: { companyId }, live: 'notifications' })

/** One page of all of them. */
export const centreQuery = (companyId: string, { kind, unread, page }: CentreFilter) =>
  query({
    call: 'notifikasi/pusat',
    body: {
      companyId,
      ...(kind && { kind }),
      ...(unread && { unread: true }),
      page,
      perPage: ROWS_PER_PAGE,
    },
    live: 'notifications',
  })

/** The channels by which the member wants to be notified of each kind. */
export const choicesQuery = query({ call: 'notifikasi/pengaturan', body: {} })

/** Whether this browser takes push messages. */
export const deviceQuery = query({ call: 'akun/notifikasi/perangkat', body: {} })
