import { amountText, type DecimalText, decimal, isMore } from '../money.ts'
import { amountsOfLine, lessDiscount } from '../orders/amounts.ts'
import { type TaxRate, taxOfLine } from '../orders/tax.ts'
import type { PaperAmounts, PaperLine } from '../trade-papers/codec.ts'

/** A line of an invoice as Coretax takes it; amounts in Rupiah [TAX-2]. */
export interface TaxLine {
  name: string
  /** Null of delivery. */
  unit: string | null
  units: DecimalText
  unitPrice: DecimalText
  discount: DecimalText
  /** The selling price: units at their price less the discount. */
  price: DecimalText
  /** DPP nilai lain and PPN, in whole Rupiah. */
  taxBase: DecimalText
  tax: DecimalText
}

type Invoiced = Pick<PaperAmounts, 'sellerDiscount' | 'shipping' | 'taxBase' | 'tax'>

/**
 * The lines of an invoice with delivery as one of them, each with its DPP and PPN. They come to exactly what the invoice
 * says: what rounding by line leaves goes to the dearest [TAX-1, TAX-2].
 */
export function taxLinesOf(lines: readonly PaperLine[], invoiced: Invoiced, rate: TaxRate): TaxLine[] {
  const priced = lines.map(({ units, unitPrice }) => amountsOfLine(units, unitPrice, rate))
  const goods = lessDiscount(priced, invoiced.sellerDiscount, rate).map((amounts, index): TaxLine => {
    const { name, unit, units, unitPrice } = lines[index] as PaperLine // one for each
    const price = amountText(decimal(amounts.amount).minus(amounts.discount))
    return { name, unit, units, unitPrice, discount: amounts.discount, price, taxBase: amounts.base, tax: amounts.tax }
  })
  const all = isMore(invoiced.shipping, 0) ? [...goods, deliveryLine(invoiced.shipping, rate)] : goods
  return toTheRupiah(all, invoiced)
}

function deliveryLine(shipping: DecimalText, rate: TaxRate): TaxLine {
  const { base, tax } = taxOfLine(shipping, rate)
  return {
    name: 'Ongkos kirim',
    unit: null,
    units: '1',
    unitPrice: shipping,
    discount: '0.00',
    price: shipping,
    taxBase: base,
    tax,
  }
}

function toTheRupiah(lines: TaxLine[], { taxBase, tax }: Invoiced): TaxLine[] {
  const left = (whole: DecimalText, part: 'taxBase' | 'tax') =>
    lines.reduce((rest, line) => rest.minus(line[part]), decimal(whole))
  const [baseLeft, taxLeft] = [left(taxBase, 'taxBase'), left(tax, 'tax')]
  const dearest = lines.reduce((most, line, at) => (isMore(line.price, lines[most]?.price ?? 0) ? at : most), 0)
  return lines.map((line, at) => {
    if (at !== dearest) return line
    const [base, own] = [baseLeft.plus(line.taxBase), taxLeft.plus(line.tax)]
    return { ...line, taxBase: amountText(base), tax: amountText(own) }
  })
}
