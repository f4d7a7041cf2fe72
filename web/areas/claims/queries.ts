import { claimScopes } from '#domain/claims/claim.ts'
import { query } from '#web/lib/api/query.ts'
import { type FilterOf, page, ROWS_PER_PAGE, searchParams, word } from '#web/lib/page/search-params.ts'

/** Which claims a list shows. */
export const claimFilter = searchParams({ scope: word('saring', claimScopes, 'all'), page })
export type ClaimFilter = FilterOf<typeof claimFilter>

const bodyOf = (filter: ClaimFilter) => ({ ...filter, perPage: ROWS_PER_PAGE })

/** The buyer company's claims. */
export const claimsQuery = (filter: ClaimFilter) => query({ call: 'klaim/daftar', body: bodyOf(filter), live: 'order' })

/** Those of the seller's customers. */
export const saleClaimsQuery = (filter: ClaimFilter) =>
  query({ call: 'pusat-seller/klaim/daftar', body: bodyOf(filter), live: 'order' })

/** One claim, for its buyer. */
export const claimQuery = (claimId: string) => query({ call: 'klaim/detail', body: { id: claimId }, live: 'order' })

/** One claim, for its seller. */
export const saleClaimQuery = (claimId: string) =>
  query({ call: 'pusat-seller/klaim/detail', body: { id: claimId }, live: 'order' })

/** The claims of an order, and what of it its buyer may claim. */
export const orderClaimsQuery = (orderId: string) => query({ call: 'klaim/pesanan', body: { orderId }, live: 'order' })

/** The claims of an order, for its seller. */
export const saleOrderClaimsQuery = (orderId: string) =>
  query({ call: 'pusat-seller/klaim/pesanan', body: { orderId }, live: 'order' })

/** The claimable lines of a shipment; not refetched while the form is filled in. */
export const claimFormQuery = (shipmentId: string) => ({
  ...query({ call: 'klaim/isian', body: { shipmentId } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
