import type { Cell } from './cell.ts'
import type { ColumnName } from './columns.ts'

const codes: readonly ColumnName[] = ['sku', 'kode', 'cas']
const days: readonly ColumnName[] = ['dari', 'sampai']

// a spreadsheet keeps fifteen digits, and zeros for the others
const EXACT = 1e15
const MEND = 'Format kolom sebagai teks, lalu isi lagi.'
const MONTH = '(?:jan|feb|mar|apr|mei|may|jun|jul|agu|agt|aug|sep|okt|oct|nov|des|dec)'
const DAY = new RegExp(
  `^(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/(?:\\d{2}|\\d{4})|\\d{1,2}[- ]${MONTH}(?:[- ](?:\\d{2}|\\d{4}))?|${MONTH}[- ](?:\\d{2}|\\d{4}))(?: 0?0[:.]00(?:[:.]00)?)?$`,
  'i',
)

/** Why a cell no longer holds what was written into it, since a spreadsheet made something else of it; null where it does [SHOP-4]. */
export function brokenCell(column: ColumnName, cell: Cell): string | null {
  if (cell === null) return null
  if (typeof cell === 'object') {
    return 'day' in cell && !days.includes(column) ? `Spreadsheet mengubah isian ini menjadi tanggal. ${MEND}` : null
  }
  if (typeof cell === 'string') {
    return /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|#+)$/i.test(cell.trim())
      ? 'Spreadsheet tidak dapat menampilkan isian ini. Isi lagi nilainya.'
      : null
  }
  if (!codes.includes(column)) return null
  if (Math.abs(cell) >= EXACT) return `Spreadsheet membulatkan kode ini. ${MEND}`
  // '42.10' is 42.1 as a number
  return Number.isInteger(cell) ? null : `Spreadsheet mengubah kode ini menjadi pecahan. ${MEND}`
}

/** Why a code is probably what a spreadsheet made of another one; null where it is not. Those of known products are theirs [SHOP-4]. */
export function brokenCode(code: string): string | null {
  if (/^[+-]?\d+(?:[.,]\d+)?E\+?\d+$/i.test(code) && /[.,+]/.test(code))
    return `Spreadsheet menyingkat kode ini. ${MEND}`
  return DAY.test(code) ? `Spreadsheet mengubah kode ini menjadi tanggal. ${MEND}` : null
}
