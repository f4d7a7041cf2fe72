import type { Seller } from '#domain/accounts/actor.ts'
import { type BargainingTerms, termsThatCount } from '#domain/catalogue/prices/bargaining-terms.ts'
import type { DecimalText } from '#domain/money.ts'
import { suggestedPrice } from '#domain/negotiations/suggestion.ts'
import { bargainingTerms, findFloor, isPriceWaiting } from '#server/areas/catalogue/public.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { activePaymentTypes, subscribedSince } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { lastPurchases, type Purchase, purchasesSince } from './events.ts'
import { findPast, type PastNegotiation } from './queries-reading.ts'
import { type ShownNegotiation, showNegotiation } from './show-negotiation.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
// what fits beside a negotiation
const MOST_PAST = 5

export interface SellersView extends ShownNegotiation {
  terms: BargainingTerms
  suggestion: DecimalText
  /** The lowest price that the member may give without the owner; null: any [SHOP-7]. */
  salesLimit: DecimalText | null
  waitsForOwner: boolean
  buyer: {
    city: string
    subscribedSince: Date | null
    paymentTypes: string[]
    orders: number
    total: DecimalText
    negos: PastNegotiation[]
    purchases: Purchase[]
  }
}

/** One negotiation as its seller sees it: with the suggestion and what this buyer did before [NEGO-11, SELLER-4]. */
export async function showToSeller(deps: Deps, seller: Seller, id: string): Promise<SellersView> {
  const shown = await showNegotiation(deps, seller, id)
  const { listPrice, productId } = shown.nego
  const terms = termsThatCount(await bargainingTerms(deps.db, productId), listPrice)
  const floor = await findFloor(deps.db, seller, productId)
  const waitsForOwner = await isPriceWaiting(deps.db, { productId, negotiationId: id })
  const owner = { salesLimit: floor?.amount ?? null, waitsForOwner }
  return {
    ...shown,
    ...owner,
    terms,
    suggestion: suggestedPrice(listPrice, terms),
    buyer: await describeBuyer(deps, shown),
  }
}

async function describeBuyer(deps: Deps, { nego, now }: ShownNegotiation): Promise<SellersView['buyer']> {
  const { buyerId, sellerId, productId } = nego
  const paymentTypes = (await activePaymentTypes(deps.db, buyerId, [sellerId])).get(sellerId) ?? []
  return {
    city: (await findCompanies(deps.db, [buyerId])).get(buyerId)?.city ?? '',
    subscribedSince: (await subscribedSince(deps.db, buyerId, sellerId)) ?? null,
    paymentTypes: paymentTypes.map(({ label }) => label),
    ...(await purchasesSince.ask(deps.db, { sellerId, buyerId, since: new Date(now.getTime() - YEAR_MS) }, now)),
    negos: await findPast(deps.db, nego, now, MOST_PAST),
    purchases: await lastPurchases.ask(deps.db, { buyerId, productId, most: MOST_PAST }, now),
  }
}
