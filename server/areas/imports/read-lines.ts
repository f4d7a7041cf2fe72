import { colToLetter, readXlsx } from 'hucre/xlsx'
import type { TableKind } from '#domain/file.ts'
import type { Cell } from '#domain/imports/cell.ts'
import { MOST } from '#domain/limits.ts'
import { LAST_ROW, measureZip } from './bounded-zip.ts'
import { readCsv } from './read-csv.ts'
import { isEmptyLine, type Lines, type TableBounds, type TableFault } from './table.ts'

/**
 * The lines of a file that are not empty; of too many only as many as show it. Whatever its libraries throw means that it
 * cannot be read.
 */
export async function readLines(kind: TableKind, content: Buffer, bounds: TableBounds): Promise<Lines | TableFault> {
  try {
    return kind === 'csv' ? readCsv(content) : await readWorkbook(content, bounds)
  } catch {
    return { fault: 'table_unreadable' }
  }
}

// one column more than may be shows that there are too many; what stands further to the right is of no table
const READ = `A1:${colToLetter(MOST.importColumns)}${LAST_ROW}`
const faults = { inflated: 'table_inflated', broken: 'table_unreadable', far: 'table_far' } as const

async function readWorkbook(content: Buffer, bounds: TableBounds): Promise<Lines | TableFault> {
  const size = measureZip(content, bounds)
  if (size !== 'bounded') return { fault: faults[size] }
  const { sheets } = await readXlsx(content, { sheets: [0], range: READ })
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
  if (value instanceof Date) return { day: value.toISOString().slice(0, 10) }
  return String(value)
}
