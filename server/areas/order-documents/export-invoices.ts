import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import type { TableKind } from '#domain/files/file.ts'
import { type DecimalText, quantityText } from '#domain/money.ts'
import { findPaidDays } from '#server/areas/orders/public.ts'
import { findOpenOfInvoices } from '#server/areas/receivables/public.ts'
import type { Deps } from '#server/deps.ts'
import {
  type FileNumber,
  lastOfFull,
  type TableColumn,
  tableLines,
  writeTable,
} from '#server/platform/files/write-table.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { type ExportedInvoice, findInvoicesBelow } from './queries-exports.ts'

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
  const lines = tableLines(columns, async (last: ExportedInvoice | null, limit) => {
    const invoices = await findInvoicesBelow(db, member, { ...days, last, limit })
    return { rows: await rowsOf(invoices), last: lastOfFull(invoices, limit) }
  })
  async function rowsOf(invoices: readonly ExportedInvoice[]): Promise<Row[]> {
    const paid = await findPaidDays(
      db,
      invoices.map(({ orderId }) => orderId),
    )
    const open = await findOpenOfInvoices(
      db,
      invoices.flatMap(({ shipmentId }) => shipmentId ?? []),
    )
    return invoices.map((invoice) => ({
      invoice,
      paidOn: paid.get(invoice.orderId) ?? null,
      open: open.get(invoice.shipmentId ?? ''),
    }))
  }
  return writeTable(`invoice-${firstDay ?? 'awal'}-${lastDay ?? businessDay(now())}`, format, lines)
}

interface Row {
  invoice: ExportedInvoice
  /** When its order was paid whole. */
  paidOn: BusinessDay | null
  /** Its open amount; undefined where the ledger has the order alone. */
  open: DecimalText | undefined
}

const columns: readonly TableColumn<Row>[] = [
  { head: 'Nomor invoice', cell: ({ invoice: { number } }) => number },
  { head: 'Tanggal', cell: ({ invoice: { day } }) => day },
  { head: 'Nomor pesanan', cell: ({ invoice: { orderNumber } }) => orderNumber },
  { head: 'Nomor PO', cell: ({ invoice: { poNumber } }) => poNumber },
  { head: 'Seller', cell: ({ invoice: { seller } }) => seller.name },
  { head: 'NPWP seller', cell: ({ invoice: { seller } }) => seller.npwp },
  { head: 'Pembeli', cell: ({ invoice: { buyer } }) => buyer.name },
  { head: 'NPWP pembeli', cell: ({ invoice: { buyer } }) => buyer.npwp },
  { head: 'SKU', cell: ({ invoice: { skus } }) => skus.join(', ') || null },
  { head: 'Nilai barang (Rp)', cell: ({ invoice: { amounts } }) => money(amounts?.goods) },
  { head: 'Diskon (Rp)', cell: ({ invoice: { amounts } }) => money(amounts?.sellerDiscount) },
  { head: 'Ongkir (Rp)', cell: ({ invoice: { amounts } }) => money(amounts?.shipping) },
  { head: 'DPP (Rp)', cell: ({ invoice: { amounts } }) => money(amounts?.taxBase) },
  { head: 'PPN (Rp)', cell: ({ invoice: { amounts } }) => money(amounts?.tax) },
  { head: 'Voucher (Rp)', cell: ({ invoice: { amounts } }) => money(amounts?.voucher) },
  { head: 'Total (Rp)', cell: ({ invoice: { amounts } }) => money(amounts?.total) },
  { head: 'Dikreditkan (Rp)', cell: ({ invoice: { credited } }) => money(credited) },
  { head: 'Sisa (Rp)', cell: ({ open }) => money(open) },
  { head: 'Jatuh tempo', cell: ({ invoice: { dueDay } }) => dueDay },
  { head: 'Lunas pada', cell: ({ paidOn }) => paidOn },
]

function money(amount: DecimalText | undefined): FileNumber | null {
  return amount === undefined ? null : { number: quantityText(amount) }
}
