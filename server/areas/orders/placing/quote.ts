import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { sumOf } from '#domain/cart/amounts.ts'
import { workingDaysAfter } from '#domain/days/working-day.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { shareOut } from '#domain/numbers/share-out.ts'
import {
  amountsOfLine,
  amountsOfOrder,
  type LineAmounts,
  lessDiscount,
  lessVoucher,
  netGoods,
  type OrderAmounts,
} from '#domain/orders/amounts/amounts.ts'
import { rateOn, type TaxRate } from '#domain/orders/amounts/tax.ts'
import { USUAL_CONFIRM_DAYS } from '#domain/orders/confirmation.ts'
import { type Shipping, shippingOf } from '#domain/orders/delivery/shipping.ts'
import { Refusal } from '#domain/refusal.ts'
import { findClosedDays } from '#server/areas/calendar/public.ts'
import { type LinesWithProducts, type PricedLine, type SellerLines, sortLines } from '#server/areas/cart/public.ts'
import type { DeliveryAddress } from '#server/areas/companies/public.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findTaxRates } from '../queries.ts'
import { findDeliveries, type ProvinceDelivery } from '../queries-delivery.ts'

/** The quote of one seller's lines. */
export interface SellerQuote extends SellerLines {
  lines: QuotedLine[]
  /** The rate of PPN; null when the seller is not a PKP. */
  taxRate: TaxRate | null
  shipping: Shipping
  delivery: ProvinceDelivery
  /** Days on which the country does not work, or the seller is closed. */
  closed: ReadonlySet<BusinessDay>
  /** Where the buyer fetches the goods; null: they are delivered. */
  pickup: string | null
  /** The seller's own voucher that takes something off it. */
  shopVoucherId: string | null
  amounts: OrderAmounts
}

export interface QuotedLine extends PricedLine {
  /** By when what is not there now comes, were it confirmed today; null where all is there [SHOP-6]. */
  readyBy: BusinessDay | null
  /** Zero when the price is hidden; such a line has an obstacle. */
  amounts: LineAmounts
}

/** Where ordered goods are to go. */
export interface Destination {
  address: DeliveryAddress | undefined
  /** The sellers whose goods the buyer picks up. */
  pickups: ReadonlySet<string>
}

const nowhere: ProvinceDelivery = {
  rate: null,
  freeFrom: null,
  weekdays: [],
  pickup: null,
  holidays: [],
  confirmDays: USUAL_CONFIRM_DAYS,
}

/** A seller's lines with the days by which they are there. */
interface LinesWithDays extends SellerLines, Pick<SellerQuote, 'closed'> {
  lines: Omit<QuotedLine, 'amounts'>[]
}

export interface Quote {
  sellers: SellerQuote[]
  total: DecimalText
}

/**
 * Current prices, shipping and PPN of cart lines by seller: shown at checkout and computed again when placing
 * [ORDER-1, ORDER-3]. A seller's `obstacle` is what prevents its order: of its lines, every one that does. `closed`: the
 * days on which the country does not work.
 */
export async function quoteLines(
  db: Db | Tx,
  buyerId: CompanyId,
  lines: LinesWithProducts,
  to: Destination,
  now: Date,
): Promise<Quote & { closed: ReadonlySet<BusinessDay> }> {
  const today = businessDay(now)
  const [bySeller, taxRates, closed, deliveries] = await pipeline(
    db,
    (db) => sortLines(db, buyerId, lines, now),
    (db) => findTaxRates(db),
    (db) => findClosedDays(db, today),
    (db) => findDeliveries(db, sellersOf(lines), { province: to.address?.province ?? '', today }),
  )
  const rate = rateOn(taxRates, today)
  const sellers = bySeller.map((one) => {
    const delivery = deliveries.get(one.seller.id) ?? nowhere
    const off = new Set([...closed, ...delivery.holidays])
    const lines = one.lines.map((line) => {
      return { ...line, readyBy: line.later && workingDaysAfter(today, line.later.days, off) }
    })
    return quoteSeller({ ...one, lines, closed: off }, rate, to, delivery)
  })
  return { sellers, total: totalOf(sellers), closed }
}

/** The sellers of some cart lines. */
export function sellersOf({ products }: LinesWithProducts): string[] {
  return [...new Set([...products.values()].map(({ sellerId }) => sellerId))]
}

/** The quote less vouchers of its sellers, at most one each; what is charged for delivery stays [SELLER-1]. */
export function takeOffShopVouchers(
  { sellers }: Quote,
  vouchers: readonly { voucher: { id: string; sellerId: string }; discount: DecimalText }[],
): Quote {
  const less = sellers.map((one) => {
    const taken = vouchers.find(({ voucher }) => voucher.sellerId === one.seller.id)
    if (!taken) return one
    const plain = one.lines.map((line) => line.amounts)
    const amounts = lessDiscount(plain, taken.discount, one.taxRate)
    return {
      ...one,
      shopVoucherId: taken.voucher.id,
      lines: one.lines.map((line, index) => ({ ...line, amounts: amounts[index] ?? line.amounts })),
      amounts: amountsOfOrder(amounts, one.shipping.amount, one.taxRate),
    }
  })
  return { sellers: less, total: totalOf(less) }
}

/** The quote with a voucher spread over its orders [ORDER-1]. */
export function takeOffVoucher({ sellers }: Quote, amount: DecimalText): Quote {
  const shares = shareOut(
    amount,
    sellers.map(({ amounts }) => netGoods(amounts)),
  )
  const less = sellers.map((one, index) => ({ ...one, amounts: lessVoucher(one.amounts, shares[index] ?? '0.00') }))
  return { sellers: less, total: totalOf(less) }
}

function totalOf(sellers: readonly SellerQuote[]): DecimalText {
  return sumOf(sellers.map(({ amounts }) => amounts.total))
}

function quoteSeller(one: LinesWithDays, rate: TaxRate, to: Destination, delivery: ProvinceDelivery): SellerQuote {
  const taxRate = one.seller.isPkp ? rate : null
  const lines = one.lines.map((line) => ({
    ...line,
    amounts: amountsOfLine(line.units, line.unitPrice ?? '0', taxRate),
  }))
  const goods = sumOf(lines.map((line) => line.amounts.amount))
  const { shipping, pickup, obstacle } = deliver(one, to, delivery, goods)
  return {
    ...one,
    lines,
    taxRate,
    shipping,
    delivery,
    pickup,
    shopVoucherId: null,
    amounts: amountsOfOrder(
      lines.map((line) => line.amounts),
      shipping.amount,
      taxRate,
    ),
    obstacle: one.obstacle ?? obstacle ?? allOf(lines.flatMap(lineObstacle)),
  }
}

/** The obstacles to the order, each with what it is about; null for none [ORDER-1]. */
export function obstacleOf({ sellers }: Quote): Refusal | null {
  const hindered = sellers.flatMap(({ seller, obstacle }) => (obstacle ? [{ about: seller.name, obstacle }] : []))
  return hindered.length === 1 ? (hindered[0]?.obstacle ?? null) : allOf(hindered)
}

interface Hindrance {
  about: string
  obstacle: Refusal
}

function lineObstacle({ product, obstacle }: LinesWithDays['lines'][number]): Hindrance[] {
  return obstacle ? [{ about: product.name, obstacle }] : []
}

/** A single reason as it is, and otherwise all of them joined. */
function allOf(hindrances: readonly Hindrance[]): Refusal | null {
  const [first] = hindrances
  if (!first) return null
  const sentences = hindrances.map(({ about, obstacle: { sentence } }) =>
    sentence.includes(about) ? sentence : `${about}: ${sentence}`,
  )
  const isPlain = hindrances.length === 1 && sentences[0] === first.obstacle.sentence
  return isPlain
    ? first.obstacle
    : new Refusal('lines_hindered', { field: 'cart_id', words: { lines: sentences.join(' ') } })
}

/** @param amount of the goods, in Rupiah */
function deliver(
  { seller, lines }: SellerLines,
  { address, pickups }: Destination,
  { rate, freeFrom, pickup }: ProvinceDelivery,
  amount: DecimalText,
): Pick<SellerQuote, 'shipping' | 'pickup'> & { obstacle: Refusal | null } {
  if (pickups.has(seller.id)) {
    const obstacle = pickup === null ? new Refusal('no_pickup', { words: { seller: seller.name } }) : null
    return { shipping: { amount: '0.00', explanation: 'Diambil sendiri' }, pickup, obstacle }
  }
  const toBuyer = { pickup: null, obstacle: null }
  if (!address) return { ...toBuyer, shipping: notYet('Pilih alamat pengiriman untuk melihat ongkir') }
  if (!rate) {
    const obstacle = new Refusal('no_shipping', { words: { seller: seller.name, province: address.province } })
    return { ...toBuyer, shipping: notYet(`Belum ada pengiriman ke ${address.province}`), obstacle }
  }
  const goods = lines.map(({ units, product: { unit } }) => ({ units, unit }))
  return { ...toBuyer, shipping: shippingOf(rate, goods, address.province, { from: freeFrom, goods: amount }) }
}

function notYet(explanation: string): Shipping {
  return { amount: '0.00', explanation }
}
