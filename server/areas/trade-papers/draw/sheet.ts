import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

/** Points from the edge of an A4 page to what stands on it. */
export const MARGIN = 46
export const WIDTH = 595.28 - 2 * MARGIN
export const RIGHT = MARGIN + WIDTH
/** Where the foot begins. */
export const FOOT = 842 - 58

export const ink = '#12211c'
export const mute = '#5b6863'
export const line = '#cfd8d4'
export const tint = '#e1f0ec'
export const green = '#0e6b5c'

const require = createRequire(import.meta.url)
const face = (weight: 500 | 700) =>
  readFileSync(require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`))
const plain = face(500)
const bold = face(700)

export type Sheet = PDFKit.PDFDocument

export interface Words {
  x: number
  y: number
  width: number
  size?: number
  strong?: boolean
  colour?: string
  align?: 'left' | 'right' | 'center'
}

/** An empty paper in A4 with both faces; its text can be read and selected. */
export function openSheet(title: string, author: string, made: Date): Sheet {
  const by = 'Sentra Bahan'
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'id-ID',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: made, ModDate: made, Producer: by, Creator: by },
  })
  sheet.registerFont('plain', plain)
  sheet.registerFont('bold', bold)
  return sheet
}

/** Writes words into a column. @returns the y below them */
export function write(sheet: Sheet, text: string, at: Words): number {
  const { x, y, width, size = 8.5, strong = false, colour = ink, align = 'left' } = at
  sheet
    .font(strong ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(colour)
  sheet.text(printable(text), x, y, { width, align, lineGap: 1.5 })
  return sheet.y
}

/** How high words in a column are. */
export function heightOf(sheet: Sheet, text: string, at: Pick<Words, 'width' | 'size' | 'strong'>): number {
  const { width, size = 8.5, strong = false } = at
  sheet.font(strong ? 'bold' : 'plain').fontSize(size)
  return sheet.heightOfString(printable(text), { width, lineGap: 1.5 })
}

/** A level rule. */
export function rule(sheet: Sheet, y: number, { x = MARGIN, width = WIDTH, weight = 0.6, colour = line } = {}): void {
  sheet
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke()
}

// what the faces lack: all but Latin with its marks and the signs of money, measures and dashes
const MISSING =
  /[^\n\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/gu

/** The same with signs that the faces lack as '?': the font would draw nothing, and nobody would notice. */
function printable(text: string): string {
  return text.normalize('NFC').replace(MISSING, '?')
}

/** @returns the y at which an added page begins */
export function nextPage(sheet: Sheet): number {
  sheet.addPage()
  return MARGIN
}

/** All of the paper as bytes. */
export function bytesOf(sheet: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
    sheet.end()
  })
}
