import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { TableKind } from '#domain/files/file.ts'
import { quantityText } from '#domain/money.ts'
import type { Deps } from '#server/deps.ts'
import { type TableColumn, tableLines, writeTable } from '#server/platform/files/write-table.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { type ExportedPayment, findPaymentsBelow } from './queries-exports.ts'

interface Export {
  format: TableKind
  /** First and last day on which the money came, inclusive. */
  firstDay: BusinessDay | undefined
  lastDay: BusinessDay | undefined
}

/**
 * All payments of some days as a table, newest first: a row for each order that one paid, and for what stays as credit. What
 * undid a payment has rows of its own below zero, so that the amounts add up to the money that came [ORDER-8, PAY-1].
 */
export function exportPayments(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  member: Buyer | Seller,
  { format, firstDay, lastDay }: Export,
): FileAnswer {
  const days = { from: firstDay ?? null, until: lastDay ?? null }
  // so many acts are read, each with all its rows
  const lines = tableLines(columnsFor(member), async (last: ExportedPayment | null, limit) => {
    const rows = await findPaymentsBelow(db, member, { ...days, last, limit })
    const isFull = new Set(rows.map(({ actId }) => actId)).size === limit
    return { rows: rows.filter(({ amount }) => amount !== null), last: isFull ? (rows.at(-1) ?? null) : null }
  })
  return writeTable(`pembayaran-${firstDay ?? 'awal'}-${lastDay ?? businessDay(now())}`, format, lines)
}

function columnsFor({ companyKind }: Buyer | Seller): TableColumn<ExportedPayment>[] {
  const isBuyer = companyKind === 'buyer'
  return [
    { head: 'Tanggal', cell: ({ day }) => day },
    { head: 'Dicatat pada', cell: ({ at }) => businessDay(at) },
    { head: 'Jenis', cell: ({ kind }) => (kind === 'payment' ? 'Pembayaran' : 'Pembatalan pembayaran') },
    { head: isBuyer ? 'Seller' : 'Pembeli', cell: ({ partner }) => partner },
    { head: 'Untuk', cell: ({ number }) => number ?? 'Kelebihan bayar' },
    { head: 'Jumlah (Rp)', cell: ({ amount }) => (amount === null ? null : { number: quantityText(amount) }) },
    // who records payments is the seller's own affair
    ...(isBuyer ? [] : [{ head: 'Dicatat oleh', cell: ({ byName }: ExportedPayment) => byName ?? 'Sistem' }]),
    { head: 'Dibatalkan', cell: ({ isUndone }) => (isUndone ? 'ya' : null) },
    { head: 'Alasan', cell: ({ reason }) => reason },
  ]
}
