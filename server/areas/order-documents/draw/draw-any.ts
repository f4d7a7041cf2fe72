import { formatDay, formatRupiah } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { Statement } from '#domain/receivables/contract-statement.ts'
import { partsOfBalance } from '#domain/receivables/due-day.ts'
import { drawOrderDocument, drawTable, type OrderDocumentToDraw } from './draw-document.ts'
import {
  bytesOf,
  FOOT,
  heightOf,
  ink,
  MARGIN,
  mute,
  nextPage,
  openSheet,
  RIGHT,
  rule,
  type Sheet,
  WIDTH,
  write,
} from './sheet.ts'

/** Draws one document or statement. */
export function drawAny(content: OrderDocumentToDraw | StatementToDraw): Promise<Buffer> {
  return 'statement' in content ? drawStatement(content) : drawOrderDocument(content)
}

const DAY = 66
const MONEY = 92

/** A statement to draw, and the instant. */
interface StatementToDraw {
  statement: Statement
  made: Date
}

/** A customer's statement of account as PDF, with the balance after each line [PAY-2]. */
function drawStatement({ statement, made }: StatementToDraw): Promise<Buffer> {
  const { seller, customer, from, until } = statement
  const sheet = openSheet(`Rekening ${customer}`, seller, made)
  const right = { x: RIGHT - 240, width: 240, align: 'right' } as const
  let y = write(sheet, seller, { x: MARGIN, y: MARGIN, width: WIDTH - 260, size: 11.5, strong: true })
  const end = write(sheet, 'REKENING PELANGGAN', { ...right, y: MARGIN - 2, size: 14, strong: true })
  y = Math.max(y, write(sheet, `${formatDay(from)} sampai ${formatDay(until)}`, { ...right, y: end + 2 })) + 10
  rule(sheet, y, { weight: 1.2, colour: ink })
  y = write(sheet, 'Pelanggan', { x: MARGIN, y: y + 12, width: WIDTH, size: 8, colour: mute })
  y = write(sheet, customer, { x: MARGIN, y: y + 1, width: WIDTH, strong: true })
  const facts = factsOf(statement)
  const tail = 12 + facts.length * 17
  y = drawLines(sheet, statement, y + 14, tail)
  y = (y + tail > FOOT ? nextPage(sheet) : y) + 12
  for (const [name, amount] of facts) {
    write(sheet, name, { x: RIGHT - 240, y, width: 130, colour: mute })
    y = write(sheet, formatRupiah(amount), { x: RIGHT - 110, y, width: 104, align: 'right', strong: true }) + 4
  }
  return bytesOf(sheet)
}

function factsOf(statement: Statement): [string, string][] {
  const { opening, closing } = statement
  return [['Saldo awal', opening], ['Saldo akhir', closing], ...partsOfBalance(statement)]
}

function drawLines(sheet: Sheet, { lines }: Statement, top: number, tail: number): number {
  const wide = WIDTH - DAY - 3 * MONEY - 12
  const layout = {
    day: { x: MARGIN + 6, width: DAY - 6 },
    name: { x: MARGIN + DAY, width: wide - 8 },
    debit: { x: RIGHT - 3 * MONEY - 8, width: MONEY, align: 'right' },
    paid: { x: RIGHT - 2 * MONEY - 8, width: MONEY, align: 'right' },
    balance: { x: RIGHT - MONEY - 8, width: MONEY, align: 'right' },
  } as const
  const wordsOf = ({ label, number, reason }: Statement['lines'][number]) =>
    [number ? `${label} · ${number}` : label, reason].filter(Boolean).join('\n')
  return drawTable(sheet, top, {
    columns: [
      { title: 'Tanggal', ...layout.day },
      { title: 'Uraian', ...layout.name },
      { title: 'Tagihan', ...layout.debit },
      { title: 'Pembayaran', ...layout.paid },
      { title: 'Saldo', ...layout.balance },
    ],
    rows: lines,
    heightOf: (line) => heightOf(sheet, wordsOf(line), layout.name) + 12,
    draw: (line, above) => {
      const y = above + 6
      write(sheet, formatDay(line.day), { ...layout.day, y })
      write(sheet, wordsOf(line), { ...layout.name, y })
      if (isMore(line.debit, 0)) write(sheet, formatRupiah(line.debit), { ...layout.debit, y })
      if (isMore(line.paid, 0)) write(sheet, formatRupiah(line.paid), { ...layout.paid, y })
      write(sheet, formatRupiah(line.balance), { ...layout.balance, y, strong: true })
    },
    tail,
  })
}
