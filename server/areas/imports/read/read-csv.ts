import { CsvError, type InfoRecord, parse } from 'csv-parse/sync'
import type { FileRow } from '#domain/imports/cell.ts'
import { namesProducts } from '#domain/imports/columns.ts'
import { MOST } from '#domain/limits.ts'
import { isEmptyLine, type Lines, type TableFault } from './table.ts'

// lines of nothing but marks between rows: each takes the reader as long as a full one
const MOST_BLANK = 100_000
/** Where the mark between columns is looked for: titles may stand above the head. */
const MOST_ABOVE = 20

/** The lines of a CSV file, however it is written: letters, mark between columns, and quotes that are none [SHOP-4]. */
export function readCsv(content: Buffer): Lines | TableFault {
  const decoded = textOf(content)
  if (typeof decoded !== 'string') return decoded
  if (decoded.includes('\0')) return { fault: 'table_unreadable' }
  const [, declared] = /^sep=(.)\r?$/im.exec(decoded.slice(0, 10).split('\n', 1)[0] ?? '') ?? []
  // its line stays, empty, so that rows keep their numbers
  const text = declared === undefined ? decoded : decoded.replace(/^sep=./i, '')
  const delimiter = declared ?? delimiterOf(text)
  const lines: FileRow[] = []
  let blank = 0
  let last = 0
  let swallowing: number | null = null
  const keepRecord = (cells: string[], { records, empty_lines: skipped }: InfoRecord) => {
    const number = records + skipped
    last = number
    if (!isEmptyLine(cells)) lines.push({ number, cells })
    else if (++blank > MOST_BLANK) throw new Enough()
    if (swallowsRows(cells, delimiter, lines[0]?.cells.length ?? 0)) {
      swallowing = number
      throw new Enough()
    }
    // one more than may be shows that it is too long
    if (lines.length > MOST.importRows + MOST_ABOVE) throw new Enough()
    return null
  }
  const options = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }
  try {
    parse(withoutTail(text, delimiter), { ...options, on_record: keepRecord })
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') swallowing = last + 1
    else if (!(error instanceof Enough)) throw error
  }
  if (swallowing !== null) return { fault: 'table_quote', words: { row: String(swallowing) } }
  return blank > MOST_BLANK ? { fault: 'table_slow' } : lines
}

/** Ends the reading of a file before its end. */
class Enough extends Error {}

/** Whether a cell goes on over lines until a quote of another row: it holds the marks of a row more than its own. */
function swallowsRows(cells: readonly string[], delimiter: string, width: number): boolean {
  const long = cells.find((cell) => cell.includes('\n'))
  if (long === undefined || width < 2) return false
  const within = long.split(delimiter).length - 1
  return cells.length - 1 + within >= 2 * (width - 1) && (width > 2 || long.includes('"'))
}

/** Without the lines of nothing but marks that spreadsheets leave below a table, sometimes a million. */
function withoutTail(text: string, delimiter: string): string {
  const nothing = new Set([delimiter, ' ', '\t', '\r', '\n'])
  let end = text.length
  while (end > 0 && nothing.has(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}

/** UTF-16 where its mark says so, else UTF-8; lines that are not, in the letters of Windows (1252). */
function textOf(content: Buffer): string | TableFault {
  const [first, second] = content
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const whole = inLetters(isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8', content)
  if (whole !== null) return whole
  if (isWide) return { fault: 'table_charset' }
  const lines: string[] = []
  for (let at = 0; at < content.length; ) {
    const end = content.indexOf(0x0a, at)
    const line = content.subarray(at, end === -1 ? content.length : end + 1)
    at += line.length
    const text = inLetters('utf-8', line) ?? (isCut(line) ? null : inLetters('windows-1252', line))
    // what stands for no letter there either
    if (text === null || /[\u0080-\u009f]/.test(text)) {
      return { fault: 'table_letters', words: { row: String(lines.length + 1) } }
    }
    lines.push(text)
  }
  return lines.join('')
}

function inLetters(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Whether a last line ends within a letter of UTF-8. */
function isCut(line: Buffer): boolean {
  return /(?:[\xc2-\xde]|[\xe0-\xef][\x80-\xbf]|[\xf0-\xf4][\x80-\xbf]{0,2})$/.test(line.toString('latin1'))
}

/** The mark that parts the heads of products; else the one that the first line with any has most of. */
function delimiterOf(text: string): string {
  const marks = [',', ';', '\t']
  const lines = text.slice(0, 10_000).split(/[\r\n]+/, MOST_ABOVE)
  const partings = lines.flatMap((line) => marks.map((mark) => ({ mark, cells: cellsOf(line, mark) })))
  const ofHead = partings.find(({ cells }) => namesProducts(cells))
  if (ofHead) return ofHead.mark
  const first = lines.find((line) => marks.some((mark) => cellsOf(line, mark).length > 1)) ?? ''
  const counted = marks.map((mark) => ({ mark, count: cellsOf(first, mark).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).mark
}

/** Cells of a line, texts in quotes as a whole and without them. */
function cellsOf(line: string, mark: string): string[] {
  const quoted: string[] = []
  const bare = line.replace(/"([^"]*)"/g, (_, text: string) => `\0${quoted.push(text) - 1}\0`)
  return bare.split(mark).map((cell) => cell.replace(/\0(\d+)\0/g, (_, at: string) => quoted[Number(at)] ?? ''))
}
