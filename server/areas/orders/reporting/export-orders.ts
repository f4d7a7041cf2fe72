import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { TableKind } from '#domain/files/file.ts'
import { productCode } from '#domain/ids.ts'
import { type DecimalText, quantityText } from '#domain/money.ts'
import { seesPayments } from '#domain/orders/payment-readers.ts'
import { stateLabel } from '#domain/orders/state.ts'
import { paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import type { Deps } from '#server/deps.ts'
import {
  type FileNumber,
  lastOfFull,
  type TableColumn,
  tableLines,
  writeTable,
} from '#server/platform/files/write-table.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { filterOf, type OrderSearch } from '../list-orders.ts'
import { type ExportedLine, type ExportedOrder, findLinesOfOrders, findOrdersBelow } from './queries-exports.ts'

interface Export {
  format: TableKind
  /** A row for each order, or for each product of them. */
  rows: 'orders' | 'products'
  search: Omit<OrderSearch, 'page' | 'perPage'>
}

/**
 * All orders of a list as a table, newest first [ORDER-8]; amounts are left out for members who see no payments
 * [ROLE-10].
 * @throws Refusal those of filterOf
 */
export function exportOrders(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  member: Buyer | Seller,
  { format, rows, search }: Export,
): FileAnswer {
  const today = businessDay(now())
  const filter = filterOf(search, member, today)
  const columns =
    rows === 'orders' ? orderColumns(member) : [...orderColumns(member).slice(0, 5), ...lineColumns(member)]
  const lines = tableLines(columns, async (last: ExportedOrder | null, limit) => {
    const orders = await findOrdersBelow(db, member, filter, { last, limit })
    return { rows: await rowsOf(orders), last: lastOfFull(orders, limit) }
  })
  async function rowsOf(orders: readonly ExportedOrder[]): Promise<Row[]> {
    if (rows === 'orders') return orders.map((order) => ({ order, line: null }))
    const lines = Map.groupBy(
      await findLinesOfOrders(
        db,
        orders.map(({ id }) => id),
      ),
      ({ orderId }) => orderId,
    )
    return orders.flatMap((order) => (lines.get(order.id) ?? []).map((line) => ({ order, line })))
  }
  const name = `${rows === 'orders' ? 'pesanan' : 'produk-dipesan'}-${search.firstDay ?? 'awal'}-${search.lastDay ?? today}`
  return writeTable(name, format, lines)
}

type Cell = ReturnType<TableColumn<Row>['cell']>

interface Row {
  order: ExportedOrder
  line: ExportedLine | null
}

/** The first five name the order, also before its products. */
function orderColumns(member: Buyer | Seller): TableColumn<Row>[] {
  const column = (head: string, cell: (order: ExportedOrder) => Cell) => ({
    head,
    cell: ({ order }: Row) => cell(order),
  })
  const isBuyer = member.companyKind === 'buyer'
  return [
    column('Nomor pesanan', ({ number }) => number),
    column('Tanggal', ({ placedAt }) => businessDay(placedAt)),
    column('Status', ({ state, pickup, shipmentsSent }) =>
      stateLabel(state, { isFetched: pickup !== null, isPartlySent: shipmentsSent > 0 }),
    ),
    column(isBuyer ? 'Seller' : 'Pembeli', ({ partnerName }) => partnerName),
    column('Nomor PO', ({ poNumber }) => poNumber),
    // who ordered for it is the buyer company's own affair
    ...(isBuyer ? [column('Dipesan oleh', ({ placerName }) => placerName)] : []),
    column('Tipe pembayaran', ({ paymentType }) => paymentTypeLabel(paymentType)),
    ...(seesPayments(member) ? amounts.map(([head, cell]) => column(head, cell)) : []),
  ]
}

const amounts: readonly (readonly [head: string, cell: (order: ExportedOrder) => Cell])[] = [
  ['Nilai barang (Rp)', ({ goods }) => money(goods)],
  ['Diskon (Rp)', ({ sellerDiscount }) => money(sellerDiscount)],
  ['Ongkir (Rp)', ({ shipping }) => money(shipping)],
  ['DPP (Rp)', ({ taxBase }) => money(taxBase)],
  ['PPN (Rp)', ({ tax }) => money(tax)],
  ['Voucher (Rp)', ({ voucher }) => money(voucher)],
  ['Total (Rp)', ({ total }) => money(total)],
  ['Sisa (Rp)', ({ open }) => open && money(open)],
  ['Jatuh tempo', ({ dueDay }) => dueDay],
  ['Lunas pada', ({ paidAt }) => paidAt && businessDay(paidAt)],
]

function lineColumns(member: Buyer | Seller): readonly TableColumn<Row>[] {
  return seesPayments(member) ? [...goodsColumns, ...priceColumns] : goodsColumns
}

const goodsColumns: readonly TableColumn<Row>[] = [
  ofLine('Kode produk', ({ productId }) => productCode(productId)),
  ofLine('SKU', ({ sku }) => sku),
  ofLine('Produk', ({ name }) => name),
  ofLine('Kemasan', ({ packLabel }) => packLabel),
  ofLine('Jumlah', ({ units }) => ({ number: quantityText(units) })),
  ofLine('Satuan', ({ unit }) => unit),
]

const priceColumns: readonly TableColumn<Row>[] = [
  ofLine('Harga per satuan (Rp)', ({ unitPrice }) => money(unitPrice)),
  ofLine('Nilai barang (Rp)', ({ amount }) => money(amount)),
  ofLine('Diskon (Rp)', ({ discount }) => money(discount)),
  ofLine('DPP (Rp)', ({ taxBase }) => money(taxBase)),
  ofLine('PPN (Rp)', ({ tax }) => money(tax)),
]

function ofLine(head: string, cell: (line: ExportedLine) => Cell): TableColumn<Row> {
  return { head, cell: ({ line }) => line && cell(line) }
}

function money(amount: DecimalText): FileNumber {
  return { number: quantityText(amount) }
}
