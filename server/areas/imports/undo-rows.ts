import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { faultsOfSales, isBeyond, type PriceBounds } from '#domain/catalogue/prices/price-floor.ts'
import { isForSameTerms } from '#domain/catalogue/prices/price-rule.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { isSame } from '#domain/money.ts'
import { codeKey } from '#domain/plain-signs.ts'
import {
  announceToCustomers,
  findBounds,
  findOwnKeys,
  findRulesOfProducts,
  lockNames,
  lockOwnOffers,
  lockPriceLists,
  type OfferChange,
  type OwnOffer,
  type PriceWrite,
  removeEmptyList,
  type StoredRule,
  savePrices,
  settleStocks,
} from '#server/areas/catalogue/public.ts'
import { holdSuspended } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { type StoredImport, updateImport } from './queries.ts'
import { findRows, type PriceImage, type StoredRow } from './queries-rows.ts'
import { saveInBatches } from './row-results.ts'
import { holdRunning, runImport } from './run-import.ts'

/**
 * Takes back what an import did, in one transaction: products become what they were, and new ones are withdrawn. A product
 * that somebody has changed since, whose stock has moved, or whose name or code another one has got, stays as it is, and is
 * counted [SHOP-4].
 */
export function undoRows(deps: Deps, begun: { importId: string; userId: string }, run: JobRun): Promise<void> {
  return runImport(deps, { ...begun, while: 'undoing' }, run, (acting, seller, one) =>
    acting.db.transaction().execute((tx) => undoIn(tx, deps.db, { seller, one, signal: run.signal }, deps.now())),
  )
}

interface Acting {
  seller: Seller
  one: StoredImport
  signal: AbortSignal
}

async function undoIn(tx: Tx, db: Db, { seller, one, signal }: Acting, now: Date): Promise<void> {
  const locked = await holdRunning(tx, seller, one)
  if (!locked) return
  // before its products, as suspending a shop locks them
  await holdSuspended(tx, seller.companyId)
  const { changes, ...counts } =
    one.kind === 'list'
      ? { ...(await undoPrices(tx, seller, one.id, now)), changes: [] }
      : await undoProducts(tx, db, { seller, one, signal }, now)
  await updateImport(tx, one.id, { state: 'undone', notUndone: counts.notUndone })
  const thing = { id: one.id, name: one.fileName }
  await audit(tx, seller, { act: 'import.undo', thing, after: counts }, now)
  // nothing that takes long follows: orders of these products wait for it
  await settleStocks(tx, seller, changes, { now, reason: `Batal impor ${one.fileName}` })
}

async function undoProducts(tx: Tx, db: Db, { seller, one, signal }: Acting, now: Date) {
  await lockNames(tx, seller.companyId)
  const applied = (await findRows(tx, one.id)).filter(({ verdict }) => verdict === 'new' || verdict === 'changed')
  const ids = applied.flatMap(({ productId }) => productId ?? [])
  const offers = await lockOwnOffers(tx, seller.companyId, ids, businessDay(now))
  const present = new Map(offers.map((offer) => [offer.product.id, offer]))
  const asLeft = applied.filter((row) => isAsLeft(row, present.get(row.productId ?? 0)))
  const undoings = asLeft.flatMap((row) => undoing(row, present.get(row.productId ?? 0)))
  const changes = await withinBounds(tx, seller, await withoutTaken(tx, seller, undoings.filter(isOf(seller))))
  await saveInBatches(tx, db, seller, changes, { importId: one.id, done: 0, now, signal })
  const notUndone = applied.length - asLeft.length + undoings.length - changes.length
  return { changes, undone: changes.length, notUndone }
}

/** Filters changes to stocks that the undoing member may set [ROLE-10]. */
function isOf(seller: Seller): (change: OfferChange) => boolean {
  if (mayDo(seller, 'stock.change')) return () => true
  return ({ before, offer }) => isSame(offer.stock ?? '0', before?.offer.stock ?? '0')
}

/** Filters changes to prices that the undoing member may give [SHOP-7]. */
async function withinBounds(tx: Tx, seller: Seller, changes: readonly OfferChange[]): Promise<readonly OfferChange[]> {
  const ids = changes.flatMap(({ before }) => before?.product.id ?? [])
  const bounds = await findBounds(tx, seller, ids)
  if (!bounds) return changes
  return changes.filter(({ before, offer }) => {
    const current = { id: before?.product.id ?? null, before: before?.offer ?? null }
    return Object.keys(faultsOfSales(offer, current, bounds)).length === 0
  })
}

/** Those whose names and codes no other product has got since. */
async function withoutTaken(tx: Tx, seller: Seller, changes: readonly OfferChange[]): Promise<OfferChange[]> {
  const requested = changes.map(({ offer }) => offer)
  const skus = requested.flatMap(({ sku }) => sku || [])
  const keys = await findOwnKeys(tx, seller.companyId, { skus, names: requested.map(({ name }) => name), ids: [] })
  const idOfSku = new Map(keys.map(({ sku, id }) => [codeKey(sku), id]))
  const idOfName = new Map(keys.map(({ name, id }) => [name, id]))
  return changes.filter(({ before, offer: { sku, name } }) => {
    const holders = [sku && idOfSku.get(codeKey(sku)), idOfName.get(name)]
    return holders.every((id) => !id || id === before?.product.id)
  })
}

function isAsLeft({ expectedVersion, expectedUnits }: StoredRow, present: OwnOffer | undefined): boolean {
  return present?.product.version === expectedVersion && isSame(present?.balance.units ?? '0', expectedUnits ?? '0')
}

/** The change that undoes a row; none where a new product was never on sale. */
function undoing({ before }: StoredRow, present: OwnOffer | undefined): OfferChange[] {
  if (!present) return []
  const wasDraft = before === null || before.status === 'draft'
  const { status } = present.product
  // what was once on sale is no draft any more; a new draft stays one
  if (!before) return status === 'draft' ? [] : [{ before: present, offer: present.offer, status: 'withdrawn' }]
  const { offer } = before
  return [{ before: present, offer, status: wasDraft && status !== 'draft' ? 'withdrawn' : before.status }]
}

/**
 * Undoes an import of a price list: prices become what they were, and new ones and the lists made for them are deleted,
 * except those of products whose prices were changed since [SHOP-4], and those that the undoing member may not give
 * [SHOP-7].
 */
async function undoPrices(tx: Tx, seller: Seller, importId: string, now: Date) {
  await lockPriceLists(tx, seller.companyId)
  const rows = (await findRows<PriceImage>(tx, importId)).filter(
    ({ verdict }) => verdict === 'new' || verdict === 'changed',
  )
  const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))]
  const offers = await lockOwnOffers(tx, seller.companyId, ids, businessDay(now))
  const present = new Map(offers.map((offer) => [offer.product.id, offer]))
  const rules = Map.groupBy(await findRulesOfProducts(tx, seller.companyId, ids), ({ productId }) => productId)
  const mayGrant = mayDo(seller, 'customers.grants')
  const bounds = await findBounds(tx, seller, ids)
  const writes = rows.flatMap(({ productId, expectedVersion, before: image }): PriceWrite[] => {
    const offer = present.get(productId ?? 0)
    if (!offer || !image || offer.product.version !== expectedVersion) return []
    const rule = rules.get(offer.product.id)?.find((one) => isPriceAsLeft(one, image))
    if (!rule || (rule.listId !== null && !mayGrant)) return []
    const after = asItWas(rule, image)
    if (isTooLow(after, rule, { productId: offer.product.id, bounds })) return []
    return [{ product: { id: offer.product.id, unit: offer.offer.unit }, before: rule, after }]
  })
  await announceToCustomers(tx, await savePrices(tx, seller, writes, now), now)
  const made = new Set(rows.flatMap(({ before }) => (before?.madeList && before.is.listId) || []))
  for (const id of made) await removeEmptyList(tx, seller, id, now)
  return { undone: writes.length, notUndone: rows.length - writes.length }
}

function isPriceAsLeft(rule: StoredRule, { is }: PriceImage): boolean {
  const isOne = rule.listId === is.listId && rule.level === is.level && isSame(rule.from, is.from)
  // the days of a list are its own, and may have changed
  return isOne && isSame(rule.amount, is.amount) && (is.listId !== null || rule.firstDay === is.firstDay)
}

/** Whether the undoing member may not give the earlier price [SHOP-7]. */
function isTooLow(
  after: PriceWrite['after'],
  rule: StoredRule,
  { productId, bounds }: { productId: number; bounds: PriceBounds | null },
): boolean {
  const floor = bounds?.floors.get(productId)
  if (!floor || !after) return false
  return isBeyond(after.amount, isForSameTerms(rule, after) ? rule.amount : null, floor)
}

function asItWas(rule: StoredRule, { was }: PriceImage): PriceWrite['after'] {
  if (!was) return null
  const { level, from, listId, listName, buyerId } = rule
  const list = listId === null ? null : { id: listId, name: listName ?? '', customerId: buyerId ?? '' }
  return { level, from, list, amount: was.amount, ...(list ? daysOf(rule) : daysOf(was)) }
}

function daysOf({ firstDay, lastDay }: Pick<StoredRule, 'firstDay' | 'lastDay'>) {
  return { firstDay, lastDay }
}
