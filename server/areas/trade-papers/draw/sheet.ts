import PDFDocument from 'pdfkit'
import { type Family, faces, LOWER, readable } from './readable.ts'

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

/** An empty paper in A4 with its faces; its text can be read and selected. */
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
  for (const [family, { plain, bold }] of Object.entries(faces)) {
    sheet.registerFont(`${family} plain`, plain)
    sheet.registerFont(`${family} bold`, bold)
  }
  return sheet
}

/** Writes words into a column; what would be read wrongly in two lines stays on one. @returns the y below them */
export function write(sheet: Sheet, text: string, at: Words): number {
  const { x, y, width, size = 8.5, strong = false, colour = ink, align = 'left' } = at
  const { text: words, family } = readable(unbroken(text))
  setFace(sheet, { family, strong, size }).fillColor(colour)
  sheet.text(words, x, y + lower(family, size), { ...asTyped(words), width, align, lineGap: 1.5 })
  return sheet.y
}

/** How high words in a column are. */
export function heightOf(sheet: Sheet, text: string, at: Pick<Words, 'width' | 'size' | 'strong'>): number {
  const { width, size = 8.5, strong = false } = at
  const { text: words, family } = readable(unbroken(text))
  setFace(sheet, { family, strong, size })
  return sheet.heightOfString(words, { ...asTyped(words), width, lineGap: 1.5 }) + lower(family, size)
}

// blanks within a province, an amount, and numbers in groups: of telephones, tax offices, accounts
const WITHIN = /(?<=\bDKI) (?=Jakarta\b)|(?<=\bDI) (?=Yogyakarta\b)|(?<=\bRp|[≥≤<>]|\d\)?) (?=\(?\d)|(?<=\d) (?=%)/g

function unbroken(text: string): string {
  return text.replace(WITHIN, '\u00a0')
}

// the face draws the hyphen of '2611-0187' as a minus, and that is what would be copied
const AS_TYPED = { calt: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] // the types know features to add only

function asTyped(words: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return /\d-\d/.test(words) ? { features: AS_TYPED } : {}
}

function setFace(sheet: Sheet, face: { family: Family; strong: boolean; size: number }): Sheet {
  return sheet.font(`${face.family} ${face.strong ? 'bold' : 'plain'}`).fontSize(face.size)
}

function lower(family: Family, size: number): number {
  return family === 'signs' ? LOWER * size : 0
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
