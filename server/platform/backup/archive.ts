import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { StartFailure } from '../start-failure.ts'
import { opening, sealing, unreadable } from './sealed-stream.ts'

// Entries with names, as tar keeps them, compressed by zstd, sealed (sealed-stream.ts).

/** Takes the entries of an archive, in order. */
export interface Writer {
  add: (name: string, content: Buffer) => Promise<void>
}

/**
 * Writes an archive, readable by this user alone. It has its name only once it is whole and on the disk.
 * @param fill adds what it is to hold
 * @throws StartFailure where the file is there already
 */
export async function writeArchive(
  path: string,
  keyFile: Buffer | undefined,
  fill: (writer: Writer) => Promise<void>,
): Promise<void> {
  const unfinished = `${path}.unfinished`
  const file = await create(unfinished)
  try {
    const entries = pack()
    const written = pipeline(entries, createZstdCompress(), sealing(keyFile), async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) await file.write(piece)
    })
    // whichever fails first ends the other
    written.catch((error) => entries.destroy(error))
    const filled = fill({ add: (name, content) => add(entries, name, content) }).then(
      () => entries.finalize(),
      (error) => {
        entries.destroy(error)
        throw error
      },
    )
    await Promise.all([filled, written])
    await file.sync()
    await file.close()
    await rename(unfinished, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
}

/**
 * Reads an archive from its first entry to its last.
 * @param onEntry is given one after the other
 * @throws StartFailure where it is not as it was written, or of another key
 */
export async function readArchive(
  path: string,
  keyFile: Buffer | undefined,
  onEntry: (name: string, content: Buffer) => Promise<void> | void,
): Promise<void> {
  const entries = extract()
  // opened first, so that its errors come first: those below it are what they lead to
  const opened = opening(keyFile)
  let cause: Error | undefined
  opened.once('error', (error) => {
    cause = error
  })
  const read = pipeline(createReadStream(path), opened, createZstdDecompress(), entries)
  const delivery = (async () => {
    for await (const entry of entries) await onEntry(entry.header.name, await buffer(entry))
  })()
  const [reading, giving] = await Promise.allSettled([read, delivery])
  if (cause) throw cause
  if (giving.status === 'rejected') throw giving.reason
  if (reading.status === 'rejected') throw reading.reason
}

/** Whether an error means that the file has no such name. */
export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

async function add(entries: ReturnType<typeof pack>, name: string, content: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const entry = entries.entry({ name, size: content.length }, (error) => (error ? reject(error) : resolve()))
    entry.once('error', reject)
    // an archive that has failed closes its entries without a word
    entry.once('close', () => reject(new Error('the archive was closed')))
    entry.end(content)
  })
}

async function create(path: string) {
  await rm(path, { force: true })
  return open(path, 'wx', 0o600)
}

/** The names in it are on the disk too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** For what an archive holds and should not. */
export function damaged(cause?: unknown): StartFailure {
  return new StartFailure(unreadable.damaged, { cause })
}
