import { query } from '#web/lib/api/query.ts'

/** The seller's presentation of itself. */
export const shopQuery = query({ call: 'pusat-seller/pengaturan/profil', body: {} })

/** How the seller delivers. */
export const deliveryQuery = query({ call: 'pusat-seller/pengaturan/kirim', body: {} })
