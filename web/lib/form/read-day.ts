import { isDay } from '../page/search-params.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des']
const TYPED = /^(\d{1,2})\s*[/.\s-]\s*(\d{1,2}|[a-z]{3,9})\s*[/.\s-]\s*(\d{4})$/

/**
 * A day as Indonesians write it: '31/12/2026', '31-12-2026', '31 Des 2026', '31 Desember 2026'.
 * @returns '2026-12-31'; '' for an empty text; null if it is no day
 */
export function readDay(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  if (text === '') return ''
  const iso = written(text)
  return iso !== undefined && isDay(iso) ? iso : null
}

/** What is written in the form of a day, whether or not there is such a day. */
function written(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = TYPED.exec(text) ?? []
  const number = /^\d/.test(month) ? month : String(MONTHS.indexOf(month.slice(0, 3)) + 1)
  return day === '' || number === '0' ? undefined : `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The fault of an unreadable typed day; an empty one is no fault. */
export function dayFault(typed: string): string | undefined {
  if (readDay(typed) !== null) return undefined
  if (written(typed.trim().toLowerCase()) !== undefined)
    return 'Tanggal ini tidak ada. Periksa hari, bulan, dan tahunnya.'
  return 'Tanggal tidak valid, tulis misalnya 31/12/2026.'
}

/** '31/12/2026' from '2026-12-31'; '' from ''. */
export function writeDay(iso: string): string {
  return iso.split('-').toReversed().join('/')
}
