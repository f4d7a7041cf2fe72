import { Piscina } from 'piscina'
import { Refusal } from '#domain/refusal.ts'
import type { Archive } from './read/read-archive.ts'

const MOST_WAITING = 20
const IDLE_MS = 60_000
const LONGEST_MS = 120_000
const MOST_MEMORY_MB = 768

let threads: Piscina | undefined

/** The text of a PDF from outside; null where it cannot be read. @throws Refusal busy */
export async function readPdfText(content: Buffer): Promise<string | null> {
  return await aside('text', content)
}

/** A zip of PDFs from outside. @throws Refusal busy | tax_archive_unread | tax_archive_large */
export async function readArchiveAside(zip: Buffer): Promise<Archive> {
  const read: Archive | 'large' | 'unread' = await aside('archive', zip)
  if (read === 'large') throw new Refusal('tax_archive_large', { field: 'berkas' })
  if (read === 'unread') throw new Refusal('tax_archive_unread', { field: 'berkas' })
  return read
}

/** What others have written is read in a thread of its own, bounded in time and memory. */
async function aside<Answer>(name: 'text' | 'archive', content: Buffer): Promise<Answer> {
  threads ??= new Piscina({
    filename: new URL('./read/read-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MOST_WAITING,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  if (threads.queueSize >= MOST_WAITING) throw new Refusal('busy', { retryAfterSeconds: 20 })
  return await threads.run(new Uint8Array(content), { name, signal: AbortSignal.timeout(LONGEST_MS) })
}
