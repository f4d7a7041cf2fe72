import type { Buyer } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import { expectedMs } from '#server/areas/imports/public.ts'
import { aside } from '#server/platform/aside.ts'
import { FairTurns } from '#server/platform/fair-turns.ts'
import type { FileToRead, RowsOfFile, rowsOfFile } from './read/rows-of-file.ts'

const BOUNDS = { longestMs: 10_000, mostMemoryMb: 256 }
// whoever has registered may send one: no shop's import waits for them
const turns = new FairTurns({ mostOfOne: 1, most: 20, retryAfterSeconds: 20 })

const readAside = aside<typeof rowsOfFile>(new URL('./read/rows-of-file.ts', import.meta.url), 'rowsOfFile', BOUNDS)

/**
 * The rows of a file, read beside the process that answers, in the company's turn; of a company none beside another [ORDER-7].
 * @throws Refusal table_* | quick_rows | busy
 */
export async function readFile({ companyId }: Buyer, { kind, content }: FileToRead): Promise<RowsOfFile> {
  if (turns.of(companyId) > 0) throw new Refusal('table_reading', { field: 'berkas' })
  const cost = Math.min(expectedMs({ kind, content }), BOUNDS.longestMs)
  const read = await turns.take(companyId, cost, () => readAside({ kind, content }))
  if (!read) throw new Refusal('table_slow', { field: 'berkas' })
  return read
}
