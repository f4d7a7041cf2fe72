import { type DecimalText, decimal, isSame, quantityText } from '#domain/money.ts'

/** How numbers are written where one alone does not say: '1.250' is 1250 in Indonesian, 1.25 in English. */
export const numberStyles = ['id', 'en'] as const
export type NumberStyle = (typeof numberStyles)[number]

/** A text as a number: in one way, in two that differ, or in none. */
export type NumberText =
  | {
      kind: 'one'
      value: DecimalText
      /** The only notation that has it; null where both agree. */
      style: NumberStyle | null
    }
  | { kind: 'two'; id: DecimalText; en: DecimalText }
  | { kind: 'none' }

/**
 * Reads a number as people write and paste it: '1.250,50', '1,250.50', '1250.7512', 'Rp 1.250.000,-', '20 kg' where `unit`
 * is 'kg'; blanks of any width between thousands. Leading zeros stay [SHOP-4, ORDER-7].
 */
export function readNumberText(text: string, unit = ''): NumberText {
  const bare = withoutSigns(text, unit)
  const [id, en] = [numberIn(bare, INDONESIAN), numberIn(bare, ENGLISH)]
  if (id !== null && en !== null)
    return isSame(id, en) ? { kind: 'one', value: id, style: null } : { kind: 'two', id, en }
  if (id !== null) return { kind: 'one', value: id, style: 'id' }
  return en === null ? { kind: 'none' } : { kind: 'one', value: en, style: 'en' }
}

/** The number of a text, by `style` where it can be read in two ways; null where it is none [SHOP-4]. */
export function readNumber(text: string, style: NumberStyle, unit = ''): DecimalText | null {
  const read = readNumberText(text, unit)
  if (read.kind === 'two') return read[style]
  return read.kind === 'one' ? read.value : null
}

/** The value of a text in the other style, where it can be read in both; null where it is unambiguous. */
export function otherReading(text: string, style: NumberStyle): DecimalText | null {
  const read = readNumberText(text)
  return read.kind === 'two' ? read[style === 'id' ? 'en' : 'id'] : null
}

// digits, or groups of three with one kind of mark; then the decimals behind the other
const INDONESIAN = /^(\d+|[1-9]\d{0,2}([.\s])\d{3}(?:\2\d{3})*)(?:,(\d+))?$/
const ENGLISH = /^(\d+|[1-9]\d{0,2}([,\s])\d{3}(?:\2\d{3})*)(?:\.(\d+))?$/

function numberIn(bare: string, notation: RegExp): DecimalText | null {
  const [, whole, , decimals] = notation.exec(bare) ?? []
  if (whole === undefined) return null
  const digits = whole.replace(/\D/g, '')
  if (decimals === undefined) return digits
  return /^0\d/.test(digits) ? null : `${digits}.${decimals}`
}

/** The number alone: without 'Rp' before it, and ',-' or the unit ('kg', '/ kg', 'per kg') behind it. */
function withoutSigns(text: string, unit: string): string {
  const bare = text
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .trim()
    .replace(/\s/g, ' ')
  const behind = bare.toLowerCase().replace(/\.$/, '')
  const isInUnit = unit !== '' && behind.endsWith(unit.toLowerCase())
  const number = isInUnit ? behind.slice(0, -unit.length).replace(/\s*(?:\/|\bper)?\s*$/, '') : bare
  return number.replace(/^(?:rp|idr)\.?\s*/i, '').replace(/(\d)[.,]\s?[-\u2013\u2014]{1,2}$/, '$1')
}

/** A typed number: its value, or why it is refused with what was understood. */
export type TypedNumber = { value: DecimalText } | { problem: string }

/** How a field is read: `pasted` as a whole from elsewhere, so in any notation; `unit` is what stands beside it. */
export interface TypedHow {
  pasted?: boolean
  unit?: string
}

const EXAMPLES = { 0: '1.250', 2: '17.500 atau 17.500,50', 3: '1.250 atau 1.250,5' } as const
type Places = keyof typeof EXAMPLES

/** Reads a field of Rupiah or percent: at most two decimals. */
export const typedAmount = typedWith(2)
/** Reads a field of a quantity in units: at most three decimals. */
export const typedQuantity = typedWith(3)
/** Reads a field of a whole number of things. */
export const typedCount = typedWith(0)

/** An amount for the wire, leading zeros preserved: '1000000.50' from 'Rp 1.000.000,50'; null if ambiguous. */
export function readAmount(text: string): DecimalText | null {
  const read = typedAmount(text)
  return 'value' in read ? read.value : null
}

/** An amount of a field that may be empty: null. What cannot be read stays as it is, for the contract to refuse. */
export function readOptionalAmount(text: string): string | null {
  return text.trim() === '' ? null : (readAmount(text) ?? text)
}

/** A quantity of a field for the wire: '1250.5' from '1.250,5', null from nothing; what cannot be read stays as it is. */
export function readQuantity(text: string): string | null {
  if (text.trim() === '') return null
  const read = typedQuantity(text)
  return 'value' in read ? read.value : text
}

/** An amount of the wire as a field shows it: '17850.00' is '17.850', '17850.50' is '17.850,50'; null is empty. */
export function shownAmount(amount: DecimalText | null): string {
  return amount === null ? '' : shownNumber(decimal(amount).text(2).replace(/\.00$/, ''))
}

/** A quantity of the wire as a field shows it: '1250.5' is '1.250,5'; null is empty. */
export function shownQuantity(units: DecimalText | null): string {
  return units === null ? '' : shownNumber(units)
}

/**
 * The reader of a field that takes as many decimals. A field is Indonesian, so '1.250' is 1250 in it; a comma before three
 * digits is a decimal mark where somebody types, and read in two ways where a whole text is pasted.
 */
function typedWith(places: Places) {
  return (text: string, { pasted = false, unit = '' }: TypedHow = {}): TypedNumber => {
    const read = readNumberText(text.trim().replace(/(\d)[.,]$/, '$1'), unit)
    if (read.kind === 'none') return { problem: unread(text, places, unit) }
    if (read.kind === 'one') return fitting(read.value, places)
    const isOurs = !read.id.includes('.') || (!pasted && decimalsOf(read.id) <= places)
    if (isOurs) return { value: read.id }
    return {
      problem: `Maksudnya ${shownNumber(read.en)} atau ${shownNumber(quantityText(read.id))}? Ketik ulang angkanya.`,
    }
  }
}

function fitting(value: DecimalText, places: Places): TypedNumber {
  // three digits behind a mark, and zeros alone, may be thousands in the wrong place: '0,500', '1.0000'
  const exact = /\.(\d{1,3}|0+)$/.test(value) ? value : quantityText(value)
  if (decimalsOf(value) <= places) return { value }
  if (decimalsOf(exact) <= places) return { value: exact }
  const near = shownNumber(quantityText(decimal(value).rounded(places)))
  const most = places === 0 ? 'Isi bilangan bulat.' : `Paling banyak ${places} angka di belakang koma.`
  return { problem: `Maksudnya ${near}? ${most}` }
}

function unread(text: string, places: Places, unit: string): string {
  const shown = text.trim().slice(0, 40)
  return `"${shown}" tidak terbaca. Tulis seperti ${EXAMPLES[places]}${unit && `, dalam ${unit}`}.`
}

function decimalsOf(value: DecimalText): number {
  return value.split('.')[1]?.length ?? 0
}

function shownNumber(value: DecimalText): string {
  const [whole = '', decimals] = value.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}
