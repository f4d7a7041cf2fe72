import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { termsThatCount } from '#domain/catalogue/prices/bargaining-terms.ts'
import { lowestPriceWarning } from '#domain/negotiations/lowest-price.ts'
import { ownBargainingTerms } from '#server/areas/catalogue/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { OrderedAgreement } from '../queries-customers.ts'

/** Warnings about deals, by negotiation. */
export type Warnings = ReadonlyMap<string, string>

/** Which deals of its orders lie below the seller's lowest prices of now; hidden from buyers [NEGO-11, NEGO-13]. */
export async function findLowDeals(
  db: Db | Tx,
  reader: Buyer | Seller,
  agreements: readonly OrderedAgreement[],
): Promise<Warnings> {
  const deals = reader.companyKind === 'seller' ? agreements.filter(({ deal }) => deal) : []
  if (deals.length === 0) return new Map()
  const terms = await ownBargainingTerms(
    db,
    reader.companyId,
    deals.map(({ productId }) => productId),
  )
  return new Map(
    deals.flatMap(({ negotiationId, productId, price, listPrice }) => {
      const { lowestPrice } = termsThatCount(terms.get(productId), listPrice)
      const warning = lowestPriceWarning(price, lowestPrice)
      return warning === null ? [] : [[negotiationId, warning] as const]
    }),
  )
}
