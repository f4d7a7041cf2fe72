import { lineAmount, sumOf } from '../cart/amounts.ts'
import type { DecimalText } from '../money.ts'
import { type LineTax, type TaxRate, taxOfLine } from './tax.ts'

export interface LineAmounts extends LineTax {
  /** Units x price, rounded half up to cents. */
  amount: DecimalText
}

/** What an order or a quote adds up to, each with 2 decimals [ORDER-1]. */
export interface OrderAmounts {
  goods: DecimalText
  shipping: DecimalText
  taxBase: DecimalText
  tax: DecimalText
  total: DecimalText
}

/** One line: its amount and the PPN on it. */
export function amountsOfLine(units: DecimalText, unitPrice: DecimalText, rate: TaxRate | null): LineAmounts {
  const amount = lineAmount(units, unitPrice)
  return { amount, ...taxOfLine(amount, rate) }
}

/** Goods, shipping and PPN of one order; PPN is on the goods alone. */
export function amountsOfOrder(lines: readonly LineAmounts[], shipping: DecimalText): OrderAmounts {
  const goods = sumOf(lines.map((line) => line.amount))
  const tax = sumOf(lines.map((line) => line.tax))
  return {
    goods,
    shipping: sumOf([shipping]),
    taxBase: sumOf(lines.map((line) => line.base)),
    tax,
    total: sumOf([goods, shipping, tax]),
  }
}
