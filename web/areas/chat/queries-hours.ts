import { query } from '#web/lib/api/query.ts'

/** When a shop is open, and how it stands now [SHOP-8]. */
export const shopHoursQuery = (username: string) => query({ call: 'seller/jam', body: { username } })
