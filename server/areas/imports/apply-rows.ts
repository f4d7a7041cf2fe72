import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { type OfferChange, settleStocks, takeTurnNaming } from '#server/areas/catalogue/public.ts'
import { holdSuspended } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { inTurns } from '#server/platform/in-turns.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { type CheckedRow, checkRows } from './check-rows.ts'
import { ImportStopped } from './import-stopped.ts'
import { holdProgress, type KeptImport, updateImport } from './queries.ts'
import { findRows, type KeptRow, type RowResult, saveResults } from './queries-rows.ts'
import { countsOf, resultOf, unlessMoved } from './row-results.ts'
import { holdRunning, runImport } from './run-import.ts'
import { saveInParts } from './save-in-parts.ts'
import { tellPlanned } from './tell-planned.ts'
import { writePrices } from './write-prices.ts'

/** Applies the rows of an import that fit, in one transaction [SHOP-4]. */
export function applyRows(deps: Deps, begun: { importId: string; userId: string }, run: JobRun): Promise<void> {
  return runImport(deps, { ...begun, while: 'applying' }, run, (acting, seller, one) =>
    acting.db.transaction().execute((tx) => applyIn(tx, deps.db, { seller, one, signal: run.signal }, deps.now())),
  )
}

/** An import that is held, with the rows that are kept of it. */
export type AppliedFile = Omit<KeptImport, 'rows'> & { rows: KeptRow<unknown>[] }

/** When, and until when, it is applied. */
export interface Applying {
  now: Date
  /** Aborted when the process stops. */
  signal: AbortSignal
}

interface Acting {
  seller: Seller
  one: KeptImport
  signal: AbortSignal
}

async function applyIn(tx: Tx, db: Db, { seller, one, signal }: Acting, now: Date): Promise<void> {
  const held = await holdRunning(tx, seller, one)
  if (!held) return
  // before its products, as whoever suspends a shop locks them
  await holdSuspended(tx, seller.companyId)
  const rows = await findRows<unknown>(tx, one.id)
  const write = one.kind === 'list' ? writePrices : writeProducts
  const { checked, results, changes } = await write(tx, db, seller, { ...held, rows }, { now, signal })
  await saveResults(tx, one.id, results)
  const counts = countsOf(checked)
  await updateImport(tx, one.id, { ...counts, state: 'applied', appliedAt: now })
  const thing = { id: one.id, name: one.fileName }
  await audit(tx, seller, { act: 'import.apply', thing, after: { kind: one.kind, ...counts } }, now)
  await tellPlanned(tx, held, counts, now)
  // nothing that takes long follows: whoever orders these products waits for it
  await settleStocks(tx, seller, changes, { now, reason: `Impor ${one.fileName}` })
  if (await holdProgress(tx, one.id)) throw new ImportStopped()
}

async function writeProducts(tx: Tx, db: Db, seller: Seller, file: AppliedFile, { now, signal }: Applying) {
  await takeTurnNaming(tx, seller.companyId)
  const keptOf = new Map(file.rows.map((row) => [row.number, row]))
  const found = await checkRows({ lock: tx }, seller, file, businessDay(now))
  const checked = await inTurns(found, (row) => unlessMoved(row, keptOf.get(row.row.number)))
  const results = new Map(await inTurns(checked, (row) => [row.row.number, resultOf(row)]))
  const fitting = checked.flatMap((row) => (row.after && row.verdict !== 'same' ? [{ ...row, after: row.after }] : []))
  const changes = fitting.map(changeOf)
  const work = { importId: file.id, done: file.rows.length - fitting.length, now, signal }

  const ids = await saveInParts(tx, db, seller, changes, work)
  for (const [place, row] of fitting.entries()) results.set(row.row.number, appliedResult(row, ids[place] ?? 0))
  return { checked, results: [...results.values()], changes }
}

function changeOf({ present, after }: CheckedRow & { after: NonNullable<CheckedRow['after']> }): OfferChange {
  return { before: present, ...after }
}

/** What it did, with what it takes to undo it: the versions that it left. */
function appliedResult(row: CheckedRow & { after: NonNullable<CheckedRow['after']> }, productId: number): RowResult {
  const { present, after } = row
  return {
    ...resultOf(row),
    productId,
    seenVersion: (present?.product.version ?? 0) + 1,
    seenUnits: after.offer.stock ?? '0',
    before: present && { offer: present.offer, status: present.product.status },
  }
}
