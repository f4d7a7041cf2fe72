import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { plannedNotice } from '#domain/imports/notice.ts'
import { Refusal } from '#domain/refusal.ts'
import { actForCompany, findReaders, memberOf } from '#server/areas/accounts/public.ts'
import { StocksMoved } from '#server/areas/catalogue/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { findUnfinished } from '#server/platform/jobs/find-unfinished.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { type Counts, findImportOfJob, lockImport, lockRunning, type StoredImport, updateImport } from './queries.ts'
import { saveProgress } from './queries-progress.ts'

const UNEXPECTED = 'Terjadi kesalahan, dan tidak ada satu baris pun yang berubah. Silakan coba lagi.'

/**
 * Runs an import on behalf of the member who started it, not of the uploader, as long as they may still change
 * products: all of it or nothing, with a message where it was nothing [SHOP-4]. Repeating a finished run does nothing.
 */
export async function runImport(
  deps: Deps,
  { importId, userId, while: state }: { importId: string; userId: string; while: 'applying' | 'undoing' },
  { failures }: Pick<JobRun, 'failures'>,
  act: (deps: Deps, seller: Seller, one: StoredImport) => Promise<void>,
): Promise<void> {
  const one = await findImportOfJob(deps.db, importId)
  if (one?.state !== state) return
  // what an attempt that was cut off had counted is not there
  await saveProgress(deps.db, importId, 0)
  try {
    const seller = await sellerOf(deps, one.sellerId, userId)
    const acting = actForCompany(deps, seller, { permission: 'products.change' })
    await retryOnMovedStocks(() => act(acting, seller, one))
  } catch (error) {
    if (error instanceof ImportStopped) return end(deps, one, (tx) => updateImport(tx, one.id, { state: 'stopped' }))
    const isRefused = error instanceof Refusal
    if (isRefused || failures > 0) {
      const note = isRefused ? error.sentence : UNEXPECTED
      await end(deps, one, (tx) => failIn(tx, one, note, deps.now()))
    }
    if (!isRefused) throw error
  }
}

// each time the rows whose stocks have moved are separated, and stay as they are
const MOST_TIMES = 5

/** Does it anew where stocks have moved meanwhile; nothing of the time before is there. */
async function retryOnMovedStocks(act: () => Promise<void>): Promise<void> {
  for (let times = 1; ; times++) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof StocksMoved) || times === MOST_TIMES) throw error
    }
  }
}

async function sellerOf({ db, now }: Deps, sellerId: string, userId: string): Promise<Seller> {
  const membership = (await findReaders(db, [sellerId])).find((reader) => reader.userId === userId)
  if (!membership) throw new Refusal('not_allowed')
  const member = memberOf({ ...membership, sessionId: '', day: businessDay(now()) })
  return { ...member, companyKind: 'seller' }
}

function end({ db }: Deps, one: StoredImport, write: (tx: Tx) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const there = await lockImport(tx, one.sellerId, one.id)
    // a slower attempt may have ended it meanwhile
    if (there?.version === one.version) await write(tx)
  })
}

async function failIn(tx: Tx, one: StoredImport, note: string, now: Date): Promise<void> {
  await saveProgress(tx, one.id, 0)
  // what was applied stays so where it could not be undone
  const isUndone = one.state === 'undoing'
  await updateImport(tx, one.id, { state: isUndone ? 'applied' : 'failed', note })
  if (!isUndone) await notifyPlanned(tx, one, null, now)
}

/**
 * Ends imports that no job runs, or will begin, any more, whose processes were stopped in each attempt: nothing of them was
 * applied [SHOP-4].
 */
export function endAbandoned({ db, now }: Deps): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const running = await lockRunning(tx, now())
    if (running.length === 0) return
    // queried after the locks: their holder may have started or ended one
    const run = await idsOf(tx, ['imports/apply', 'imports/undo'])
    const begun = await idsOf(tx, ['imports/begin'])
    for (const one of running) {
      const alive = one.state === 'planned' ? begun : run
      if (!alive.has(one.id)) await failIn(tx, one, UNEXPECTED, now())
    }
  })
}

async function idsOf(tx: Tx, names: readonly ('imports/apply' | 'imports/undo' | 'imports/begin')[]) {
  return new Set((await findUnfinished(tx, names)).map(({ importId }) => importId))
}

/** The import, locked, while it is in this state; undefined where another run has ended it. */
export async function holdRunning(
  tx: Tx,
  seller: Seller,
  { id, state }: StoredImport,
): Promise<StoredImport | undefined> {
  const there = await lockImport(tx, seller.companyId, id)
  return there?.state === state ? there : undefined
}

/** The running import was stopped: its transaction is rolled back [SHOP-4]. */
export class ImportStopped extends Error {
  override name = 'ImportStopped'
}

/** Notifies a shop of the outcome of a scheduled import; imports with a waiting page send no notification [SHOP-4]. */
export async function notifyPlanned(
  tx: Tx,
  { id, sellerId, fileName, appliesAt }: Pick<StoredImport, 'id' | 'sellerId' | 'fileName' | 'appliesAt'>,
  /** Null: nothing was applied. */
  counts: Pick<Counts, 'fresh' | 'changed' | 'problems'> | null,
  now: Date,
): Promise<void> {
  if (appliesAt === null) return
  await notify(tx, [{ companyId: sellerId, kind: 'import', ...plannedNotice({ id, fileName, counts }) }], now)
}
