import { businessDay } from '#domain/business-day.ts'
import { sumOf } from '#domain/cart/amounts.ts'
import type { CompanyId } from '#domain/ids.ts'
import { splitVoucher } from '#domain/loyalty/voucher.ts'
import type { DecimalText } from '#domain/money.ts'
import {
  amountsOfLine,
  amountsOfOrder,
  type LineAmounts,
  lessVoucher,
  type OrderAmounts,
} from '#domain/orders/amounts.ts'
import { type Shipping, type ShippingRate, shippingOf } from '#domain/orders/shipping.ts'
import { rateOn, type TaxRate } from '#domain/orders/tax.ts'
import { Refusal } from '#domain/refusal.ts'
import { type LinesWithProducts, type PricedLine, type SellerLines, sortLines } from '#server/areas/cart/public.ts'
import type { DeliveryAddress } from '#server/areas/companies/public.ts'
import { askTogether } from '#server/platform/ask-together.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findShippingRates, findTaxRates } from './queries.ts'

/** What one seller's lines cost now. */
export interface SellerQuote extends SellerLines {
  lines: QuotedLine[]
  /** The rate of PPN; null when the seller is not a PKP. */
  taxRate: TaxRate | null
  shipping: Shipping
  amounts: OrderAmounts
}

export interface QuotedLine extends PricedLine {
  /** Zero when the price is hidden; such a line has an obstacle. */
  amounts: LineAmounts
}

export interface Quote {
  sellers: SellerQuote[]
  total: DecimalText
}

/**
 * Current prices, shipping and PPN of cart lines by seller: shown at checkout and computed again when placing
 * [ORDER-1, ORDER-3]. A seller's `obstacle` is the first thing that prevents its order.
 */
export async function quoteLines(
  db: Db | Tx,
  buyerId: CompanyId,
  lines: LinesWithProducts,
  address: DeliveryAddress | undefined,
  now: Date,
): Promise<Quote> {
  const [bySeller, taxRates, shippingRates] = await askTogether(
    db,
    (db) => sortLines(db, buyerId, lines, now),
    (db) => findTaxRates(db),
    (db) => findShippingRates(db, sellersOf(lines), address?.province ?? ''),
  )
  const rate = rateOn(taxRates, businessDay(now))
  const sellers = bySeller.map((one) => quoteSeller(one, rate, address, shippingRates.get(one.seller.id)))
  return { sellers, total: totalOf(sellers) }
}

/** The sellers of some cart lines. */
export function sellersOf({ products }: LinesWithProducts): string[] {
  return [...new Set([...products.values()].map(({ sellerId }) => sellerId))]
}

/** The quote with a voucher spread over its orders [ORDER-1]. */
export function takeOffVoucher({ sellers }: Quote, amount: DecimalText): Quote {
  const parts = splitVoucher(
    amount,
    sellers.map(({ amounts }) => amounts.goods),
  )
  const less = sellers.map((one, index) => ({ ...one, amounts: lessVoucher(one.amounts, parts[index] ?? '0.00') }))
  return { sellers: less, total: totalOf(less) }
}

function totalOf(sellers: readonly SellerQuote[]): DecimalText {
  return sumOf(sellers.map(({ amounts }) => amounts.total))
}

function quoteSeller(
  one: SellerLines,
  rate: TaxRate,
  address: DeliveryAddress | undefined,
  shippingRate: ShippingRate | undefined,
): SellerQuote {
  const taxRate = one.seller.isPkp ? rate : null
  const lines = one.lines.map((line) => ({
    ...line,
    amounts: amountsOfLine(line.units, line.unitPrice ?? '0', taxRate),
  }))
  const { shipping, obstacle } = deliver(one, address, shippingRate)
  return {
    ...one,
    lines,
    taxRate,
    shipping,
    amounts: amountsOfOrder(
      lines.map((line) => line.amounts),
      shipping.amount,
      taxRate,
    ),
    obstacle: one.obstacle ?? obstacle ?? lines.find((line) => line.obstacle)?.obstacle ?? null,
  }
}

function deliver(
  { seller, lines }: SellerLines,
  address: DeliveryAddress | undefined,
  rate: ShippingRate | undefined,
): { shipping: Shipping; obstacle: Refusal | null } {
  if (!address) return { shipping: notYet('Pilih alamat pengiriman untuk melihat ongkir'), obstacle: null }
  if (!rate) {
    const obstacle = new Refusal('no_shipping', { words: { seller: seller.name, province: address.province } })
    return { shipping: notYet(`Belum ada pengiriman ke ${address.province}`), obstacle }
  }
  const goods = lines.map(({ units, product: { unit } }) => ({ units, unit }))
  return { shipping: shippingOf(rate, goods, address.province), obstacle: null }
}

function notYet(explanation: string): Shipping {
  return { amount: '0.00', explanation }
}
