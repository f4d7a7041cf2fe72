import { encode } from 'uqr'
import { formatDay } from '#domain/format.ts'
import { needsStamp } from '#domain/trade-papers/stamp.ts'
import type { PaperContent } from '../queries.ts'
import { FOOT, heightOf, ink, MARGIN, mute, nextPage, RIGHT, rule, type Sheet, WIDTH, write } from './sheet.ts'

const SIGNED = 190
const NOTE = WIDTH - SIGNED - 24

/** The note, the proof by its QR code, and who signs, with the place of the stamp. */
export function drawEnd(sheet: Sheet, content: PaperContent, proofAddress: string, top: number): void {
  const noted = content.note === null ? 0 : heightOf(sheet, content.note, { width: NOTE }) + 24
  const y = top + Math.max(noted + 66, 104) > FOOT ? nextPage(sheet) : top
  drawProof(sheet, content.code, proofAddress, drawNote(sheet, content.note, y))
  drawSignature(sheet, content, y)
}

function drawNote(sheet: Sheet, note: string | null, y: number): number {
  if (note === null) return y
  const below = write(sheet, 'Catatan', { x: MARGIN, y, width: NOTE, size: 8, colour: mute })
  return write(sheet, note, { x: MARGIN, y: below + 1, width: NOTE }) + 10
}

function drawProof(sheet: Sheet, code: string, address: string, y: number): void {
  drawCode(sheet, address, { x: MARGIN, y, size: 62 })
  const looks = { x: MARGIN + 74, width: NOTE - 74, size: 7.5, colour: mute } as const
  let at = write(sheet, 'Keaslian dokumen ini dapat diperiksa lewat kode QR, atau di', { ...looks, y: y + 8 })
  at = write(sheet, address.replace(/^https?:\/\//, ''), { ...looks, y: at, colour: ink })
  write(sheet, `Kode dokumen ${code}`, { ...looks, y: at + 2 })
}

function drawSignature(sheet: Sheet, { kind, seller, buyer, day, amounts }: PaperContent, y: number): void {
  const x = RIGHT - SIGNED
  const looks = { x, width: SIGNED, align: 'center' } as const
  write(sheet, formatDay(day), { ...looks, y })
  if (amounts && needsStamp(kind, amounts.total)) {
    sheet
      .roundedRect(x, y + 20, 74, 44, 3)
      .lineWidth(0.6)
      .dash(3, { space: 2 })
      .strokeColor(mute)
      .stroke()
      .undash()
    const words = 'Perlu e-meterai\nRp 10.000'
    write(sheet, words, { x, y: y + 32, width: 74, size: 7, colour: mute, align: 'center' })
  }
  rule(sheet, y + 78, { x, width: SIGNED, colour: mute })
  write(sheet, (kind === 'purchase_order' ? buyer : seller).name, { ...looks, y: y + 83, strong: true })
}

/** A QR code as squares of ink, sharp at any size. */
function drawCode(sheet: Sheet, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { data, size: count } = encode(text, { ecc: 'M', border: 0 })
  const side = size / count
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      // a hair wider, so that no white lines show between them
      if (isDark) sheet.rect(x + column * side, y + row * side, side + 0.05, side + 0.05)
    }
  }
  sheet.fill(ink)
}
