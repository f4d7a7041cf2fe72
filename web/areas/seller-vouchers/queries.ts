import { query } from '#web/lib/api/query.ts'
import { type FilterOf, page, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

export const vouchersFilter = searchParams({ page })
export type VouchersFilter = FilterOf<typeof vouchersFilter>

/** The vouchers of the seller's shop; orders use them. */
export const shopVouchersQuery = ({ page }: VouchersFilter) =>
  query({
    call: 'pusat-seller/voucher/daftar',
    body: { page, perPage: ROWS_PER_PAGE },
    live: 'order',
  })

/** The seller's vouchers that its customer may use now. */
export const usableVouchersQuery = (sellerId: string) =>
  query({ call: 'voucher-toko/daftar', body: { sellerId }, live: 'order' })
