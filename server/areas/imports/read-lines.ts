import { type InfoRecord, parse } from 'csv-parse/sync'
import { colToLetter, readXlsx } from 'hucre/xlsx'
import type { TableKind } from '#domain/file.ts'
import type { Cell, FileRow } from '#domain/imports/cell.ts'
import { MOST } from '#domain/limits.ts'
import { measureZip } from './bounded-zip.ts'
import { isEmptyLine, type Lines, type TableFault } from './table.ts'

// lines of nothing but marks between rows: each takes the reader as long as a full one
const MOST_BLANK = 100_000

/**
 * The lines of a file that are not empty; of too many only as many as show it. Whatever its libraries throw means that it
 * cannot be read.
 */
export async function readLines(kind: TableKind, content: Buffer, mostInflated: number): Promise<Lines | TableFault> {
  try {
    return kind === 'csv' ? readCsv(content) : await readWorkbook(content, mostInflated)
  } catch {
    return { fault: 'table_unreadable' }
  }
}

function readCsv(content: Buffer): Lines | TableFault {
  const text = decoded(content)
  if (text === null) return { fault: 'table_charset' }
  if (text.includes('\0')) return { fault: 'table_unreadable' }
  const delimiter = delimiterOf(text)
  const lines: FileRow[] = []
  let blank = 0
  const keep = (cells: string[], { records, empty_lines: skipped }: InfoRecord) => {
    if (!isEmptyLine(cells)) lines.push({ number: records + skipped, cells })
    else if (++blank > MOST_BLANK) throw new Enough()
    // one more than may be shows that it is too long
    if (lines.length > MOST.importRows + 1) throw new Enough()
    return null
  }
  const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true }
  try {
    parse(withoutTail(text, delimiter), { ...options, on_record: keep })
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  return blank > MOST_BLANK ? { fault: 'table_slow' } : lines
}

/** Ends the reading of a file before its end. */
class Enough extends Error {}

/** Without the lines of nothing but marks that spreadsheets leave below a table, sometimes a million. */
function withoutTail(text: string, delimiter: string): string {
  const nothing = new Set([delimiter, ' ', '\t', '\r', '\n'])
  let end = text.length
  while (end > 0 && nothing.has(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}

function decoded(content: Buffer): string | null {
  const encoding = content[0] === 0xff && content[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return null
  }
}

/** Spreadsheets part columns by semicolons where the comma is the decimal mark. */
function delimiterOf(text: string): string {
  const head =
    text
      .slice(0, 10_000)
      .replace(/"[^"]*"/g, '')
      .split(/[\r\n]/, 1)[0] ?? ''
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).mark
}

async function readWorkbook(content: Buffer, mostInflated: number): Promise<Lines | TableFault> {
  const size = measureZip(content, mostInflated)
  if (size !== 'bounded') return { fault: size === 'inflated' ? 'table_inflated' : 'table_unreadable' }
  const { sheets } = await readXlsx(content, { sheets: [0] })
  const sheet = sheets[0]
  if (!sheet) return { fault: 'table_empty' }
  const lines: Cell[][] = sheet.rows.map((row) => row.map(cellOf))
  for (const [place, { formula }] of sheet.cells ?? []) {
    if (formula === undefined) continue
    const [row = 0, column = 0] = place.split(',').map(Number)
    const line = lines[row]
    if (line) line[column] = { formula: `${colToLetter(column)}${row + 1}` }
  }
  return lines.flatMap((cells, above) => (isEmptyLine(cells) ? [] : [{ number: above + 1, cells }]))
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return String(value)
}
