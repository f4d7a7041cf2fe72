import { query } from '#web/lib/api/query.ts'

/** The mails the demo stored instead of sending them. */
export const outboxQuery = query({ call: 'kotak-keluar/daftar', body: {} })
