import { claim, claimForm, claimPage, orderClaims } from '#domain/claims/codec.ts'
import { claimScopes } from '#domain/claims/scopes.ts'
import { query } from '#web/lib/query.ts'
import { choice, type FilterOf, page, ROWS_PER_PAGE, searchParams } from '#web/lib/search-params.ts'

/** Which claims a list shows. */
export const claimFilter = searchParams({ scope: choice('saring', claimScopes, 'semua' as const), page })
export type ClaimFilter = FilterOf<typeof claimFilter>

const bodyOf = ({ scope, page: halaman }: ClaimFilter) => ({ saring: scope, halaman, per_halaman: ROWS_PER_PAGE })

/** The buyer company's claims. */
export const claimsQuery = (filter: ClaimFilter) =>
  query({ call: 'klaim/daftar', body: bodyOf(filter), as: claimPage, live: 'order' })

/** Those of the seller's customers. */
export const saleClaimsQuery = (filter: ClaimFilter) =>
  query({ call: 'pusat-seller/klaim/daftar', body: bodyOf(filter), as: claimPage, live: 'order' })

/** One claim, for its buyer. */
export const claimQuery = (claimId: string) =>
  query({ call: 'klaim/detail', body: { klaim_id: claimId }, as: claim, live: 'order' })

/** The same for its seller. */
export const saleClaimQuery = (claimId: string) =>
  query({ call: 'pusat-seller/klaim/detail', body: { klaim_id: claimId }, as: claim, live: 'order' })

/** The claims of an order, and what of it its buyer may claim. */
export const orderClaimsQuery = (orderId: string) =>
  query({ call: 'klaim/pesanan', body: { transaksi_id: orderId }, as: orderClaims, live: 'order' })

/** The same for its seller. */
export const saleOrderClaimsQuery = (orderId: string) =>
  query({ call: 'pusat-seller/klaim/pesanan', body: { transaksi_id: orderId }, as: orderClaims, live: 'order' })

/** What may be claimed of a shipment; it stays as it was while somebody fills the form. */
export const claimFormQuery = (shipmentId: string) => ({
  ...query({ call: 'klaim/isian', body: { kiriman_id: shipmentId }, as: claimForm }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
