import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { lineAmount } from '#domain/cart/amounts.ts'
import { checkUnits } from '#domain/cart/check-units.ts'
import { lineObstacle } from '#domain/cart/obstacle.ts'
import { nextStep, type PriceStep, stepAt } from '#domain/catalogue/prices/price-step.ts'
import { expectedFor, type Later, laterOf } from '#domain/catalogue/stock/beyond-stock.ts'
import type { ExpectedGoods } from '#domain/catalogue/stock/expected-goods.ts'
import type { CompanyId } from '#domain/ids.ts'
import { type DecimalText, lesser, quantityText } from '#domain/money.ts'
import { type Agreement, type AgreementEffect, applyAgreement, asAgreed } from '#domain/negotiations/agreement.ts'
import type { NegotiationState } from '#domain/negotiations/state.ts'
import { type Refusal, refusalOf } from '#domain/refusal.ts'
import { sellerObstacle } from '#domain/subscriptions/seller-obstacle.ts'
import { findUserNames } from '#server/areas/accounts/public.ts'
import { type ProductToOrder, pricesFor, productsToOrder } from '#server/areas/catalogue/public.ts'
import { type CompanyCard, findCompanies } from '#server/areas/companies/public.ts'
import { type Bargain, findBargains } from '#server/areas/negotiations/public.ts'
import { activePaymentTypes } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { mapInSlices } from '#server/platform/time-slices.ts'
import { type CartLine, findLines } from './queries.ts'

/** One seller's cart lines, and what prevents ordering them. */
export interface SellerLines {
  seller: CompanyCard
  paymentTypes: readonly { code: string; label: string }[]
  /** Why nothing of this seller can be ordered, or null. */
  obstacle: Refusal | null
  lines: PricedLine[]
}

/** A cart line with its product and the company's current price. */
export interface PricedLine extends CartLine {
  /** As it was agreed on, where the line can be ordered so alone [NEGO-12]. */
  product: ProductToOrder
  /** The least units that can be ordered of it. */
  minimum: DecimalText
  /** Rupiah per unit, agreed or normal; null when the company may not see it. */
  unitPrice: DecimalText | null
  /** The price without any agreement. */
  normalPrice: DecimalText | null
  /** Where the normal price comes from, and from how many units it is less [SHOP-3]. */
  step: PriceStep | null
  next: PriceStep | null
  nego: LineNego | null
  /** The units not in stock now, which come later [SHOP-6]. */
  later: Later | null
  /** The expected delivery where there is less, for viewers who may see the price [SHOP-5]. */
  expected: ExpectedGoods | null
  /** Why it cannot be ordered, or null. */
  obstacle: Refusal | null
}

/** The negotiation and the agreement on a cart line [CART-7]. */
export interface LineNego {
  id: string
  /** Null when the agreement has lapsed. */
  state: NegotiationState | null
  /** Which of the day's negotiations it is, from 1. */
  count: number
  agreement: Agreement | null
  effect: AgreementEffect | null
  /** So many units can be ordered as agreed alone: the offer refuses them by now. */
  isNeeded: boolean
}

export interface ShownCart {
  sellers: SellerLines[]
  /** Names of those who added lines, by user id. */
  names: ReadonlyMap<string, string>
}

/** The company's cart by seller, with current prices and obstacles, and who added each line [CART-7]. */
export async function showCart(deps: Deps, buyer: Buyer): Promise<ShownCart> {
  const lines = await findLines(deps.db, buyer.companyId)
  const [sellers, names] = await Promise.all([
    sortBySeller(deps.db, buyer.companyId, lines, deps.now()),
    findUserNames(deps.db, [...new Set(lines.map((line) => line.addedBy))]),
  ])
  return { sellers, names }
}

/**
 * Cart lines by seller, with their current prices and obstacles, and agreed prices while they hold [CART-7, NEGO-12];
 * sellers in the order of their names.
 */
export async function sortBySeller(
  db: Db,
  buyerId: CompanyId,
  lines: readonly CartLine[],
  now: Date,
): Promise<SellerLines[]> {
  if (lines.length === 0) return []
  const products = await productsToOrder(
    db,
    lines.map((line) => line.productId),
  )
  return sortLines(db, buyerId, { lines, products }, now)
}

/** Cart lines, and their products by id. */
export interface LinesWithProducts {
  lines: readonly CartLine[]
  products: ReadonlyMap<number, ProductToOrder>
}

/** Sorts cart lines whose products are already loaded. */
export async function sortLines(
  db: Db | Tx,
  buyerId: CompanyId,
  { lines, products }: LinesWithProducts,
  now: Date,
): Promise<SellerLines[]> {
  const productIds = [...products.keys()]
  const sellerIds = [...new Set([...products.values()].map((product) => product.sellerId))]
  const [sellers, paymentTypes, prices, bargains] = await pipeline(
    db,
    (db) => findCompanies(db, sellerIds),
    (db) => activePaymentTypes(db, buyerId, sellerIds),
    (db) => pricesFor(db, buyerId, productIds, now),
    (db) => findBargains(db, buyerId, productIds, now),
  )

  const linesBySeller = Map.groupBy(lines, ({ productId }) => products.get(productId)?.sellerId)
  const sorted = await mapInSlices(
    [...sellers.values()],
    (seller): SellerLines => {
      const offered = paymentTypes.get(seller.id)
      return {
        seller,
        paymentTypes: offered ?? [],
        obstacle: sellerObstacle({ paymentTypes: offered, isShut: seller.suspended }),
        lines: linesOf(linesBySeller.get(seller.id) ?? [], { products, prices, bargains, now }),
      }
    },
    ({ id }) => linesBySeller.get(id)?.length ?? 0,
  )
  return sorted.sort((one, other) => one.seller.name.localeCompare(other.seller.name, 'id'))
}

interface Facts {
  products: ReadonlyMap<number, ProductToOrder>
  prices: ReadonlyMap<number, readonly PriceStep[]>
  bargains: ReadonlyMap<number, Bargain>
  now: Date
}

function linesOf(lines: readonly CartLine[], { products, prices, bargains, now }: Facts): PricedLine[] {
  return lines.flatMap((line) => {
    const offer = products.get(line.productId)
    if (!offer) return []
    const steps = prices.get(line.productId) ?? []
    const step = stepAt(steps, line.units) ?? null
    const normalPrice = step?.amount ?? null
    const nego = negotiate(bargains.get(line.productId), { ...line, offer, normalPrice }, now)
    const agreed = nego?.effect?.covers ? nego.agreement : null
    const product = agreed && nego?.isNeeded ? asAgreed(offer, agreed) : offer
    const minimum = agreed ? quantityText(lesser(agreed.units, offer.minPurchase)) : offer.minPurchase
    const unitPrice = nego?.effect?.unitPrice ?? normalPrice
    const obstacle = lineObstacle({ units: line.units, unitPrice, product })
    const later = laterOf(line.units, product)
    const expected = unitPrice === null ? null : expectedFor(line.units, product, businessDay(now))
    const next = nextStep(steps, line.units)
    return [{ ...line, product, minimum, unitPrice, normalPrice, step, next, nego, later, expected, obstacle }]
  })
}

interface NegotiatedLine extends CartLine {
  offer: ProductToOrder
  normalPrice: DecimalText | null
}

/**
 * The effect of a bargain on a cart line. An agreement that lapsed before the line was added is ignored, and without a
 * visible price there is no agreed one [ROLE-2, NEGO-12].
 */
function negotiate(bargain: Bargain | undefined, line: NegotiatedLine, now: Date): LineNego | null {
  const { normalPrice, offer, units } = line
  if (!bargain || normalPrice === null) return null
  const { id, state, count } = bargain
  const agreement = bargain.agreement && line.addedAt < bargain.agreement.validUntil ? bargain.agreement : null
  const effect = agreement && applyAgreement(agreement, { units, goods: offer, normalPrice }, now)
  if (state === 'finished' && !agreement) return null
  const lapsed = state === 'finished' && agreement && now >= agreement.validUntil
  const isNeeded = Boolean(effect?.covers) && refusalOf(() => checkUnits(units, offer)) !== null
  return { id, state: lapsed ? null : state, count, agreement, effect, isNeeded }
}

/** The amounts of a seller's orderable lines with a visible price: what a total counts [HEAD-7, CART-7]. */
export function orderableAmounts({ obstacle, lines }: SellerLines): DecimalText[] {
  return obstacle ? [] : lines.filter((line) => !line.obstacle).flatMap(amountOf)
}

/** The amount of a line; none where its price is hidden. */
export function amountOf({ units, unitPrice }: PricedLine): DecimalText[] {
  return unitPrice === null ? [] : [lineAmount(units, unitPrice)]
}
