import { formatRupiah } from '../format.ts'
import { type DecimalText, decimal, isMore } from '../money.ts'

interface Received {
  /** The whole payment, and what of it paid which orders. */
  amount: DecimalText
  parts: readonly { amount: DecimalText }[]
  /** What nota kredit have taken off the order. */
  credited: readonly { number: string; total: DecimalText }[]
}

/**
 * Says on a kwitansi why it is over less than the order came to, or than was paid: nota kredit that were issued, other orders,
 * and what became the buyer's credit. Null where it is over all of both [DOC-1, PAY-1].
 */
export function receiptNote({ amount, parts, credited }: Received): string | null {
  const off = credited.reduce((sum, note) => sum.plus(note.total), decimal(0))
  const rest = parts.reduce((left, part) => left.minus(part.amount), decimal(amount))
  const orders = parts.length > 1 ? ` untuk ${parts.length} pesanan` : ''
  const sentences = [
    isMore(off, 0) &&
      `Nilai pesanan dikurangi nota kredit ${credited.map(({ number }) => number).join(', ')}: ${formatRupiah(off.text(2))}.`,
    isMore(rest, 0) &&
      `Dari pembayaran ${formatRupiah(amount)}${orders}, ${formatRupiah(rest.text(2))} menjadi saldo kelebihan bayar pembeli.`,
  ].filter(Boolean)
  return sentences.length > 0 ? sentences.join(' ') : null
}
