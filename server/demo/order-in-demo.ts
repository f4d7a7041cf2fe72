import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay, daysAfter } from '#domain/business-day.ts'
import { stepAt } from '#domain/catalogue/prices/price-step.ts'
import { type Decimal, type DecimalText, decimal, isMore, quantityText } from '#domain/money.ts'
import { creditDays } from '#domain/subscriptions/payment-type.ts'
import { addToCart } from '#server/areas/cart/add-to-cart.ts'
import { findLines } from '#server/areas/cart/queries.ts'
import { pricesFor } from '#server/areas/catalogue/public.ts'
import { placeOrders } from '#server/areas/orders/placing/place-orders.ts'
import { quoteCheckout } from '#server/areas/orders/placing/quote-checkout.ts'
import type { PlacedOrder } from '#server/areas/orders/queries.ts'
import { findLines as findOrderLines } from '#server/areas/orders/queries-lines.ts'
import { moveOrder } from '#server/areas/orders/steps/move-order.ts'
import { receiveAll } from '#server/areas/shipments/receive-shipments.ts'
import { sendShipment } from '#server/areas/shipments/send-shipment.ts'
import { addLot } from '#server/areas/stock/change-stock.ts'
import type { Deps } from '#server/deps.ts'
import { at } from './demo-actors.ts'

/**
 * Orders one product through the cart, for about `worth` Rupiah of goods: from this seller if any, and on credit if
 * requested.
 * @throws Error when the demo sells nothing that fits
 */
export async function orderInDemo(
  deps: Deps,
  buyer: Buyer,
  worth: DecimalText,
  { onCredit = false, seller = null }: { onCredit?: boolean; seller?: string | null } = {},
): Promise<PlacedOrder[]> {
  const product = await findProduct(deps, buyer, { worth, onCredit, seller })
  await addToCart(deps, buyer, product)
  const lineIds = (await findLines(deps.db, buyer.companyId)).map(({ id }) => id)
  const quote = await quoteCheckout(deps, buyer, {
    lineIds,
    addressId: undefined,
    voucherId: undefined,
    shopVoucherIds: [],
    pickups: [],
    bestVouchers: false,
  })
  const sellers = quote.sellers.map(({ seller, paymentTypes }) => ({
    sellerId: seller.id,
    paymentType: paymentTypes.find(({ code }) => (creditDays(code) !== null) === onCredit)?.code ?? '',
    note: null,
    poNumber: null,
    requestedDay: null,
    accepted: [],
  }))
  const { addressId, total } = quote
  if (!addressId) throw new Error('the buyer has no address')
  const placed = await placeOrders(deps, buyer, {
    key: randomUUID(),
    addressId,
    lineIds,
    sellers,
    voucherId: null,
    shopVoucherIds: [],
    pickups: [],
    expected: [],
    total,
  })
  return placed.orders
}

/** How many days ago an order reached each step; an absent one is not reached yet. */
interface DaysAgo {
  confirmed?: number
  shipped?: number
  completed?: number
}

/** Takes a new order through its steps, as its seller and buyer would; in lots, if its seller keeps any. */
export async function fulfilInDemo(
  deps: Deps,
  { orderId, buyer, seller, inLots }: { orderId: string; buyer: Buyer; seller: Seller; inLots?: true },
  { confirmed, shipped, completed }: DaysAgo,
): Promise<void> {
  const now = deps.now()
  if (confirmed === undefined) return
  await moveOrder(at(deps, now, confirmed), seller, { orderId, expectedVersion: 1, event: 'confirm' })
  if (shipped === undefined) return
  if (inLots) await assignLots(at(deps, now, confirmed), seller, orderId)
  const parcel = { carrier: 'Armada sendiri', trackingNumber: null }
  await sendShipment(at(deps, now, shipped), seller, { orderId, expectedVersion: 2, parcel, lines: null })
  if (completed === undefined) return
  await receiveAll(at(deps, now, completed), buyer, { orderId, expectedVersion: 3 })
}

const LASTS_DAYS = 730

/** Assigns what an order needs to a lot of its own, named by the day on which it was made. */
async function assignLots(deps: Deps, seller: Seller, orderId: string): Promise<void> {
  const producedOn = daysAfter(businessDay(deps.now()), -30)
  for (const { productId, units } of await findOrderLines(deps.db, orderId)) {
    const number = `L${producedOn.slice(2).replaceAll('-', '')}-${productId % 100}`
    const lot = { number, producedOn, expiresOn: daysAfter(producedOn, LASTS_DAYS) }
    await addLot(deps, seller, { productId, units, previousUnits: null, lot })
  }
}

interface Candidate {
  productId: number
  sellerId: string
  packWeight: DecimalText
  minPurchase: DecimalText
  stock: DecimalText
}

/** The product of which whole packs come nearest to `worth`, the first by name among equals. */
async function findProduct(
  deps: Deps,
  { companyId }: Buyer,
  { worth, onCredit, seller }: { worth: DecimalText; onCredit: boolean; seller: string | null },
) {
  const candidates = await sql<Candidate>`
    select p.id as "productId", p.seller_id as "sellerId", p.pack_weight as "packWeight",
      p.min_purchase as "minPurchase", k.units as stock
    from products p
    join companies c on c.id = p.seller_id
    join product_stocks k on k.product_id = p.id
    join addresses a on a.company_id = ${companyId} and a.is_default
    join shipping_rates r on r.seller_id = p.seller_id and r.province = a.province
    join subscriptions s on s.seller_id = p.seller_id and s.buyer_id = ${companyId} and s.status = 'active'
    where p.available and (${seller}::text is null or c.username = ${seller})
      and exists (select from subscription_payment_types t where t.subscription_id = s.id and t.active
        and (t.code like 'tempo-%') = ${onCredit})
    order by c.username, p.name`.execute(deps.db)
  const prices = await pricesFor(
    deps.db,
    companyId,
    candidates.rows.map(({ productId }) => productId),
    deps.now(),
  )
  const fitting = candidates.rows.flatMap((candidate) => {
    const price = stepAt(prices.get(candidate.productId) ?? [], candidate.minPurchase)?.amount
    return price ? [{ ...candidate, units: unitsWorth(worth, price, candidate), price }] : []
  })
  // at most half of the stock: others order too
  const [nearest] = fitting
    .filter(({ units, stock }) => !isMore(units.times(2), stock))
    .sort((one, other) => distance(one, worth) - distance(other, worth))
  if (nearest) return { ...nearest, units: quantityText(nearest.units) }
  throw new Error(`the demo has nothing worth ${worth}`)
}

/** Whole packs for about `worth` Rupiah, and at least the minimum purchase. */
function unitsWorth(worth: DecimalText, price: DecimalText, { packWeight, minPurchase }: Candidate) {
  const wanted = decimal(worth).dividedBy(price, 3, 'up')
  const units = isMore(wanted, minPurchase) ? wanted : decimal(minPurchase)
  return units.dividedBy(packWeight, 0, 'up').times(packWeight)
}

function distance({ units, price }: { units: Decimal; price: DecimalText }, worth: DecimalText): number {
  return Math.abs(Number(units.times(price).minus(worth)))
}
