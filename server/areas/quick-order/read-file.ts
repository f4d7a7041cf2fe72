import type { Buyer } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import { aside } from '#server/platform/aside.ts'
import { FairTurns } from '#server/platform/fair-turns.ts'
import type { FileToRead, RowsOfFile } from './read/rows-of-file.ts'

const inThread = aside<FileToRead, RowsOfFile>(new URL('./read/file-thread.ts', import.meta.url), {
  longestMs: 5_000,
  mostMemoryMb: 256,
})

// whoever has registered may send one: no shop's import waits for them
const turns = new FairTurns({ mostOfOne: 1, most: 20, retryAfterSeconds: 20 })
const BYTES_A_MS = 2_000

/** The rows of a file, read beside the process that answers, in the company's turn [ORDER-7]. @throws Refusal table_* | quick_rows | busy */
export async function readFile(buyer: Buyer, file: FileToRead): Promise<RowsOfFile> {
  if (turns.of(buyer.companyId) > 0) throw new Refusal('table_reading', { field: 'berkas' })
  const read = await turns.take(buyer.companyId, file.content.length / BYTES_A_MS, () =>
    inThread({ kind: file.kind, content: file.content }),
  )
  if (!read) throw new Refusal('table_slow', { field: 'berkas' })
  return read
}
