import { query } from '#web/lib/api/query.ts'

/** The administrator's own second factor. */
export const secondFactorQuery = query({ call: 'akun/faktor-kedua', body: {} })
