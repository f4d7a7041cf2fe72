import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { type BargainingTerms, termsThatCount } from '#domain/catalogue/prices/bargaining-terms.ts'
import type { Allowed } from '#domain/machine.ts'
import type { DecimalText } from '#domain/money.ts'
import type { NegoStatus } from '#domain/negotiations/contract.ts'
import { mayResubmit, type Trade } from '#domain/negotiations/negotiation.ts'
import { suggestedPrice } from '#domain/negotiations/suggestion.ts'
import { MOST_A_DAY } from '#domain/negotiations/terms.ts'
import { mostNegotiable } from '#domain/negotiations/units.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  bargainingTerms,
  findFloor,
  isPriceWaiting,
  productsToOrder,
  productToNegotiate,
} from '#server/areas/catalogue/public.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { activePaymentTypes, subscribedSince } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import { lastPurchases, type Purchase, purchasesSince, sellerClosed } from './events.ts'
import { hideUnannouncedOrders } from './list-negotiations.ts'
import {
  findNegotiation,
  findPast,
  findSteps,
  type NegotiationRow,
  type PastNegotiation,
  readerOf,
  type StepRow,
} from './queries-reading.ts'
import { findRunning } from './queries-running.ts'
import { findSettings } from './queries-settings.ts'
import { findSubmissions } from './submitting/queries-submitting.ts'
import { tradeOf } from './trade-of.ts'

export interface ShownNegotiation {
  nego: NegotiationRow
  steps: StepRow[]
  trade: Trade
  now: Date
}

/** One negotiation of the member's company with its history; after the end too [NEGO-13]. @throws Refusal nego_not_found */
async function showNegotiation(deps: Deps, member: Buyer | Seller, id: string): Promise<ShownNegotiation> {
  const now = deps.now()
  const reader = readerOf(member, now)
  const found = await findNegotiation(deps.db, reader, id)
  const [nego] = await hideUnannouncedOrders(deps.db, reader, found ? [found] : [])
  if (!nego) throw new Refusal('nego_not_found', { field: 'nego_id' })
  return { nego, steps: await findSteps(deps.db, id), trade: await tradeOf(deps.db, nego), now }
}

/** One negotiation for its buyer, who may also be able to ask anew ('Ajukan ulang') [NEGO-8]. */
export async function showToBuyer(
  deps: Deps,
  buyer: Buyer,
  id: string,
): Promise<ShownNegotiation & { resubmit: Allowed }> {
  const shown = await showNegotiation(deps, buyer, id)
  const { nego, trade, now } = shown
  const submittedToday = await findSubmissions(deps.db, buyer.companyId, nego.productId, businessDay(now))
  const otherRuns = (await findRunning(deps.db, buyer.companyId, nego.productId, now)) !== undefined
  return { ...shown, resubmit: mayResubmit(nego, { ...buyer, trade }, { submittedToday, otherRuns }) }
}

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

/**
 * The facts that the form needs before it opens: whether one is running, how many are left today, how much is there,
 * and does the seller still answer today [NEGO-2, NEGO-8, NEGO-12]. @throws Refusal product_not_found
 */
export async function showStatus(deps: Deps, buyer: Buyer, productId: number): Promise<NegoStatus> {
  const now = deps.now()
  const product = await productToNegotiate(deps.db, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'produk_id' })
  const { companyId } = buyer
  const { sellerId } = product
  const [since, offers, closed, runningId = null, submitted, { dealPolicy }] = await pipeline(
    deps.db,
    (db) => subscribedSince(db, companyId, sellerId),
    (db) => productsToOrder(db, [productId]),
    (db) => sellerClosed.ask(db, sellerId, now),
    (db) => findRunning(db, companyId, productId, now),
    (db) => findSubmissions(db, companyId, productId, businessDay(now)),
    (db) => findSettings(db, sellerId),
  )
  const offer = since && offers.get(productId)
  const most = offer ? mostNegotiable(offer) : null
  return {
    running: runningId !== null,
    runningId,
    leftToday: MOST_A_DAY - submitted,
    dealPolicy,
    most: most && { units: most.units, sentence: most.refusal.sentence },
    closed: closed && { ...closed, opensAt: closed.opensAt?.toISOString() ?? null },
  }
}
