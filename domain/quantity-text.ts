import type { DecimalText } from './money.ts'

/** A quantity as a field shows it, '1.250,5', for the wire: '1250.5'; null where nothing is typed. */
export function readQuantity(shown: string): DecimalText | null {
  return shown.trim() === '' ? null : shown.trim().replaceAll('.', '').replace(',', '.')
}

/** A quantity of the wire as a field shows it: '1250.5' is '1.250,5'; null is empty. */
export function shownQuantity(units: DecimalText | null): string {
  if (units === null) return ''
  const [whole = '', decimals] = units.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}
