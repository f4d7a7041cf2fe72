import { lineAmount, sumOf } from '../cart/amounts.ts'
import { amountText, type Decimal, type DecimalText, decimal, isMore, isSame, lesser, quantityText } from '../money.ts'
import { type TaxRate, taxOfLine } from './tax.ts'

/** What a line, or a part of it, comes to: Rupiah with 2 decimals. */
export interface LineWorth {
  units: DecimalText
  amount: DecimalText
  /** Its part of the seller's discount; DPP and PPN are of what is left. */
  discount: DecimalText
  taxBase: DecimalText
  tax: DecimalText
}

/** A line of an order as it stands, and what its shipments have taken of it. */
export interface LineSoFar extends LineWorth {
  unitPrice: DecimalText
  sent: LineWorth
}

/** An order, or a part of it: Rupiah with 2 decimals. */
export interface PartWorth {
  goods: DecimalText
  sellerDiscount: DecimalText
  shipping: DecimalText
  /** DPP and PPN of goods and shipping together. */
  taxBase: DecimalText
  tax: DecimalText
  /** What a voucher of the platform pays. */
  voucher: DecimalText
  total: DecimalText
}

/** An order as it stands, and what its shipments have taken of it. */
export interface OrderSoFar extends PartWorth {
  /** DPP and PPN of the shipping alone. */
  shippingTaxBase: DecimalText
  shippingTax: DecimalText
  sent: PartWorth
}

/**
 * What the next units of a line come to. Each amount is what all shipped so far come to by the rules of an order, less
 * what was shipped before: so the parts of a line add up to it, also after it was cut. The last takes the remainder
 * [SHIP-1, TAX-1].
 */
export function worthOfPart(line: LineSoFar, units: DecimalText, rate: TaxRate | null): LineWorth {
  const { sent } = line
  const left = { units: minus(line.units, sent.units), amount: minus(line.amount, sent.amount) }
  const discountLeft = minus(line.discount, sent.discount)
  if (isSame(units, left.units)) {
    const [taxBase, tax] = [minus(line.taxBase, sent.taxBase), minus(line.tax, sent.tax)]
    return written({ units, amount: left.amount, discount: discountLeft, taxBase, tax })
  }
  const upTo = decimal(sent.units).plus(units)
  const amount = minus(lineAmount(String(upTo), line.unitPrice), sent.amount)
  const discount = share(discountLeft, { part: units, of: left.units, most: amount, rest: left.amount.minus(amount) })
  const net = decimal(sent.amount).plus(amount).minus(sent.discount).minus(discount)
  const { base, tax } = taxOfLine(String(net), rate)
  return written({ units, amount, discount, taxBase: minus(base, sent.taxBase), tax: minus(tax, sent.tax) })
}

/** A line after some of its units that are not shipped are cancelled [SHIP-1, TAX-1]. */
export function lineWithout(line: LineSoFar, units: DecimalText, rate: TaxRate | null): LineWorth {
  const { sent } = line
  const kept = minus(line.units, units)
  if (isSame(kept, sent.units)) return sent
  const amount = lineAmount(String(kept), line.unitPrice)
  const discountLeft = share(minus(line.discount, sent.discount), {
    part: kept.minus(sent.units),
    of: minus(line.units, sent.units),
    most: minus(amount, sent.amount),
    rest: null,
  })
  const discount = decimal(sent.discount).plus(discountLeft)
  const { base, tax } = taxOfLine(String(decimal(amount).minus(discount)), rate)
  return written({ units: kept, amount: decimal(amount), discount, taxBase: decimal(base), tax: decimal(tax) })
}

/**
 * What a shipment of these parts comes to. Delivery goes with the first one, and the last takes what is left of everything
 * [SHIP-1].
 */
export function worthOfShipment(
  order: OrderSoFar,
  parts: readonly LineWorth[],
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): PartWorth {
  const goods = sumOf(parts.map(({ amount }) => amount))
  const sellerDiscount = sumOf(parts.map(({ discount }) => discount))
  const shipping = isFirst ? order.shipping : '0.00'
  const taxBase = sumOf([...parts.map((part) => part.taxBase), ...(isFirst ? [order.shippingTaxBase] : [])])
  const tax = sumOf([...parts.map((part) => part.tax), ...(isFirst ? [order.shippingTax] : [])])
  const [left, net] = [netLeft(order), minus(goods, sellerDiscount)]
  const voucherLeft = minus(order.voucher, order.sent.voucher)
  const voucher = isLast ? voucherLeft : share(voucherLeft, { part: net, of: left, most: net, rest: left.minus(net) })
  return withTotal({ goods, sellerDiscount, shipping, taxBase, tax, voucher: amountText(voucher) })
}

/** An order with lines that were cut: delivery stays as it was agreed, a voucher pays its part of what is left [SHIP-1]. */
export function orderWith(order: OrderSoFar, lines: readonly LineWorth[]): PartWorth {
  const goods = sumOf(lines.map(({ amount }) => amount))
  const sellerDiscount = sumOf(lines.map(({ discount }) => discount))
  const taxBase = sumOf([...lines.map((line) => line.taxBase), order.shippingTaxBase])
  const tax = sumOf([...lines.map((line) => line.tax), order.shippingTax])
  const kept = netLeft({ ...order, goods, sellerDiscount })
  const voucherLeft = share(minus(order.voucher, order.sent.voucher), {
    part: kept,
    of: netLeft(order),
    most: kept,
    rest: null,
  })
  const voucher = amountText(decimal(order.sent.voucher).plus(voucherLeft))
  return withTotal({ goods, sellerDiscount, shipping: order.shipping, taxBase, tax, voucher })
}

/** What one is more than the other. */
export function difference(order: PartWorth, after: PartWorth): PartWorth {
  const of = (name: keyof PartWorth) => amountText(minus(order[name], after[name]))
  return {
    goods: of('goods'),
    sellerDiscount: of('sellerDiscount'),
    shipping: of('shipping'),
    taxBase: of('taxBase'),
    tax: of('tax'),
    voucher: of('voucher'),
    total: of('total'),
  }
}

/** Goods less the seller's discount for what was received, and the part of a voucher for it: points are earned by them [ORDER-6]. */
export function receivedWorth(
  lines: readonly (Pick<LineSoFar, 'units' | 'unitPrice' | 'amount' | 'discount'> & { received: DecimalText })[],
  voucher: DecimalText,
): { goods: DecimalText; voucher: DecimalText } {
  const whole = lines.reduce((sum, { amount, discount }) => sum.plus(amount).minus(discount), decimal(0))
  const goods = lines.reduce((sum, line) => sum.plus(netReceived(line)), decimal(0))
  if (isSame(goods, whole)) return { goods: amountText(goods), voucher }
  return {
    goods: amountText(goods),
    voucher: amountText(share(voucher, { part: goods, of: whole, most: goods, rest: null })),
  }
}

function netReceived(
  line: Pick<LineSoFar, 'units' | 'unitPrice' | 'amount' | 'discount'> & { received: DecimalText },
): Decimal {
  if (isSame(line.received, line.units)) return minus(line.amount, line.discount)
  const amount = decimal(lineAmount(line.received, line.unitPrice))
  return amount.minus(share(line.discount, { part: line.received, of: line.units, most: amount, rest: null }))
}

type Value = DecimalText | Decimal

/**
 * A part of an amount in whole Rupiah, in proportion and rounded down: at most `most`, and so much that what stays fits
 * into `rest`.
 */
function share(
  all: Value,
  { part, of, most, rest }: { part: Value; of: Value; most: Value; rest: Value | null },
): Decimal {
  if (!isMore(of, 0)) return decimal(0)
  const proportion = lesser(decimal(all).times(part).dividedBy(of, 0, 'down'), most)
  if (rest === null) return proportion
  const least = decimal(all).minus(rest)
  return isMore(least, proportion) ? least : proportion
}

function netLeft({ goods, sellerDiscount, sent }: Pick<OrderSoFar, 'goods' | 'sellerDiscount' | 'sent'>): Decimal {
  return decimal(goods).minus(sellerDiscount).minus(sent.goods).plus(sent.sellerDiscount)
}

function withTotal(part: Omit<PartWorth, 'total'>): PartWorth {
  const net = minus(part.goods, part.sellerDiscount)
  return { ...part, total: amountText(net.plus(part.shipping).plus(part.tax).minus(part.voucher)) }
}

function minus(one: Value, other: Value): Decimal {
  return decimal(one).minus(other)
}

function written(line: Record<keyof LineWorth, Value>): LineWorth {
  return {
    units: quantityText(line.units),
    amount: amountText(line.amount),
    discount: amountText(line.discount),
    taxBase: amountText(line.taxBase),
    tax: amountText(line.tax),
  }
}
