import { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive, opened when the archive reaches it. */
export interface ZipEntry {
  name: string
  open: () => Promise<AsyncIterable<Uint8Array>>
  /** Whether it becomes smaller by being packed; PDFs and pictures do not. */
  packed?: boolean
}

/** Known before, or found while those before them are sent. */
type Entries = readonly ZipEntry[] | AsyncIterable<ZipEntry>

/**
 * Files as one zip that is made while it is sent, so that memory holds a piece of one of them. Of two of the same name the later is numbered.
 */
export function zipStream(entries: Entries, mtime: Date): Readable {
  return Readable.from(pieces(entries, mtime))
}

async function* pieces(entries: Entries, mtime: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  const taken = new Set<string>()
  for await (const { name, open, packed } of entries) {
    const free = freeName(name, taken)
    const entry = packed ? new ZipDeflate(free) : new ZipPassThrough(free)
    entry.mtime = mtime
    zip.add(entry)
    for await (const piece of await open()) {
      entry.push(piece)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let free = name
  for (let count = 2; taken.has(free); count += 1) free = `${stem} (${count})${ending}`
  taken.add(free)
  return free
}
