import type { Seller } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { aside } from '#server/platform/aside.ts'
import { FairQueue } from '#server/platform/fair-queue.ts'
import type { doImport, ImportDone, ImportWork } from './do-import.ts'
import { expectedMs } from './read/bounded-zip.ts'
import type { Recheck } from './recheck-import.ts'
import type { Upload } from './upload-import.ts'

// a file of twenty thousand rows takes a quarter of it; with the wait for a slot it is less than a connection may idle
const BOUNDS = { longestMs: 30_000, mostMemoryMb: 768 }
// each waiting one holds its bytes, for up to the time that each of those before it takes
const queue = new FairQueue({ mostOfOne: 3, most: 10, retryAfterSeconds: 20 })
const RECHECK_MS = 1_000

const doAside = aside<typeof doImport>(new URL('./do-import.ts', import.meta.url), 'doImport', BOUNDS)

/**
 * Reads a file of the shop in a worker process, in the shop's queue; of a shop none beside another [SHOP-4].
 * @throws Refusal table_* | busy
 */
export async function uploadAside(deps: Deps, seller: Seller, upload: Upload): Promise<NonNullable<ImportDone>> {
  if (queue.of(seller.companyId) > 0) throw new Refusal('table_reading', { field: 'berkas' })
  const work: ImportWork = { ...contextOf(deps, seller), act: 'upload', upload }
  const cost = Math.min(expectedMs(upload.file), BOUNDS.longestMs)
  const done = await queue.take(seller.companyId, cost, () => doAside(work))
  if (!done) throw new Refusal('table_slow', { field: 'berkas' })
  return done
}

/**
 * Checks the rows of an import anew, in the shop's queue.
 * @throws Refusal import_not_found | import_moved_on | import_columns | table_slow | busy
 */
export async function recheckAside(deps: Deps, seller: Seller, recheck: Recheck): Promise<void> {
  const work: ImportWork = { ...contextOf(deps, seller), act: 'recheck', recheck }
  const done = await queue.take(seller.companyId, RECHECK_MS, () => doAside(work))
  if (done === undefined) throw new Refusal('table_slow')
}

function contextOf({ databaseAddress, now }: Deps, seller: Seller) {
  return { databaseUrl: databaseAddress(), now: now(), seller }
}
