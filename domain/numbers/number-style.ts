import type { DecimalText } from '#domain/money.ts'
import { type NumberStyle, readNumberText } from './number-text.ts'

/** Texts of one column of numbers as far as they say how numbers are written: the first few of each kind. */
export interface WrittenNumbers {
  /** Read so alone: '1.250,50' is Indonesian, '95000.00' English. */
  id: string[]
  en: string[]
  /** Read in both, by the notation in which it is whole: '1.250' is 1250 in Indonesian, '1,250' in English. */
  either: Record<NumberStyle, string[]>
}

/** A value that can be read in two ways. */
export interface TwoReadings {
  text: string
  id: DecimalText
  en: DecimalText
}

/** A question to answer before a file's numbers are used. */
export interface StyleQuestion {
  /** Values of which one can only be Indonesian and the other only English; null where nothing says either. */
  contradiction: Record<NumberStyle, string> | null
  /** Some of those that can be read in two ways. */
  examples: TwoReadings[]
}

/** How all numbers of a file are read; with a question, only after an answer. */
export interface StyleDecision {
  style: NumberStyle
  question: StyleQuestion | null
}

const EXAMPLES = 3

/** Evidence of one column's number style; texts that are no numbers are ignored [SHOP-4, ORDER-7]. */
export function writtenNumbers(texts: Iterable<string>): WrittenNumbers {
  const found: WrittenNumbers = { id: [], en: [], either: { id: [], en: [] } }
  for (const text of texts) {
    const read = readNumberText(text)
    if (read.kind === 'two') keep(found.either[read.id.includes('.') ? 'en' : 'id'], text)
    if (read.kind === 'one' && read.style !== null) keep(found[read.style], text)
  }
  return found
}

function keep(examples: string[], text: string): void {
  if (examples.length < EXAMPLES && !examples.includes(text)) examples.push(text)
}

/**
 * How the numbers of a file are written: one decision for all of its columns of numbers, by these alone. Amounts have
 * no thousandths, so '17.500' among them is Indonesian. Where the columns contradict each other, or are ambiguous
 * throughout, it is a question [SHOP-4, ORDER-7].
 */
export function decideStyle(columns: readonly { written: WrittenNumbers; isAmount: boolean }[]): StyleDecision {
  const only = (style: NumberStyle) =>
    columns.flatMap(({ written }) => written[style])[0] ??
    columns.flatMap(({ written, isAmount }) => (isAmount ? written.either[style] : []))[0]
  const [id, en] = [only('id'), only('en')]
  const style = en !== undefined && id === undefined ? 'en' : 'id'
  const examples = [...columns]
    .sort((one, other) => Number(one.isAmount) - Number(other.isAmount))
    .flatMap(({ written: { either } }) => [...either.id, ...either.en])
  const isSaid = (id === undefined) !== (en === undefined)
  if (isSaid || examples.length === 0) return { style, question: null }
  const contradiction = id !== undefined && en !== undefined ? { id, en } : null
  return { style, question: { contradiction, examples: [...new Set(examples)].slice(0, EXAMPLES).map(readings) } }
}

/** The number style of one column of quantities, or that it is ambiguous. */
export function styleOfQuantities(texts: Iterable<string>): StyleDecision {
  return decideStyle([{ written: writtenNumbers(texts), isAmount: false }])
}

function readings(text: string): TwoReadings {
  const read = readNumberText(text)
  if (read.kind !== 'two') throw new Error(`'${text}' is read in one way`)
  return { text, id: read.id, en: read.en }
}
