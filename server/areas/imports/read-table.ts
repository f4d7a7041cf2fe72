import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { TableKind } from '#domain/file.ts'
import type { CompanyId } from '#domain/ids.ts'
import { Refusal, type RefusalCode } from '#domain/refusal.ts'
import type { Table, TableFault } from './table.ts'

const MB = 1024 * 1024
// each waiting one holds its bytes, for up to the time that each of those before it takes
const MOST_WAITING = 5

export interface FileToRead {
  kind: TableKind
  content: Buffer
}

interface Bounds {
  longestMs: number
  mostMemoryMb: number
  /** What the entries of a workbook may hold together when they are inflated, in bytes. */
  mostInflated: number
}

/** A price list or a catalogue; twenty thousand rows are a fifth of what may be inflated. */
export const readTable = inTurn({ longestMs: 20_000, mostMemoryMb: 512, mostInflated: 150 * MB })

/** A list to order, which whoever has registered may send: no shop's import waits for one [ORDER-7]. */
export const readShortTable = inTurn({ longestMs: 5_000, mostMemoryMb: 256, mostInflated: 8 * MB })

/**
 * Reads a file in a thread of its own, whose memory and time are bounded, so that the process answers meanwhile and no file
 * can end it; one at a time, since each takes a core and much memory, and of a company none beside another [SHOP-4].
 * @throws Refusal table_* | busy
 */
function inTurn(bounds: Bounds): (company: CompanyId, file: FileToRead) => Promise<Table> {
  const oneByOne = pLimit(1)
  const reading = new Set<CompanyId>()
  return async (company, file) => {
    if (reading.has(company)) throw new Refusal('table_reading', { field: 'berkas' })
    if (oneByOne.pendingCount >= MOST_WAITING) throw new Refusal('busy', { retryAfterSeconds: 20 })
    reading.add(company)
    const read = await oneByOne(() => inThread(file, bounds)).finally(() => reading.delete(company))
    if ('fault' in read) {
      const { fault, words = {} } = read
      throw new Refusal(fault as RefusalCode, { field: 'berkas', words }) // the thread names those of this area
    }
    return read
  }
}

function inThread(
  { kind, content }: FileToRead,
  { longestMs, mostMemoryMb, mostInflated }: Bounds,
): Promise<Table | TableFault> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./table-thread.ts', import.meta.url), {
      workerData: { kind, content, mostInflated },
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    })
    const end = (read: Table | TableFault) => {
      clearTimeout(deadline)
      resolve(read)
      void thread.terminate()
    }
    const deadline = setTimeout(() => end({ fault: 'table_slow' }), longestMs)
    thread.once('message', end)
    // out of memory, or a fault of the libraries outside their promises
    thread.once('error', () => end({ fault: 'table_slow' }))
    thread.once('exit', () => end({ fault: 'table_unreadable' }))
  })
}
