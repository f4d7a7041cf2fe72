import { formatRupiah } from './format.ts'
import type { DecimalText } from './money.ts'

/**
 * Reads Rupiah as people write and paste it: 'Rp 1.000.000,50', '1,000,000', '17500.5'. Three digits behind a mark are
 * thousands, one or two are sen; '12,345' may be either, and is not read.
 * @returns the amount for the wire, leading zeros kept; null if it cannot be read in one way only
 */
export function readAmount(text: string): DecimalText | null {
  const [, whole = '', thousands, mark, sen] = written.exec(text.trim().replace(/^rp\.?\s*/i, '')) ?? []
  if (whole === '' || (mark !== undefined && mark === thousands)) return null
  if (thousands === ',' && mark === undefined && whole.length <= '999,999'.length) return null
  const digits = whole.replace(/\D/g, '')
  return sen && sen !== '-' ? `${digits}.${sen}` : digits
}

/** The same of a field that may be empty: null. What cannot be read stays as it is, for the contract to refuse. */
export function readOptionalAmount(text: string): string | null {
  return text.trim() === '' ? null : (readAmount(text) ?? text)
}

/** An amount of the wire as a field shows it: '17850.00' is '17.850', '17850.50' is '17.850,50'; null is empty. */
export function shownAmount(amount: DecimalText | null): string {
  return amount === null ? '' : formatRupiah(amount).replace('Rp ', '').replace(/,00$/, '')
}

// digits, or groups of three with one kind of mark; then the other mark with at most two digits, or ',-'
const written = /^(\d+|[1-9]\d{0,2}([.,\s])\d{3}(?:\2\d{3})*)(?:([.,])(\d{0,2}|-))?$/
