import { parse } from 'csv-parse/sync'
import { colToLetter, readXlsx } from 'hucre/xlsx'
import type { TableKind } from '#domain/file.ts'
import type { Cell } from '#domain/imports/cell.ts'
import { measureZip } from './bounded-zip.ts'
import type { Lines, TableFault } from './table.ts'

/** Every line of a file. Whatever its libraries throw means that it cannot be read. */
export async function readLines(kind: TableKind, content: Buffer): Promise<Lines | TableFault> {
  try {
    return kind === 'csv' ? readCsv(content) : await readWorkbook(content)
  } catch {
    return { fault: 'table_unreadable' }
  }
}

function readCsv(content: Buffer): Lines | TableFault {
  const text = decoded(content)
  if (text === null) return { fault: 'table_charset' }
  if (text.includes('\0')) return { fault: 'table_unreadable' }
  // spreadsheets leave blank lines at the end, of which a million take longer than all the rest
  const lines: string[][] = parse(text.trimEnd(), { bom: true, delimiter: delimiterOf(text), relax_column_count: true })
  return lines
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

async function readWorkbook(content: Buffer): Promise<Lines | TableFault> {
  const size = measureZip(content)
  if (size !== 'bounded') return { fault: size === 'inflated' ? 'table_inflated' : 'table_unreadable' }
  const { sheets } = await readXlsx(content, { sheets: [0] })
  const sheet = sheets[0]
  if (!sheet) return { fault: 'table_empty' }
  const lines = sheet.rows.map((row) => row.map(cellOf))
  for (const [place, { formula }] of sheet.cells ?? []) {
    if (formula === undefined) continue
    const [row = 0, column = 0] = place.split(',').map(Number)
    const line = lines[row]
    if (line) line[column] = { formula: `${colToLetter(column)}${row + 1}` }
  }
  return lines
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return String(value)
}
