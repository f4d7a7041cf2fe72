import { notices } from '#domain/negotiations/codec.ts'
import { bell, centre, choices, device } from '#domain/notifications/codec.ts'
import { kindWord } from '#domain/notifications/words.ts'
import { query } from '#web/lib/query.ts'
import { ROWS_PER_PAGE } from '#web/lib/search-params.ts'
import type { CentreFilter } from './centre-filter.ts'

/** The company's latest notifications. */
export const bellQuery = (companyId: string) =>
  query({ call: 'notifikasi/daftar', body: { company_id: companyId }, as: bell, live: 'notifications' })

/** Those about negotiations only [HEAD-8]. */
export const negoNoticesQuery = (companyId: string) =>
  query({ call: 'notifikasi/nego/daftar', body: { company_id: companyId }, as: notices, live: 'notifications' })

/** One page of all of them. */
export const centreQuery = (companyId: string, { kind, unread, page }: CentreFilter) =>
  query({
    call: 'notifikasi/pusat',
    body: {
      company_id: companyId,
      ...(kind && { jenis: kindWord.encode(kind) }),
      ...(unread && { belum_dibaca: true }),
      halaman: page,
      per_halaman: ROWS_PER_PAGE,
    },
    as: centre,
    live: 'notifications',
  })

/** Where the member wants to be told of each kind. */
export const choicesQuery = query({ call: 'notifikasi/pengaturan', body: {}, as: choices })

/** Whether this browser takes push messages. */
export const deviceQuery = query({ call: 'akun/notifikasi/perangkat', body: {}, as: device })
