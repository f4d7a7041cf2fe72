import { formatRupiah } from '#domain/format.ts'
import { type DecimalText, decimal, isMore } from '#domain/money.ts'
import type { HistoryEvent } from '#domain/orders/notice.ts'
import { partLabels } from '#domain/receivables/due-day.ts'
import type { OrderDocumentKind } from './kind.ts'

/** An invoice's note on its order where more of it is owed; null where not [PAY-2, DOC-1]. */
export function orderNote(
  orderNumber: string,
  parts: { billed: DecimalText; unbilled: DecimalText; paidAhead: DecimalText },
): string | null {
  if (!isMore(parts.unbilled, 0) && !isMore(parts.paidAhead, 0)) return null
  const texts = (['billed', 'unbilled', 'paidAhead'] as const)
    .filter((part) => isMore(parts[part], 0))
    .map((part) => `${partLabels[part].toLowerCase()} ${formatRupiah(parts[part])}`)
  return `Pesanan ${orderNumber}: ${texts.join(', ')}.`
}

interface Received {
  /** The whole payment, and what of it paid which orders. */
  amount: DecimalText
  allocations: readonly { amount: DecimalText }[]
  /** The nota kredit of the order. */
  credited: readonly { number: string; total: DecimalText }[]
}

/**
 * Says on a kwitansi why it is over less than the order came to, or than was paid: nota kredit that were issued, other orders,
 * and what became the buyer's credit. Null where it is over all of both [DOC-1, PAY-1].
 */
export function receiptNote({ amount, allocations, credited }: Received): string | null {
  const off = credited.reduce((sum, note) => sum.plus(note.total), decimal(0))
  const rest = allocations.reduce((left, allocation) => left.minus(allocation.amount), decimal(amount))
  const orders = allocations.length > 1 ? ` untuk ${allocations.length} pesanan` : ''
  const sentences = [
    isMore(off, 0) &&
      `Nilai pesanan dikurangi nota kredit ${credited.map(({ number }) => number).join(', ')}: ${formatRupiah(off.text(2))}.`,
    isMore(rest, 0) &&
      `Dari pembayaran ${formatRupiah(amount)}${orders}, ${formatRupiah(rest.text(2))} menjadi saldo kelebihan bayar pembeli.`,
  ].filter(Boolean)
  return sentences.length > 0 ? sentences.join(' ') : null
}

const issued: Partial<Record<HistoryEvent, readonly OrderDocumentKind[]>> = {
  confirm: ['purchase_order', 'proforma'],
}

/** The documents that are issued with a step of an order, in this order [DOC-1]. */
export function papersOf(event: HistoryEvent): readonly OrderDocumentKind[] {
  return issued[event] ?? []
}

/** Those that are issued with each shipment, in this order [DOC-1, SHIP-1]. */
export const papersOfShipment = ['delivery_note', 'invoice'] as const satisfies OrderDocumentKind[]
