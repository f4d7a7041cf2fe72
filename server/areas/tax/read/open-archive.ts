import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { LARGEST_FILE } from '#domain/files/file.ts'
import { isTaxNumber } from '#domain/tax/tax-number.ts'

const MOST_FILES = 500
// a PDF is packed within itself, so that a zip of the largest holds little more; all of it crosses to who answers
const MOST_INFLATED = 80 * 1024 * 1024
// of all tables of a zip together: a line for each PDF is some hundred bytes
const MOST_OF_TABLES = 1024 * 1024
const LONGEST_NAME = 200
// a line for a PDF is some hundred characters; one far longer ends the table
const LONGEST_LINE = 10_000

export interface ArchivedFile {
  name: string
  content: Uint8Array
  /** Its first row in the tables beside the PDFs; nothing that is not written as such a number is. */
  row: ArchivedRow | null
}

/** The numbers that a line of a table gives a PDF; null where it has none. */
export interface ArchivedRow {
  taxNumber: string | null
  invoiceNumber: string | null
}

export interface Archive {
  pdfs: ArchivedFile[]
}

/** The PDFs of a zip, each with its line of the tables beside them; 'large' or 'unread' where it is not taken. */
export function openArchive(zip: Uint8Array): Archive | 'large' | 'unread' {
  const files = unzipped(zip)
  if (typeof files === 'string') return files
  const entries = Object.entries(files).map(([path, content]) => ({ name: nameOf(path), content }))
  const isTable = ({ name }: { name: string }) => TABLE.test(name)
  const pdfs = entries.filter((entry) => !isTable(entry))
  if (pdfs.length === 0) return 'unread'

  const rows = new Map<string, ArchivedRow | null>(pdfs.map(({ name }) => [name, null]))
  for (const { content } of entries.filter(isTable)) readRows(content, rows)
  return { pdfs: pdfs.map(({ name, content }) => ({ name: shown(name), content, row: rows.get(name) ?? null })) }
}

const TABLE = /\.csv$/i

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

/** A name for display, ending with the extension of the file's kind. */
function shown(name: string): string {
  return name.length > LONGEST_NAME ? `…${name.slice(-LONGEST_NAME)}` : name
}

function unzipped(zip: Uint8Array): Record<string, Uint8Array> | 'large' | 'unread' {
  let [count, inflated, ofTables, large] = [0, 0, 0, false]
  try {
    const files = unzipSync(zip, {
      filter({ name, originalSize }) {
        // what macOS adds, and what is neither
        if (large || name.startsWith('__MACOSX/') || !/\.(pdf|csv)$/i.test(name)) return false
        count += 1
        inflated += originalSize
        if (TABLE.test(name)) ofTables += originalSize
        large =
          count > MOST_FILES || inflated > MOST_INFLATED || ofTables > MOST_OF_TABLES || originalSize > LARGEST_FILE
        return !large
      },
    })
    return large ? 'large' : files
  } catch {
    return 'unread'
  }
}

/** Puts the first line of a table for each PDF beside its name; lines for none are dropped as they are read. */
function readRows(content: Uint8Array, rows: Map<string, ArchivedRow | null>): void {
  let columns: number[] | undefined
  try {
    parse(upToLongLine(strFromU8(content)), {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: LONGEST_LINE,
      // lines as they are: the parser would fill in each column of the head that a line does not have
      onRecord(line: string[]) {
        if (!columns) {
          const head = line.map((name) => name.toLowerCase())
          columns = ['berkas', 'faktur', 'invoice'].map((name) => head.indexOf(name))
          return null
        }
        const [file = '', tax = '', invoice = ''] = columns.map((column) => line[column])
        if (rows.get(file) === null) rows.set(file, rowOf(tax, invoice))
        return null
      },
    })
  } catch {
    // what stands before the line that cannot be read counts
  }
}

/** A table up to its first line of more than LONGEST_LINE characters. */
function upToLongLine(text: string): string {
  const lines = text.split('\n')
  const long = lines.findIndex((line) => line.length > LONGEST_LINE)
  return long === -1 ? text : lines.slice(0, long).join('\n')
}

function rowOf(faktur: string, invoice: string): ArchivedRow {
  const taxNumber = faktur.slice(0, LONGEST_NAME).replace(/[\s.-]/g, '')
  const invoiceNumber = invoice.slice(0, LONGEST_NAME).trim().toUpperCase()
  return { taxNumber: isTaxNumber(taxNumber) ? taxNumber : null, invoiceNumber: invoiceNumber || null }
}
