import { amountText, type DecimalText, decimal, isMore, quantityText } from '../money.ts'
import type { OrderDocumentAmounts, OrderDocumentLine } from './contract.ts'

/** The sums of a document that make its total; Rupiah. */
export type OrderDocumentSums = Omit<OrderDocumentAmounts, 'taxPercent' | 'inWords'>

interface Priced {
  lines: readonly OrderDocumentLine[]
  amounts: OrderDocumentSums
}

/** The remainder of an invoice after its credit notes: lines with units left, and sums; null for nothing [DOC-1]. */
export function restOfInvoice(
  invoice: Priced,
  notes: readonly Priced[],
): { lines: OrderDocumentLine[]; amounts: OrderDocumentSums } | null {
  const left = (name: keyof OrderDocumentSums) =>
    amountText(notes.reduce((rest, { amounts }) => rest.minus(amounts[name]), decimal(invoice.amounts[name])))
  const amounts = {
    goods: left('goods'),
    sellerDiscount: left('sellerDiscount'),
    shipping: left('shipping'),
    taxBase: left('taxBase'),
    tax: left('tax'),
    voucher: left('voucher'),
    total: left('total'),
  }
  if (!isMore(amounts.total, 0)) return null
  const lines = notes.flatMap((note) => note.lines).reduce(withoutGoods, invoice.lines)
  return { lines: lines.filter(({ units }) => isMore(units, 0)), amounts }
}

/** The lines less one that was credited: off the first of the same goods that has as many units. */
function withoutGoods(lines: readonly OrderDocumentLine[], credited: OrderDocumentLine): OrderDocumentLine[] {
  const at = lines.findIndex((line) => isSameGoods(line, credited) && !isMore(credited.units, line.units))
  return lines.map((line, index) => (index === at ? lessOf(line, credited) : line))
}

function isSameGoods(one: OrderDocumentLine, other: OrderDocumentLine): boolean {
  return one.name === other.name && one.unit === other.unit && one.unitPrice === other.unitPrice
}

function lessOf(line: OrderDocumentLine, { units, amount }: OrderDocumentLine): OrderDocumentLine {
  const minus = (whole: DecimalText, part: DecimalText) => decimal(whole).minus(part)
  return { ...line, units: quantityText(minus(line.units, units)), amount: amountText(minus(line.amount, amount)) }
}
