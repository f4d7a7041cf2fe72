import { formatDay, formatQuantity, formatRupiah, inGroups } from '#domain/format.ts'
import type { OrderDocumentLine, OrderDocumentLot } from '#domain/order-documents/contract.ts'
import { aboutLabel, issuerOf, lastDayLabel, paperTitle, receiverLabel } from '#domain/order-documents/kind.ts'
import { lotText } from '#domain/order-documents/packs-of-lot.ts'
import type { OrderDocumentContent } from '../queries.ts'
import { drawAmounts, heightOfAmounts } from './draw-amounts.ts'
import { drawEnd, heightOfEnd } from './draw-end.ts'
import {
  bytesOf,
  FOOT,
  green,
  heightOf,
  ink,
  MARGIN,
  mute,
  nextPage,
  openSheet,
  RIGHT,
  rule,
  type Sheet,
  tint,
  WIDTH,
  write,
} from './sheet.ts'

const NUMBER = 22
const QUANTITY = 70
const MONEY = 96

/** A document to draw, and the address of its QR code. */
export interface OrderDocumentToDraw {
  content: OrderDocumentContent
  proofAddress: string
}

/** A document as PDF: A4, its faces embedded, byte-identical for the same document [DOC-1]. */
export function drawOrderDocument({ content, proofAddress }: OrderDocumentToDraw): Promise<Buffer> {
  const made = new Date(`${content.day}T00:00:00Z`)
  const sheet = openSheet(`${paperTitle(content.kind)} ${content.number}`, content.seller.name, made)
  let y = drawHead(sheet, content)
  y = drawParties(sheet, content, y + 18)
  const tail = 12 + heightOfAmounts(sheet, content) + 22 + heightOfEnd(sheet, content)
  y = drawLines(sheet, content, y + 18, tail)
  if (y + tail > FOOT) y = nextPage(sheet)
  y = drawAmounts(sheet, content, y + 12)
  drawEnd(sheet, content, proofAddress, y + 22)
  drawFeet(sheet, content)
  return bytesOf(sheet)
}

/** Draws the issuer and the kind; a PO is the buyer's. */
function drawHead(sheet: Sheet, content: OrderDocumentContent): number {
  const { kind, number } = content
  const issuer = issuerOf(content)
  sheet.roundedRect(MARGIN, MARGIN, 36, 36, 7).fill(tint)
  const mark = { x: MARGIN, y: MARGIN + 11, width: 36, size: 10.5, strong: true, colour: green } as const
  write(sheet, initials(issuer.name), { ...mark, align: 'center' })
  const left = MARGIN + 48
  const width = WIDTH - 48 - 190
  let y = write(sheet, issuer.name, { x: left, y: MARGIN, width, size: 11.5, strong: true })
  y = write(sheet, issuer.address, { x: left, y: y + 2, width, colour: mute })
  y = write(sheet, numbers(issuer), { x: left, y, width, colour: mute })
  const right = { x: RIGHT - 180, width: 180, strong: true, align: 'right' } as const
  const end = write(sheet, paperTitle(kind).toUpperCase(), { ...right, y: MARGIN - 2, size: 16 })
  const foot = Math.max(y, write(sheet, number, { ...right, y: end + 2, size: 10 })) + 10
  rule(sheet, foot, { weight: 1.2, colour: ink })
  return foot
}

function drawParties(sheet: Sheet, content: OrderDocumentContent, y: number): number {
  const { kind, buyer, seller, destination } = content
  const other = kind === 'purchase_order' ? seller : buyer
  const width = (WIDTH - 180 - 24) / 2
  const [label = '', ...rest] = destination.lines.filter(Boolean)
  const left = drawBlock(sheet, [receiverLabel(kind), other.name, `${other.address}\n${numbers(other)}`], {
    x: MARGIN,
    y,
    width,
  })
  const middle = { x: MARGIN + width + 12, y, width }
  const second = drawBlock(sheet, [destination.title, label, rest.join('\n')], middle)
  let third = y
  for (const [name, value] of factsOf(content)) {
    write(sheet, name, { x: RIGHT - 180, y: third, width: 66, colour: mute })
    third = write(sheet, value, { x: RIGHT - 114, y: third, width: 114, strong: true, align: 'right' }) + 3.5
  }
  return Math.max(left, second, third)
}

type Box = { x: number; y: number; width: number }

function drawBlock(sheet: Sheet, [title, name, rest]: [string, string, string], { x, y, width }: Box): number {
  const under = write(sheet, title, { x, y, width, size: 8, colour: mute })
  const below = write(sheet, name, { x, y: under + 2, width, strong: true })
  return rest === '' ? below : write(sheet, rest, { x, y: below, width })
}

function factsOf(content: OrderDocumentContent): [string, string][] {
  const { kind } = content
  const facts: [string, string | null][] = [
    ['Tanggal', formatDay(content.day)],
    [lastDayLabel(kind), content.dueDay && formatDay(content.dueDay)],
    ['Diminta tiba', content.wantedDay && formatDay(content.wantedDay)],
    ['Pembayaran', kind === 'delivery_note' ? null : content.payment],
    ['Pengiriman', content.parcel],
    [aboutLabel(kind), content.about],
    ['Pesanan', content.orderNumber],
    ['PO', kind === 'purchase_order' ? null : content.poNumber],
    ['Dipesan oleh', content.orderedBy],
    ['Disetujui oleh', content.approvedBy],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}

function drawLines(sheet: Sheet, { lines, lots, amounts }: OrderDocumentContent, top: number, tail: number): number {
  const isPriced = amounts !== null
  const wide = WIDTH - NUMBER - QUANTITY - (isPriced ? 2 * MONEY : 0) - 16
  const layout = {
    number: { x: MARGIN + 6, width: NUMBER },
    name: { x: MARGIN + NUMBER, width: wide - 8 },
    units: { x: MARGIN + NUMBER + wide, width: QUANTITY, align: 'right' },
    price: { x: RIGHT - 2 * MONEY - 8, width: MONEY, align: 'right' },
    amount: { x: RIGHT - MONEY - 8, width: MONEY, align: 'right' },
  } as const
  const columns = [
    { title: 'No.', ...layout.number },
    { title: 'Uraian', ...layout.name },
    { title: 'Jumlah', ...layout.units },
    ...(isPriced
      ? [
          { title: 'Harga satuan', ...layout.price },
          { title: 'Jumlah harga', ...layout.amount },
        ]
      : []),
  ]
  const small = { ...layout.name, size: 8 } as const
  return drawTable(sheet, top, {
    columns,
    rows: lines.map((line, index) => ({ ...line, below: textsBelow(line, lots, index + 1) })),
    heightOf: ({ name, below }) =>
      below.reduce(
        (height, text) => height + heightOf(sheet, text, small),
        heightOf(sheet, name, { ...layout.name, strong: true }) + 14,
      ),
    draw: ({ name, below, unit, units, unitPrice, amount }, above, index) => {
      const y = above + 7
      write(sheet, String(index + 1), { ...layout.number, y })
      let at = write(sheet, name, { ...layout.name, y, strong: true })
      for (const text of below) at = write(sheet, text, { ...small, y: at, colour: mute })
      write(sheet, `${formatQuantity(units)} ${unit}`, { ...layout.units, y })
      if (isPriced) write(sheet, formatRupiah(unitPrice), { ...layout.price, y })
      if (isPriced) write(sheet, formatRupiah(amount), { ...layout.amount, y, strong: true })
    },
    tail,
  })
}

/** The texts under the name of a line: its code and pack, and each of its lots. */
function textsBelow(
  { sku, pack, unit }: OrderDocumentLine,
  lots: readonly OrderDocumentLot[],
  layout: number,
): string[] {
  const ofLine = lots.filter((lot) => lot.place === layout).map((lot) => lotText(lot, unit))
  return [[sku && `SKU ${sku}`, pack].filter(Boolean).join(' · '), ...ofLine]
}

/** Under every page: where it was issued, and which page it is. */
function drawFeet(sheet: Sheet, { kind, number, code }: OrderDocumentContent): void {
  const { start, count } = sheet.bufferedPageRange()
  const style = { y: FOOT + 24, size: 7.5, colour: mute } as const
  const words = `${paperTitle(kind)} ${number} · diterbitkan melalui Sentra Bahan · kode dokumen ${code}`
  for (let page = start; page < start + count; page += 1) {
    sheet.switchToPage(page)
    rule(sheet, FOOT + 18)
    write(sheet, words, { ...style, x: MARGIN, width: WIDTH - 90 })
    const which = `Halaman ${page - start + 1} dari ${count}`
    write(sheet, which, { ...style, x: RIGHT - 90, width: 90, align: 'right' })
  }
}

function numbers({ npwp, phone }: OrderDocumentContent['seller']): string {
  return [npwp && `NPWP ${inGroups(npwp)}`, phone].filter(Boolean).join(' · ')
}

function initials(name: string): string {
  const [first = '', second = ''] = name.replace(/^(PT|CV|UD|Fa)\.?\s+/i, '').split(/\s+/)
  return ([...first].slice(0, 1).join('') + [...second].slice(0, 1).join('')).toUpperCase()
}

const HEAD = 24

export interface TableColumn {
  title: string
  x: number
  width: number
  align?: 'right'
}

interface Rows<Row> {
  columns: readonly TableColumn[]
  rows: readonly Row[]
  heightOf: (row: Row) => number
  /** Draws a row whose upper edge is at y. */
  draw: (row: Row, y: number, index: number) => void
  /** How high what follows is, which stands on a page with the last row wherever one has the room. */
  tail: number
}

/** A table with a line under each row; its head stands on every page that has one. @returns the y below */
export function drawTable<Row>(sheet: Sheet, top: number, { columns, rows, heightOf, draw, tail }: Rows<Row>): number {
  const head = (y: number) => {
    rule(sheet, y)
    for (const { title, ...box } of columns) {
      write(sheet, title, { ...box, y: y + 7, size: 8, colour: mute, strong: true })
    }
    rule(sheet, y + HEAD)
    return y + HEAD
  }
  const heights = rows.map((row, index) => {
    const height = heightOf(row)
    const withTail = height + tail
    return { height, room: index === rows.length - 1 && MARGIN + HEAD + withTail <= FOOT ? withTail : height }
  })
  let y = top + HEAD + (heights[0]?.room ?? 0) > FOOT ? head(nextPage(sheet)) : head(top)
  for (const [index, row] of rows.entries()) {
    const { height, room } = heights[index] ?? { height: 0, room: 0 }
    if (index > 0 && y + room > FOOT) y = head(nextPage(sheet))
    draw(row, y, index)
    y += height
    rule(sheet, y)
  }
  return y
}
