import { lineAmount, sumOf } from '#domain/cart/amounts.ts'
import { amountText, type DecimalText, decimal } from '#domain/money.ts'
import { shareOut } from '#domain/numbers/share-out.ts'
import { type LineTax, type TaxRate, taxOfLine } from './tax.ts'

export interface LineAmounts extends LineTax {
  /** Units x price, rounded half up to cents. */
  amount: DecimalText
  /** Its part of the seller's discount, in whole Rupiah; DPP and PPN are of what is left. */
  discount: DecimalText
}

/** The amounts of an order or a quote, each with 2 decimals [ORDER-1]. */
export interface OrderAmounts {
  goods: DecimalText
  /** The seller's discount on the goods: the selling price falls, and the tax with it. */
  sellerDiscount: DecimalText
  shipping: DecimalText
  /** DPP and PPN of the shipping alone. */
  shippingTaxBase: DecimalText
  shippingTax: DecimalText
  /** DPP and PPN of goods and shipping together. */
  taxBase: DecimalText
  tax: DecimalText
  /** The payment by a voucher of the platform; price and tax stay as they are. */
  voucher: DecimalText
  /** The buyer's total: goods less the seller's discount, shipping and PPN less the voucher. */
  total: DecimalText
}

/** The amount of one line and its PPN. */
export function amountsOfLine(units: DecimalText, unitPrice: DecimalText, rate: TaxRate | null): LineAmounts {
  const amount = lineAmount(units, unitPrice)
  return { amount, discount: '0.00', ...taxOfLine(amount, rate) }
}

/**
 * The lines less a discount of their seller, in proportion to their amounts and in whole Rupiah: at most what they come
 * to. It lowers the selling price, so DPP and PPN are of what is left of each line [SELLER-1, TAX-1].
 */
export function lessDiscount(
  lines: readonly LineAmounts[],
  discount: DecimalText,
  rate: TaxRate | null,
): LineAmounts[] {
  const shares = shareOut(
    discount,
    lines.map(({ amount }) => amount),
  )
  return lines.map(({ amount }, index) => {
    const share = shares[index] ?? '0.00'
    return { amount, discount: share, ...taxOfLine(less(amount, share), rate) }
  })
}

/** The goods after the seller's discount, the base for spreading a voucher of the platform and earning points. */
export function netGoods({ goods, sellerDiscount }: Pick<OrderAmounts, 'goods' | 'sellerDiscount'>): DecimalText {
  return less(goods, sellerDiscount)
}

/** Goods, shipping and PPN of one order: what a seller charges for delivery is a line of its selling price [TAX-1]. */
export function amountsOfOrder(
  lines: readonly LineAmounts[],
  shipping: DecimalText,
  rate: TaxRate | null,
): OrderAmounts {
  const goods = sumOf(lines.map((line) => line.amount))
  const sellerDiscount = sumOf(lines.map((line) => line.discount))
  const delivery = taxOfLine(shipping, rate)
  const tax = sumOf([...lines.map((line) => line.tax), delivery.tax])
  return {
    goods,
    sellerDiscount,
    shipping: sumOf([shipping]),
    shippingTaxBase: delivery.base,
    shippingTax: delivery.tax,
    taxBase: sumOf([...lines.map((line) => line.base), delivery.base]),
    tax,
    voucher: '0.00',
    total: sumOf([less(goods, sellerDiscount), shipping, tax]),
  }
}

/** The amounts of an order less its share of a voucher, which is at most what is left of its goods [ORDER-1]. */
export function lessVoucher(amounts: OrderAmounts, voucher: DecimalText): OrderAmounts {
  return { ...amounts, voucher, total: less(amounts.total, voucher) }
}

function less(all: DecimalText, share: DecimalText): DecimalText {
  return amountText(decimal(all).minus(share))
}
