import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { TableKind } from '#domain/file.ts'
import { quantityText } from '#domain/money.ts'
import { type FileNumber, writeTable } from '#server/areas/imports/public.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { type ExportedPayment, findPaymentsBelow } from './queries-exports.ts'

// acts read at once; no more of an export is ever held
const AT_ONCE = 500

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
  const columns = columnsFor(member)
  async function* parts() {
    yield [columns.map(({ head }) => head)]
    let last: ExportedPayment | null = null
    do {
      const days = { from: firstDay ?? null, until: lastDay ?? null }
      const rows: ExportedPayment[] = await findPaymentsBelow(db, member, { ...days, last, limit: AT_ONCE })
      yield rows.filter(({ amount }) => amount !== null).map((row) => columns.map(({ cell }) => cell(row)))
      last = new Set(rows.map(({ actId }) => actId)).size === AT_ONCE ? (rows.at(-1) ?? null) : null
    } while (last !== null)
  }
  return writeTable(`pembayaran-${firstDay ?? 'awal'}-${lastDay ?? businessDay(now())}`, format, parts())
}

type Cell = string | null | FileNumber
interface Column {
  head: string
  cell: (payment: ExportedPayment) => Cell
}

function columnsFor({ companyKind }: Buyer | Seller): Column[] {
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
