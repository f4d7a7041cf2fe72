import { lineAmount, sumOf } from '../cart/amounts.ts'
import { amountText, type DecimalText, decimal } from '../money.ts'
import { type LineTax, type TaxRate, taxOfLine } from './tax.ts'

export interface LineAmounts extends LineTax {
  /** Units x price, rounded half up to cents. */
  amount: DecimalText
}

/** The amounts of an order or a quote, each with 2 decimals [ORDER-1]. */
export interface OrderAmounts {
  goods: DecimalText
  shipping: DecimalText
  /** DPP and PPN of the shipping alone. */
  shippingTaxBase: DecimalText
  shippingTax: DecimalText
  /** DPP and PPN of goods and shipping together. */
  taxBase: DecimalText
  tax: DecimalText
  /** What a voucher of the platform pays; price and tax stay as they are. */
  voucher: DecimalText
  /** What the buyer pays: goods, shipping and PPN less the voucher. */
  total: DecimalText
}

/** The amount of one line and its PPN. */
export function amountsOfLine(units: DecimalText, unitPrice: DecimalText, rate: TaxRate | null): LineAmounts {
  const amount = lineAmount(units, unitPrice)
  return { amount, ...taxOfLine(amount, rate) }
}

/** Goods, shipping and PPN of one order: what a seller charges for delivery is a line of its selling price [TAX-1]. */
export function amountsOfOrder(
  lines: readonly LineAmounts[],
  shipping: DecimalText,
  rate: TaxRate | null,
): OrderAmounts {
  const goods = sumOf(lines.map((line) => line.amount))
  const delivery = taxOfLine(shipping, rate)
  const tax = sumOf([...lines.map((line) => line.tax), delivery.tax])
  return {
    goods,
    shipping: sumOf([shipping]),
    shippingTaxBase: delivery.base,
    shippingTax: delivery.tax,
    taxBase: sumOf([...lines.map((line) => line.base), delivery.base]),
    tax,
    voucher: '0.00',
    total: sumOf([goods, shipping, tax]),
  }
}

/** The same less the order's part of a voucher, which is at most its goods [ORDER-1]. */
export function lessVoucher(amounts: OrderAmounts, voucher: DecimalText): OrderAmounts {
  return { ...amounts, voucher, total: amountText(decimal(amounts.total).minus(voucher)) }
}
