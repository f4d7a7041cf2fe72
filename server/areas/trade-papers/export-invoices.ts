import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import type { TableKind } from '#domain/file.ts'
import { type DecimalText, quantityText } from '#domain/money.ts'
import { type FileNumber, writeTable } from '#server/areas/imports/public.ts'
import { findPaidDays } from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { type ExportedInvoice, findInvoicesBelow } from './queries-exports.ts'

// read at once; no more of an export is ever held
const AT_ONCE = 500

interface Export {
  format: TableKind
  /** First and last day, inclusive. */
  firstDay: BusinessDay | undefined
  lastDay: BusinessDay | undefined
}

/** All invoices of some days as a table, newest first, as they were issued, with when each was paid [ORDER-8]. */
export function exportInvoices(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  member: Buyer | Seller,
  { format, firstDay, lastDay }: Export,
): FileAnswer {
  const days = {
    from: firstDay ? startOfDay(firstDay) : null,
    before: lastDay ? startOfDay(dayAfter(lastDay)) : null,
  }
  async function* parts() {
    yield [columns.map(({ head }) => head)]
    let last: ExportedInvoice | null = null
    do {
      const invoices: ExportedInvoice[] = await findInvoicesBelow(db, member, { ...days, last, limit: AT_ONCE })
      const paid = await findPaidDays(
        db,
        invoices.map(({ orderId }) => orderId),
      )
      yield invoices.map((invoice) => columns.map(({ cell }) => cell(invoice, paid.get(invoice.orderId) ?? null)))
      last = invoices.length === AT_ONCE ? (invoices.at(-1) ?? null) : null
    } while (last !== null)
  }
  return writeTable(`invoice-${firstDay ?? 'awal'}-${lastDay ?? businessDay(now())}`, format, parts())
}

type Cell = string | null | FileNumber
interface Column {
  head: string
  cell: (invoice: ExportedInvoice, paidOn: BusinessDay | null) => Cell
}

const columns: readonly Column[] = [
  { head: 'Nomor invoice', cell: ({ number }) => number },
  { head: 'Tanggal', cell: ({ day }) => day },
  { head: 'Nomor pesanan', cell: ({ orderNumber }) => orderNumber },
  { head: 'Nomor PO', cell: ({ poNumber }) => poNumber },
  { head: 'Seller', cell: ({ seller }) => seller.name },
  { head: 'NPWP seller', cell: ({ seller }) => seller.npwp },
  { head: 'Pembeli', cell: ({ buyer }) => buyer.name },
  { head: 'NPWP pembeli', cell: ({ buyer }) => buyer.npwp },
  { head: 'Nilai barang (Rp)', cell: ({ amounts }) => money(amounts?.goods) },
  { head: 'Ongkir (Rp)', cell: ({ amounts }) => money(amounts?.shipping) },
  { head: 'DPP (Rp)', cell: ({ amounts }) => money(amounts?.taxBase) },
  { head: 'PPN (Rp)', cell: ({ amounts }) => money(amounts?.tax) },
  { head: 'Total (Rp)', cell: ({ amounts }) => money(amounts?.total) },
  { head: 'Jatuh tempo', cell: ({ dueDay }) => dueDay },
  { head: 'Lunas pada', cell: (_, paidOn) => paidOn },
]

function money(amount: DecimalText | undefined): Cell {
  return amount === undefined ? null : { number: quantityText(amount) }
}
