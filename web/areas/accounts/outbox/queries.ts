import { keptMail } from '#domain/accounts/codec.ts'
import { list } from '#domain/codec.ts'
import { query } from '#web/lib/api/query.ts'

/** The mails the demo kept instead of sending them. */
export const outboxQuery = query({ call: 'kotak-keluar/daftar', body: {}, as: list(keptMail) })
