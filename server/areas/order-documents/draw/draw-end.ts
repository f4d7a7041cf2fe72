import { encode } from 'uqr'
import { formatDay } from '#domain/format.ts'
import { handedOver, issuerOf } from '#domain/order-documents/kind.ts'
import { needsStamp } from '#domain/order-documents/stamp.ts'
import type { OrderDocumentContent } from '../queries.ts'
import { heightOf, ink, line, MARGIN, mute, RIGHT, rule, type Sheet, WIDTH, write } from './sheet.ts'

const SIGNED = 190
const NOTE = WIDTH - SIGNED - 24
const QR = 62
const SIGNATURE = 83
const HAND_OVER = 104
const TALLEST_NOTE = 240

/** The note, the proof by its QR code, and who signs: of a surat jalan those whom the goods pass, otherwise its issuer. */
export function drawEnd(sheet: Sheet, content: OrderDocumentContent, proofAddress: string, y: number): void {
  const isHandedOver = content.kind === 'delivery_note'
  const top = isHandedOver ? drawHandOver(sheet, content, y) : y
  drawProof(sheet, content.code, proofAddress, drawNote(sheet, content.note, top))
  if (!isHandedOver) drawSignature(sheet, content, y)
}

/** How high that is. */
export function heightOfEnd(sheet: Sheet, content: OrderDocumentContent): number {
  const { note, kind } = content
  const proof = QR + (note === null ? 0 : heightOf(sheet, runOn(sheet, note), { width: NOTE }) + 24)
  if (kind === 'delivery_note') return HAND_OVER + 14 + proof
  return Math.max(proof, SIGNATURE + heightOf(sheet, issuerOf(content).name, { width: SIGNED, strong: true }))
}

/** Draws a box for each person who handles the goods, to be filled in by pen. @returns the y below */
function drawHandOver(sheet: Sheet, content: OrderDocumentContent, y: number): number {
  const width = WIDTH / handedOver.length
  sheet.roundedRect(MARGIN, y, WIDTH, HAND_OVER, 5).lineWidth(0.6).strokeColor(line).stroke()
  for (const [index, title] of handedOver.entries()) {
    const x = MARGIN + index * width
    const inner = { x: x + 8, width: width - 16 }
    if (index > 0)
      sheet
        .moveTo(x, y)
        .lineTo(x, y + HAND_OVER)
        .lineWidth(0.6)
        .strokeColor(line)
        .stroke()
    write(sheet, title, { ...inner, y: y + 8, strong: true })
    if (title === 'Nomor kendaraan') continue
    rule(sheet, y + HAND_OVER - 34, { ...inner, colour: mute })
    const below = { ...inner, y: y + HAND_OVER - 29, size: 7.5, colour: mute }
    if (title === 'Pengirim') write(sheet, issuerOf(content).name, below)
    else write(sheet, 'Nama, tanda tangan, tanggal dan jam', below)
  }
  return y + HAND_OVER + 14
}

function drawNote(sheet: Sheet, note: string | null, y: number): number {
  if (note === null) return y
  const below = write(sheet, 'Catatan', { x: MARGIN, y, width: NOTE, size: 8, colour: mute })
  return write(sheet, runOn(sheet, note), { x: MARGIN, y: below + 1, width: NOTE }) + 10
}

/** A note of many short lines as one paragraph, so that it leaves room on its page. */
function runOn(sheet: Sheet, note: string): string {
  return heightOf(sheet, note, { width: NOTE }) > TALLEST_NOTE ? note.replace(/\s+/g, ' ') : note
}

function drawProof(sheet: Sheet, code: string, address: string, y: number): void {
  drawCode(sheet, address, { x: MARGIN, y, size: QR })
  const style = { x: MARGIN + 74, width: NOTE - 74, size: 7.5, colour: mute } as const
  let at = write(sheet, 'Keaslian dokumen ini dapat diperiksa lewat kode QR, atau di', { ...style, y: y + 8 })
  at = write(sheet, address.replace(/^https?:\/\//, ''), { ...style, y: at, colour: ink })
  write(sheet, `Kode dokumen ${code}`, { ...style, y: at + 2 })
}

function drawSignature(sheet: Sheet, content: OrderDocumentContent, y: number): void {
  const { kind, day, amounts } = content
  const x = RIGHT - SIGNED
  const style = { x, width: SIGNED, align: 'center' } as const
  write(sheet, formatDay(day), { ...style, y })
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
  write(sheet, issuerOf(content).name, { ...style, y: y + SIGNATURE, strong: true })
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
