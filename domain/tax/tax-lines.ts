import { amountsOfLine, type LineAmounts } from '#domain/orders/amounts/amounts.ts'
import { type TaxRate, taxOfLine } from '#domain/orders/amounts/tax.ts'
import { amountText, type DecimalText, decimal, isMore } from '../money.ts'
import type { OrderDocumentAmounts, OrderDocumentLine } from '../order-documents/contract.ts'

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

type Invoiced = Pick<OrderDocumentAmounts, 'shipping' | 'taxBase' | 'tax'>

/** A line of an invoice with its part of the seller's discount. */
type InvoiceLine = OrderDocumentLine & { discount?: DecimalText }

/**
 * The lines of an invoice with delivery as one of them, each with its DPP and PPN, which come to exactly what the invoice
 * says: it stands alone, so that they are those of its own amounts [TAX-1, TAX-2].
 */
export function taxLinesOf(lines: readonly InvoiceLine[], invoiced: Invoiced, rate: TaxRate): TaxLine[] {
  const goods = pricedLines(lines, rate).map((amounts, index): TaxLine => {
    const { name, unit, units, unitPrice } = lines[index] as InvoiceLine // one for each
    const price = amountText(decimal(amounts.amount).minus(amounts.discount))
    return { name, unit, units, unitPrice, discount: amounts.discount, price, taxBase: amounts.base, tax: amounts.tax }
  })
  const all = isMore(invoiced.shipping, 0) ? [...goods, deliveryLine(invoiced.shipping, rate)] : goods
  return toTheRupiah(all, invoiced)
}

function pricedLines(lines: readonly InvoiceLine[], rate: TaxRate): LineAmounts[] {
  const priced = lines.map(({ units, unitPrice, amount }) => ({
    ...amountsOfLine(units, unitPrice, rate),
    ...(amount && { amount }),
  }))
  return priced.map(({ amount }, index) => {
    const discount = lines[index]?.discount ?? '0.00'
    return { amount, discount, ...taxOfLine(amountText(decimal(amount).minus(discount)), rate) }
  })
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

/** The Rupiah by which an invoice differs from the sum of its rounded lines go to the dearest. */
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
