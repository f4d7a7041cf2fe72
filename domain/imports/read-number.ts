import type { DecimalText } from '../money.ts'

/** How numbers of a file are written where one alone does not say: '1.250' is 1250 in Indonesian, 1.25 in English. */
export const numberStyles = ['id', 'en'] as const
export type NumberStyle = (typeof numberStyles)[number]

// a group of thousands is preceded by one to three digits, the first of them no zero
const TWO_WAYS = /^[1-9]\d{0,2}[.,]\d{3}$/

/** What a text would be in the other style, where it can be read in both; null where it says itself what it is. */
export function otherReading(text: string, style: NumberStyle): DecimalText | null {
  return TWO_WAYS.test(text.trim()) ? readNumber(text, style === 'id' ? 'en' : 'id') : null
}

/** How numbers among these texts are written: English where some can only be read so, and more than only in Indonesian. */
export function styleOfNumbers(texts: readonly string[]): NumberStyle {
  const indonesian = texts.filter((text) => /^(rp\.?\s*)?\d{1,3}(\.\d{3})*,\d{1,2}$/i.test(text)).length
  const english = texts.filter((text) => /^(rp\.?\s*)?\d{1,3}(,\d{3})*\.\d{1,2}$/i.test(text)).length
  return english > indonesian ? 'en' : 'id'
}

/**
 * Reads a number as people write it: '1.250,50', '1,250.50', 'Rp 1250.5'; only where both readings are possible the style
 * of the file decides [SHOP-4]. @returns null where it is no number
 */
export function readNumber(text: string, style: NumberStyle): DecimalText | null {
  const bare = text
    .trim()
    .replace(/^rp\.?\s*/i, '')
    .replace(/[\s\u00a0]/g, '')
  if (/^\d+$/.test(bare)) return bare
  const marks = bare.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (!last || !/^\d[\d.,]*$/.test(bare)) return null
  const decimalMark = decimalMarkOf(bare, marks, last, style)
  const [whole = '', fraction, ...rest] = decimalMark === null ? [bare] : bare.split(decimalMark)
  const thousands = decimalMark === ',' ? '.' : decimalMark === '.' ? ',' : last
  if (rest.length > 0 || fraction === '' || !isGrouped(whole, thousands)) return null
  const digits = whole.replaceAll(thousands, '')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

function decimalMarkOf(text: string, marks: readonly string[], last: string, style: NumberStyle): string | null {
  if (marks.some((mark) => mark !== last)) return last
  if (marks.length > 1) return null
  if (!TWO_WAYS.test(text)) return last
  return last === (style === 'id' ? ',' : '.') ? last : null
}

function isGrouped(whole: string, mark: string): boolean {
  return whole.includes(mark) ? new RegExp(`^[1-9]\\d{0,2}(\\${mark}\\d{3})+$`).test(whole) : /^\d+$/.test(whole)
}
