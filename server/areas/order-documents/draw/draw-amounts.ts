import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { amountText, decimal, isMore } from '#domain/money.ts'
import type { OrderDocumentAmounts } from '#domain/order-documents/contract.ts'
import { type OrderDocumentKind, sumLabel } from '#domain/order-documents/kind.ts'
import type { OrderDocumentContent } from '../queries.ts'
import { heightOf, ink, line, MARGIN, mute, RIGHT, rule, type Sheet, WIDTH, write } from './sheet.ts'

const SUM = 250
const NAME = 136
const BETWEEN = 6
const BOX = WIDTH - SUM - 24

/** The sum on the right; in words, and where it is paid, on the left. @returns the y below */
export function drawAmounts(sheet: Sheet, content: OrderDocumentContent, top: number): number {
  const { amounts, kind } = content
  if (!amounts) return top
  let y = top
  for (const [name, value] of rowsOf(kind, amounts)) {
    write(sheet, name, { x: RIGHT - SUM + 6, y, width: NAME, colour: mute })
    const below = sheet.y
    y = Math.max(below, write(sheet, value, { x: RIGHT - 114, y, width: 108, align: 'right' })) + BETWEEN
  }
  rule(sheet, y + 2, { x: RIGHT - SUM, width: SUM, weight: 1.2, colour: ink })
  const style = { y: y + 10, strong: true, size: 10 } as const
  write(sheet, sumLabel(kind), { ...style, x: RIGHT - SUM + 6, width: 120 })
  const sums = write(sheet, formatRupiah(amounts.total), { ...style, x: RIGHT - 140, width: 134, align: 'right' })
  const boxes = boxesOf(content).reduce((at, box) => drawBox(sheet, box, at) + 8, top)
  return Math.max(sums, boxes - 8)
}

/** How high that is. */
export function heightOfAmounts(sheet: Sheet, content: OrderDocumentContent): number {
  const { amounts, kind } = content
  if (!amounts) return 0
  const rows = rowsOf(kind, amounts).map(([name]) => heightOf(sheet, name, { width: NAME }) + BETWEEN)
  const boxes = boxesOf(content).map((box) => heightOfBox(sheet, box) + 8)
  return Math.max(
    sumOf(rows) + 10 + heightOf(sheet, sumLabel(kind), { width: 120, size: 10, strong: true }),
    sumOf(boxes),
  )
}

function sumOf(heights: readonly number[]): number {
  return heights.reduce((sum, height) => sum + height, 0)
}

function boxesOf({ amounts, account, number }: OrderDocumentContent): Box[] {
  const words: Box = { title: 'Terbilang', lines: [[amounts?.inWords ?? '', true]] }
  if (!account) return [words]
  const lines: Line[] = [
    [account.bank, false],
    [account.number, true],
    [`a.n. ${account.holder}`, false],
    [`Berita transfer: ${number}`, false],
  ]
  return [words, { title: 'Pembayaran ke', lines }]
}

function rowsOf(kind: OrderDocumentKind, amounts: OrderDocumentAmounts): [string, string][] {
  return kind === 'receipt' ? ordered(amounts) : priced(kind, amounts)
}

/** A kwitansi states what was received, which may be less than the total of the order. */
function ordered({ goods, sellerDiscount, shipping, tax, voucher }: OrderDocumentAmounts): [string, string][] {
  const total = decimal(goods).minus(sellerDiscount).plus(shipping).plus(tax).minus(voucher)
  return [['Nilai pesanan', formatRupiah(amountText(total))]]
}

function priced(kind: OrderDocumentKind, amounts: OrderDocumentAmounts): [string, string][] {
  const { goods, sellerDiscount, shipping, taxPercent, taxBase, tax, voucher } = amounts
  const rows: [string, string][] = [['Barang', formatRupiah(goods)]]
  if (isMore(sellerDiscount, 0)) rows.push(['Potongan seller', `−${formatRupiah(sellerDiscount)}`])
  // before there is an order its destination is unknown
  if (kind !== 'quotation') rows.push(['Ongkos kirim', formatRupiah(shipping)])
  if (taxPercent === null) rows.push(['PPN', 'tidak dipungut (non-PKP)'])
  else {
    rows.push(['DPP nilai lain (11/12)', formatRupiah(taxBase)])
    rows.push([`PPN ${formatQuantity(taxPercent)} % × DPP nilai lain`, formatRupiah(tax)])
  }
  if (isMore(voucher, 0)) rows.push(['Potongan voucher, ditanggung Sentra Bahan', `−${formatRupiah(voucher)}`])
  return rows
}

type Line = [text: string, strong: boolean]
interface Box {
  title: string
  lines: readonly Line[]
}

function drawBox(sheet: Sheet, { title, lines }: Box, y: number): number {
  const inner = { x: MARGIN + 10, width: BOX - 20 }
  let at = write(sheet, title, { ...inner, y: y + 8, size: 8, colour: mute }) + 2
  for (const [text, strong] of lines) at = write(sheet, text, { ...inner, y: at, strong })
  sheet
    .roundedRect(MARGIN, y, BOX, at + 7 - y, 5)
    .lineWidth(0.6)
    .strokeColor(line)
    .stroke()
  return at + 7
}

function heightOfBox(sheet: Sheet, { title, lines }: Box): number {
  const width = BOX - 20
  const heights = lines.map(([text, strong]) => heightOf(sheet, text, { width, strong }))
  return 8 + heightOf(sheet, title, { width, size: 8 }) + 2 + sumOf(heights) + 7
}
