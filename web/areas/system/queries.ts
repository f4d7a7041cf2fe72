import { query } from '#web/lib/api/query.ts'

/** How the platform runs now. */
export const systemQuery = query({ call: 'admin/sistem', body: {} })
