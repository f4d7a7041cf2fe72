import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { LARGEST_FILE } from '#domain/file.ts'

const MOST_FILES = 500
const MOST_INFLATED = 200 * 1024 * 1024
const LARGEST_TABLE = 1024 * 1024

export interface ArchivedFile {
  name: string
  content: Uint8Array
}

/** A line of the table that may be beside the PDFs. */
export interface ArchivedRow {
  file: string
  taxNumber: string
  invoiceNumber: string
}

export interface Archive {
  pdfs: ArchivedFile[]
  rows: ArchivedRow[]
}

/** The PDFs of a zip, and the tables beside them; 'large' or 'unread' where it is not taken. */
export function openArchive(zip: Uint8Array): Archive | 'large' | 'unread' {
  const files = unzipped(zip)
  if (typeof files === 'string') return files
  const pdfs: ArchivedFile[] = []
  const rows: ArchivedRow[] = []
  for (const [path, content] of Object.entries(files)) {
    const name = path.split('/').at(-1) ?? path
    if (/\.csv$/i.test(name)) rows.push(...rowsOf(content))
    else pdfs.push({ name, content })
  }
  return pdfs.length === 0 ? 'unread' : { pdfs, rows }
}

function unzipped(zip: Uint8Array): Record<string, Uint8Array> | 'large' | 'unread' {
  let [count, inflated, large] = [0, 0, false]
  try {
    const files = unzipSync(zip, {
      filter({ name, originalSize }) {
        // what macOS adds, and what is neither
        if (large || name.startsWith('__MACOSX/') || !/\.(pdf|csv)$/i.test(name)) return false
        count += 1
        inflated += originalSize
        large =
          count > MOST_FILES ||
          inflated > MOST_INFLATED ||
          originalSize > (/\.csv$/i.test(name) ? LARGEST_TABLE : LARGEST_FILE)
        return !large
      },
    })
    return large ? 'large' : files
  } catch {
    return 'unread'
  }
}

function rowsOf(content: Uint8Array): ArchivedRow[] {
  try {
    const rows: Record<string, string>[] = parse(strFromU8(content), {
      bom: true,
      columns: (heads: string[]) => heads.map((head) => head.trim().toLowerCase()),
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
    return rows.map((row) => ({
      file: row.berkas ?? '',
      taxNumber: (row.faktur ?? '').replace(/[\s.-]/g, ''),
      invoiceNumber: (row.invoice ?? '').toUpperCase(),
    }))
  } catch {
    return []
  }
}
