import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { TableKind } from '#domain/file.ts'
import type { CompanyId } from '#domain/ids.ts'
import { Refusal, type RefusalCode } from '#domain/refusal.ts'
import type { Table, TableFault } from './table.ts'

const LONGEST_MS = 20_000
const MOST_MEMORY_MB = 512
// a second file waits: each takes a core and much memory
const oneByOne = pLimit(1)
// each waiting one holds its bytes, for up to the time that each of those before it takes
const MOST_WAITING = 5
const reading = new Set<CompanyId>()

/**
 * Reads a file in a thread of its own, whose memory and time are bounded, so that the process answers meanwhile and no file
 * can end it; one file of a shop at a time [SHOP-4]. @throws Refusal table_* | busy
 */
export async function readTable(shop: CompanyId, file: { kind: TableKind; content: Buffer }): Promise<Table> {
  if (reading.has(shop)) throw new Refusal('table_reading', { field: 'berkas' })
  if (oneByOne.pendingCount >= MOST_WAITING) throw new Refusal('busy', { retryAfterSeconds: 20 })
  reading.add(shop)
  const read = await oneByOne(() => inThread(file)).finally(() => reading.delete(shop))
  if ('fault' in read) {
    const { fault, words = {} } = read
    throw new Refusal(fault as RefusalCode, { field: 'berkas', words }) // the thread names those of this area
  }
  return read
}

function inThread({ kind, content }: { kind: TableKind; content: Buffer }): Promise<Table | TableFault> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./table-thread.ts', import.meta.url), {
      workerData: { kind, content },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    const end = (read: Table | TableFault) => {
      clearTimeout(deadline)
      resolve(read)
      void thread.terminate()
    }
    const deadline = setTimeout(() => end({ fault: 'table_slow' }), LONGEST_MS)
    thread.once('message', end)
    // out of memory, or a fault of the libraries outside their promises
    thread.once('error', () => end({ fault: 'table_slow' }))
    thread.once('exit', () => end({ fault: 'table_unreadable' }))
  })
}
