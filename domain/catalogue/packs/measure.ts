import { type DecimalText, decimal, quantityText } from '#domain/money.ts'

/** A unit of weight or volume, and how many of it make the one that is compared by: a kilogram or a litre. */
export interface Measure {
  base: 'kg' | 'l'
  inBase: DecimalText
}

/** Every spelling is in lower case; what is sold in other units, by the drum or the piece, is not compared. */
export const measures: Readonly<Record<string, Measure>> = {
  mg: { base: 'kg', inBase: '1000000' },
  g: { base: 'kg', inBase: '1000' },
  gr: { base: 'kg', inBase: '1000' },
  gram: { base: 'kg', inBase: '1000' },
  kg: { base: 'kg', inBase: '1' },
  kilo: { base: 'kg', inBase: '1' },
  kilogram: { base: 'kg', inBase: '1' },
  kuintal: { base: 'kg', inBase: '0.01' },
  ton: { base: 'kg', inBase: '0.001' },
  ml: { base: 'l', inBase: '1000' },
  l: { base: 'l', inBase: '1' },
  lt: { base: 'l', inBase: '1' },
  liter: { base: 'l', inBase: '1' },
  litre: { base: 'l', inBase: '1' },
}

/** Decimals of a number of units, and those that the smallest of these measures adds: the quotient is exact. */
const PLACES = 3 + 6

/** So many units in kilograms or litres; what is sold in other units, by the drum or the piece, stays as it is. */
export function inBaseUnits(units: DecimalText, unit: string): DecimalText {
  const measure = measures[unit.toLowerCase()]
  return measure ? quantityText(decimal(units).dividedBy(measure.inBase, PLACES)) : units
}
