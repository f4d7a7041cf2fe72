import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeXlsxStream } from 'hucre/xlsx'
import { csvLine, unrun } from '#domain/files/csv.ts'
import type { TableKind } from '#domain/files/file.ts'
import { type Cell, cellText } from '#domain/imports/cell.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { mapInSlices } from '#server/platform/time-slices.ts'

// spreadsheets take a file without it for one in another alphabet
const BYTE_ORDER_MARK = '\uFEFF'
/** As many digits as a spreadsheet keeps; longer numbers stay text. */
const EXACT_DIGITS = 15

/** A number for a file: in a workbook a number, in a CSV file with the comma as Indonesian spreadsheets read it. */
export interface FileNumber {
  number: string
}

type Written = Cell | FileNumber

/** A column of an export: its head, and what stands in it of each row. */
export interface TableColumn<Row> {
  head: string
  cell: (row: Row) => string | null | FileNumber
}

// rows read at once: at most this many of an export are in memory
const AT_ONCE = 500

/**
 * The heads and then all rows, newest first, read batch by batch below the last one while they are sent, so that
 * neither their number nor a slow reader needs memory or a transaction [ORDER-8].
 * @param read the rows below one, and the last of them where there may be more
 */
export async function* tableLines<Row, Last>(
  columns: readonly TableColumn<Row>[],
  read: (last: Last | null, limit: number) => Promise<{ rows: readonly Row[]; last: Last | null }>,
) {
  yield [columns.map(({ head }) => head)]
  let last: Last | null = null
  do {
    const chunk: { rows: readonly Row[]; last: Last | null } = await read(last, AT_ONCE)
    yield await mapInSlices(chunk.rows, (row) => columns.map(({ cell }) => cell(row)))
    last = chunk.last
  } while (last !== null)
}

/** The last row of a full batch, below which there may be more. */
export function lastOfFull<Row>(rows: readonly Row[], limit: number): Row | null {
  return rows.length === limit ? (rows.at(-1) ?? null) : null
}

/** A table as a file, written while it is sent. */
export function writeTable(
  name: string,
  kind: TableKind,
  lines: AsyncIterable<readonly (readonly Written[])[]>,
): FileAnswer {
  const content = kind === 'csv' ? Readable.from(csvChunks(lines)) : Readable.fromWeb(workbook(lines))
  return { name: `${name}.${kind}`, kind, content }
}

async function* csvChunks(lines: AsyncIterable<readonly (readonly Written[])[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK
  for await (const chunk of lines) yield (await mapInSlices(chunk, (line) => csvLine(line.map(csvText)))).join('')
}

function csvText(cell: Written): string | FileNumber {
  if (isNumber(cell)) return { number: cell.number.replace('.', ',') }
  return cellText(cell)
}

function workbook(lines: AsyncIterable<readonly (readonly Written[])[]>): ReadableStream<Uint8Array> {
  const rows = async function* () {
    for await (const chunk of lines) for (const line of chunk) yield line.map(workbookValue)
  }
  return writeXlsxStream(rows(), { name: 'Sentra Bahan' }) as ReadableStream<Uint8Array> // the same class by another name
}

function workbookValue(cell: Written): string | number | null {
  if (isNumber(cell)) return isExact(cell.number) ? Number(cell.number) : cell.number
  if (cell === null || typeof cell === 'number') return cell
  return unrun(cellText(cell))
}

function isExact(number: string): boolean {
  const [, whole = '', decimals = ''] = /^-?0*(\d+)(?:\.(\d*?)0*)?$/.exec(number) ?? []
  return whole !== '' && whole.length + decimals.length <= EXACT_DIGITS
}

function isNumber(cell: Written): cell is FileNumber {
  return typeof cell === 'object' && cell !== null && 'number' in cell
}
