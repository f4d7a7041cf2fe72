import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import anyAscii from 'any-ascii'
import { create, type Font } from 'fontkit'
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

/** An empty document in A4 with its faces; its text can be read and selected. */
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

/** All of the document as bytes. */
export function bytesOf(sheet: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
    sheet.end()
  })
}

const require = createRequire(import.meta.url)
const site = (weight: 500 | 700) =>
  require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`)

/**
 * The faces of documents by family: the site's, and one of formulas, measures and other alphabets for what it lacks.
 */
const faces = {
  site: { plain: readFileSync(site(500)), bold: readFileSync(site(700)) },
  signs: {
    plain: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
    bold: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  },
}
type Family = keyof typeof faces

const known = { site: factsOf(faces.site.plain), signs: factsOf(faces.signs.plain) }

/** How much lower a line in signs begins than one in the site's face, as a part of its size, for both to stand on one line. */
const LOWER = known.site.ascent - known.signs.ascent

/**
 * A text as a document can show it, and in which family: in that of the site where this has all of it, otherwise whole
 * in the other, so that the letters of one word match. What neither has is spelled in Latin letters, not drawn as
 * nothing [DOC-1].
 */
function readable(text: string): { text: string; family: Family } {
  const cleaned = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(invisible, '')
  const spelled = [...cleaned].map((sign) => (isDrawn(sign) ? sign : anyAscii(sign) || '?')).join('')
  return { text: spelled, family: [...spelled].every(isOfSite) ? 'site' : 'signs' }
}

const invisible = /[\p{Cf}\p{Variation_Selector}]|(?!\n)\p{Cc}/gu
// of other alphabets few read on, and some run from right to left, which is not drawn
const alphabets = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

function isOfSite(sign: string): boolean {
  return sign === '\n' || known.site.signs.has(sign)
}

function isDrawn(sign: string): boolean {
  return isOfSite(sign) || (alphabets.test(sign) && known.signs.signs.has(sign))
}

function factsOf(face: Buffer) {
  const { ascent, unitsPerEm, characterSet } = create(face) as Font // no collection of fonts
  return { ascent: ascent / unitsPerEm, signs: new Set(characterSet.map((code) => String.fromCodePoint(code))) }
}
