import { query } from '#web/lib/api/query.ts'

/** The currencies on offer, with their rates. */
export const currenciesQuery = query({ call: 'mata-uang/daftar', body: {} })
