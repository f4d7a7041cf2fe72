import { setImmediate } from 'node:timers/promises'
import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { CurrentList, CurrentPrice } from '#domain/imports/validate-price.ts'
import {
  announceToCustomers,
  findRulesOfProducts,
  lockNames,
  makeList,
  type OfferChange,
  type PriceWrite,
  savePrices,
  settleStocks,
} from '#server/areas/catalogue/public.ts'
import { holdSuspended } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { mapInSlices } from '#server/platform/time-slices.ts'
import { type CheckedPrice, checkPrices } from './check-prices.ts'
import { type CheckedRow, checkRows } from './check-rows.ts'
import { type StoredImport, updateImport } from './queries.ts'
import { holdProgress, saveProgress } from './queries-progress.ts'
import { findRows, type PriceImage, type RowResult, type StoredRow, saveResults } from './queries-rows.ts'
import { countsOf, resultOf, saveInBatches, unlessMoved } from './row-results.ts'
import { holdRunning, ImportStopped, notifyPlanned, runImport } from './run-import.ts'

/** Applies the rows of an import that fit, in one transaction [SHOP-4]. */
export function applyRows(deps: Deps, begun: { importId: string; userId: string }, run: JobRun): Promise<void> {
  return runImport(deps, { ...begun, while: 'applying' }, run, (acting, seller, one) =>
    acting.db.transaction().execute((tx) => applyIn(tx, deps.db, { seller, one, signal: run.signal }, deps.now())),
  )
}

type AppliedFile = Omit<StoredImport, 'rows'> & { rows: StoredRow<unknown>[] }

/** When, and until when, it is applied. */
interface Applying {
  now: Date
  /** Aborted when the process stops. */
  signal: AbortSignal
}

interface Acting {
  seller: Seller
  one: StoredImport
  signal: AbortSignal
}

async function applyIn(tx: Tx, db: Db, { seller, one, signal }: Acting, now: Date): Promise<void> {
  const locked = await holdRunning(tx, seller, one)
  if (!locked) return
  // before its products, as suspending a shop locks them
  await holdSuspended(tx, seller.companyId)
  const rows = await findRows<unknown>(tx, one.id)
  const write = one.kind === 'list' ? writePrices : writeProducts
  const { checked, results, changes } = await write(tx, db, seller, { ...locked, rows }, { now, signal })
  await saveResults(tx, one.id, results)
  const counts = countsOf(checked)
  await updateImport(tx, one.id, { ...counts, state: 'applied', appliedAt: now })
  const thing = { id: one.id, name: one.fileName }
  await audit(tx, seller, { act: 'import.apply', thing, after: { kind: one.kind, ...counts } }, now)
  await notifyPlanned(tx, locked, counts, now)
  // nothing that takes long follows: orders of these products wait for it
  await settleStocks(tx, seller, changes, { now, reason: `Impor ${one.fileName}` })
  if (await holdProgress(tx, one.id)) throw new ImportStopped()
}

async function writeProducts(tx: Tx, db: Db, seller: Seller, file: AppliedFile, { now, signal }: Applying) {
  await lockNames(tx, seller.companyId)
  const storedOf = new Map(file.rows.map((row) => [row.number, row]))
  const found = await checkRows({ lock: tx }, seller, file, businessDay(now))
  const checked = await mapInSlices(found, (row) => unlessMoved(row, storedOf.get(row.row.number)))
  const results = new Map(await mapInSlices(checked, (row) => [row.row.number, resultOf(row)]))
  const fitting = checked.flatMap((row) => (row.after && row.verdict !== 'same' ? [{ ...row, after: row.after }] : []))
  const changes = fitting.map(changeOf)
  const work = { importId: file.id, done: file.rows.length - fitting.length, now, signal }

  const ids = await saveInBatches(tx, db, seller, changes, work)
  for (const [index, row] of fitting.entries()) results.set(row.row.number, appliedResult(row, ids[index] ?? 0))
  return { checked, results: [...results.values()], changes }
}

function changeOf({ present, after }: CheckedRow & { after: NonNullable<CheckedRow['after']> }): OfferChange {
  return { before: present, ...after }
}

/** The result of a row, with the versions that undoing it needs. */
function appliedResult(row: CheckedRow & { after: NonNullable<CheckedRow['after']> }, productId: number): RowResult {
  const { present, after } = row
  return {
    ...resultOf(row),
    productId,
    expectedVersion: (present?.product.version ?? 0) + 1,
    expectedUnits: after.offer.stock ?? '0',
    before: present && { offer: present.offer, status: present.product.status },
  }
}

// rows written before the event loop is yielded; a product's rows stay together
const AT_ONCE = 500

type Fitting = CheckedPrice & { after: NonNullable<CheckedPrice['after']> }

/** Writes the rows of a price list that fit, in the import's transaction, telling outside of it how far it is [SHOP-4]. */
async function writePrices(tx: Tx, db: Db, seller: Seller, file: AppliedFile, { now, signal }: Applying) {
  const storedOf = new Map(file.rows.map((row) => [row.number, row]))
  const found = await checkPrices({ lock: tx }, seller, file, businessDay(now))
  const checked = found.map((row) => unlessMoved(row, storedOf.get(row.row.number)))
  const results = new Map(checked.map((row) => [row.row.number, resultOf(row)]))
  const fitting = checked.flatMap((row) => (row.after && row.verdict !== 'same' ? [{ ...row, after: row.after }] : []))
  const made = await makeLists(tx, seller, fitting, now)
  const rules = await findRulesOfProducts(tx, seller.companyId, [...new Set(fitting.map(productIdOf))])
  const ruleOf = new Map(rules.map((rule) => [rule.id, rule]))
  const customers = new Set<string>()
  let done = file.rows.length - fitting.length
  for (const batch of batchesOf(fitting)) {
    signal.throwIfAborted()
    const writes = batch.map((row): PriceWrite => {
      const { before, price } = row.after
      const product = { id: productIdOf(row), unit: row.present?.offer.unit ?? '' }
      return {
        product,
        before: ruleOf.get(before?.id ?? '') ?? null,
        after: { ...price, list: listOf(price.list, made) },
      }
    })
    for (const buyerId of await savePrices(tx, seller, writes, now)) customers.add(buyerId)
    for (const row of batch) results.set(row.row.number, appliedPrice(row, made))
    done += batch.length
    if (await saveProgress(db, file.id, done)) throw new ImportStopped()
    await setImmediate()
  }
  // once each, however many parts name them
  await announceToCustomers(tx, customers, now)
  // no stock follows from prices
  return { checked, results: [...results.values()], changes: [] }
}

function productIdOf({ present }: Pick<CheckedPrice, 'present'>): number {
  return present?.product.id ?? 0
}

/** Those lists that the file makes, with their ids. */
async function makeLists(
  tx: Tx,
  seller: Seller,
  rows: readonly Fitting[],
  now: Date,
): Promise<Map<CurrentList, string>> {
  const made = new Map<CurrentList, string>()
  const lists = new Set(rows.flatMap(({ after }) => after.price.list ?? []))
  for (const list of lists) if (list.id === null) made.set(list, await makeList(tx, seller, list, now))
  return made
}

function listOf(list: CurrentPrice['list'], made: ReadonlyMap<CurrentList, string>) {
  return list && { id: list.id ?? made.get(list) ?? '', name: list.name, customerId: list.customer.id }
}

/** Batches of about the same size, with all rows of a product together. */
function* batchesOf(rows: readonly Fitting[]): Generator<Fitting[]> {
  let batch: Fitting[] = []
  for (const ofProduct of Map.groupBy(rows, productIdOf).values()) {
    batch.push(...ofProduct)
    if (batch.length < AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The result of a row of a price list, with what undoing it needs. */
function appliedPrice(row: Fitting, made: ReadonlyMap<CurrentList, string>): RowResult {
  const { before: was, price } = row.after
  const { level, from, amount, firstDay, list } = price
  const before: PriceImage = {
    was: was && { amount: was.amount, firstDay: was.firstDay, lastDay: was.lastDay },
    is: { level, from, amount, firstDay, listId: listOf(list, made)?.id ?? null },
    madeList: list !== null && list.id === null,
  }
  return { ...resultOf(row), expectedVersion: (row.present?.product.version ?? 0) + 1, before }
}
