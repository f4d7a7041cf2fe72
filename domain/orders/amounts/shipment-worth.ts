import { lineAmount, sumOf } from '#domain/cart/amounts.ts'
import {
  amountText,
  type Decimal,
  type DecimalText,
  decimal,
  isMore,
  isSame,
  lesser,
  quantityText,
} from '#domain/money.ts'
import { type TaxRate, taxOfLine } from './tax.ts'

/** The worth of a line or some of it: Rupiah with 2 decimals. */
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
export interface Worth {
  goods: DecimalText
  sellerDiscount: DecimalText
  shipping: DecimalText
  /** DPP and PPN of goods and shipping together. */
  taxBase: DecimalText
  tax: DecimalText
  /** The payment by a voucher of the platform. */
  voucher: DecimalText
  total: DecimalText
}

/** An order as it stands, and what its shipments have taken of it. */
export interface OrderSoFar extends Worth {
  /** DPP and PPN of the shipping alone. */
  shippingTaxBase: DecimalText
  shippingTax: DecimalText
  sent: Worth
}

/**
 * The worth of the next units of a line. Amount and discount are what all shipped so far come to by the rules of an
 * order, less what was shipped before, so that the parts add up to the line; the last takes the remainder. DPP and PPN
 * are of the part alone, since its invoice stands alone for Coretax [SHIP-1, TAX-1].
 */
export function worthOfUnits(line: LineSoFar, units: DecimalText, rate: TaxRate | null): LineWorth {
  const { amount, discount } = takenOf(line, units)
  const { base, tax } = taxOfLine(amountText(amount.minus(discount)), rate)
  return written({ units, amount, discount, taxBase: base, tax })
}

/**
 * The credit for the next units of an invoiced line: DPP and PPN are those of all credited so far less what was
 * credited before, so that credit notes never come to more than their invoice; the last takes the remainder [CLAIM-1, TAX-1].
 */
export function worthOfCredit(line: LineSoFar, units: DecimalText, rate: TaxRate | null): LineWorth {
  const { sent } = line
  const { amount, discount } = takenOf(line, units)
  if (isSame(units, minus(line.units, sent.units))) {
    const [taxBase, tax] = [minus(line.taxBase, sent.taxBase), minus(line.tax, sent.tax)]
    return written({ units, amount, discount, taxBase, tax })
  }
  const { base, tax } = taxOfLine(amountText(netOf(sent).plus(amount).minus(discount)), rate)
  return written({ units, amount, discount, taxBase: minus(base, sent.taxBase), tax: minus(tax, sent.tax) })
}

/**
 * A line with the DPP and PPN of what was invoiced of it, and of its rest as of one more invoice: what rounding each invoice
 * by itself makes different stands on the order [TAX-1].
 */
export function lineAsInvoiced(line: LineSoFar, rate: TaxRate | null): LineWorth {
  const { sent, units, amount, discount } = line
  const rest = taxOfLine(amountText(netOf(line).minus(netOf(sent))), rate)
  const [taxBase, tax] = [decimal(sent.taxBase).plus(rest.base), decimal(sent.tax).plus(rest.tax)]
  return written({ units, amount, discount, taxBase, tax })
}

/** An order with the DPP and PPN of these lines; all else of it stays as it is [TAX-1]. */
export function orderAsInvoiced(order: OrderSoFar, lines: readonly LineWorth[]): Worth {
  const { goods, sellerDiscount, shipping, voucher } = order
  return withTotal({ goods, sellerDiscount, shipping, voucher, ...taxOfOrder(order, lines) })
}

/** A line and a part of it together. */
export function withAdded(one: LineWorth, part: LineWorth): LineWorth {
  const of = (name: keyof LineWorth) => decimal(one[name]).plus(part[name])
  return written({
    units: of('units'),
    amount: of('amount'),
    discount: of('discount'),
    taxBase: of('taxBase'),
    tax: of('tax'),
  })
}

/** A line after some of its units that are not shipped are cancelled [SHIP-1, TAX-1]. */
export function lineWithout(line: LineSoFar, units: DecimalText, rate: TaxRate | null): LineWorth {
  const { sent } = line
  const remaining = minus(line.units, units)
  if (isSame(remaining, sent.units)) return sent
  const amount = lineAmount(String(remaining), line.unitPrice)
  const discountLeft = share(minus(line.discount, sent.discount), {
    part: remaining.minus(sent.units),
    of: minus(line.units, sent.units),
    most: minus(amount, sent.amount),
    rest: null,
  })
  const discount = amountText(decimal(sent.discount).plus(discountLeft))
  return lineAsInvoiced({ ...line, units: String(remaining), amount, discount }, rate)
}

/**
 * The worth of a shipment of these lines. Delivery goes with the first one that stands, and the last takes what is left
 * of everything [SHIP-1].
 */
export function worthOfShipment(
  order: OrderSoFar,
  shipped: readonly LineWorth[],
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Worth {
  const goods = sumOf(shipped.map(({ amount }) => amount))
  const sellerDiscount = sumOf(shipped.map(({ discount }) => discount))
  const shipping = isFirst ? order.shipping : '0.00'
  const taxBase = sumOf([...shipped.map((part) => part.taxBase), ...(isFirst ? [order.shippingTaxBase] : [])])
  const tax = sumOf([...shipped.map((part) => part.tax), ...(isFirst ? [order.shippingTax] : [])])
  const [left, net] = [netLeft(order), minus(goods, sellerDiscount)]
  const voucherLeft = minus(order.voucher, order.sent.voucher)
  const voucher = isLast ? voucherLeft : share(voucherLeft, { part: net, of: left, most: net, rest: left.minus(net) })
  return withTotal({ goods, sellerDiscount, shipping, taxBase, tax, voucher: amountText(voucher) })
}

/** An order with lines that were cut: delivery stays as it was agreed, a voucher pays its part of what is left [SHIP-1]. */
export function orderWith(order: OrderSoFar, lines: readonly LineWorth[]): Worth {
  const goods = sumOf(lines.map(({ amount }) => amount))
  const sellerDiscount = sumOf(lines.map(({ discount }) => discount))
  const remaining = netLeft({ ...order, goods, sellerDiscount })
  const voucherLeft = share(minus(order.voucher, order.sent.voucher), {
    part: remaining,
    of: netLeft(order),
    most: remaining,
    rest: null,
  })
  const voucher = amountText(decimal(order.sent.voucher).plus(voucherLeft))
  return withTotal({ goods, sellerDiscount, shipping: order.shipping, ...taxOfOrder(order, lines), voucher })
}

/** DPP and PPN of an order: those of its lines and of its delivery. */
function taxOfOrder({ shippingTaxBase, shippingTax }: OrderSoFar, lines: readonly LineWorth[]) {
  return {
    taxBase: sumOf([...lines.map((line) => line.taxBase), shippingTaxBase]),
    tax: sumOf([...lines.map((line) => line.tax), shippingTax]),
  }
}

/** The difference between two worths. */
export function difference(order: Worth, after: Worth): Worth {
  const of = (name: keyof Worth) => amountText(minus(order[name], after[name]))
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

/** Amount and discount of the next units of a line; the last take the remainder. */
function takenOf(line: LineSoFar, units: DecimalText): { amount: Decimal; discount: Decimal } {
  const { sent } = line
  const left = { units: minus(line.units, sent.units), amount: minus(line.amount, sent.amount) }
  const discountLeft = minus(line.discount, sent.discount)
  if (isSame(units, left.units)) return { amount: left.amount, discount: discountLeft }
  const upTo = decimal(sent.units).plus(units)
  const amount = minus(lineAmount(String(upTo), line.unitPrice), sent.amount)
  const discount = share(discountLeft, { part: units, of: left.units, most: amount, rest: left.amount.minus(amount) })
  return { amount, discount }
}

function netOf({ amount, discount }: Pick<LineWorth, 'amount' | 'discount'>): Decimal {
  return minus(amount, discount)
}

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

function withTotal(part: Omit<Worth, 'total'>): Worth {
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
