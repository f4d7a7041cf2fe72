import type { Readable } from 'node:stream'
import { strToU8 } from 'fflate'
import { csvLine } from '#domain/files/csv.ts'
import type { Db } from '#server/platform/database.ts'
import { type ZipEntry, zipStream } from '#server/platform/files/zip-stream.ts'
import type { Kept } from './kept.ts'
import { findShapes, keptParts, type Row } from './queries.ts'

// spreadsheets take a file without it for one in another alphabet
const BYTE_ORDER_MARK = '\uFEFF'

/** What else an archive holds beside the tables. */
interface Beside {
  /** What 'baca-saya.txt' says. */
  words: string
  /** More tables, from elsewhere than one table. */
  tables?: Readonly<Record<string, readonly Row[]>>
  /** Further files, after the tables. */
  files?: () => AsyncIterable<ZipEntry>
  /** Asked before each part; what it throws ends the archive. */
  mayGoOn?: () => Promise<void>
}

/** What is kept of a person or company as one zip, each table as JSON and as CSV, read while it is sent [OPS-5]. */
export function packKept(db: Db, list: readonly Kept[], subject: string, beside: Beside, now: Date): Readable {
  return zipStream(entriesOf(db, list, subject, beside), now)
}

async function* entriesOf(db: Db, list: readonly Kept[], subject: string, beside: Beside): AsyncGenerator<ZipEntry> {
  yield { name: 'baca-saya.txt', packed: true, open: async () => once(strToU8(beside.words)) }
  for (const [name, rows] of Object.entries(beside.tables ?? {}))
    if (rows.length > 0) yield* bothForms(name, () => once(rows))
  const shapes = await findShapes(db)
  for (const kept of list) {
    await beside.mayGoOn?.()
    const parts = keptParts(db, kept, subject, shapes)
    const first = await parts.next()
    if (first.done) continue
    let further = false
    const read = async function* () {
      yield first.value
      // the second time from the start, where there is more than is held
      const rest = further ? keptParts(db, kept, subject, shapes) : parts
      if (further) await rest.next()
      for await (const part of rest) {
        await beside.mayGoOn?.()
        further = true
        yield part
      }
    }
    yield* bothForms(kept.file, read)
  }
  for await (const file of beside.files?.() ?? []) {
    await beside.mayGoOn?.()
    yield file
  }
}

function* bothForms(name: string, read: () => AsyncIterable<readonly Row[]>): Generator<ZipEntry> {
  yield { name: `${name}.json`, packed: true, open: async () => jsonOf(read()) }
  yield { name: `${name}.csv`, packed: true, open: async () => csvOf(read()) }
}

async function* jsonOf(parts: AsyncIterable<readonly Row[]>): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const rows of parts) {
    yield strToU8(before + rows.map((row) => JSON.stringify(row)).join(',\n'))
    before = ',\n'
  }
  yield strToU8('\n]\n')
}

async function* csvOf(parts: AsyncIterable<readonly Row[]>): AsyncGenerator<Uint8Array> {
  let head: string[] | undefined
  for await (const rows of parts) {
    const before = head ? '' : BYTE_ORDER_MARK + csvLine(Object.keys(rows[0] ?? {}))
    head ??= Object.keys(rows[0] ?? {})
    const columns = head
    yield strToU8(before + rows.map((row) => csvLine(columns.map((column) => textOf(row[column])))).join(''))
  }
}

async function* once<Part>(part: Part): AsyncGenerator<Part> {
  yield part
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
