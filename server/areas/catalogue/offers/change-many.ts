import { createHash } from 'node:crypto'
import type { Seller } from '#domain/accounts/actor.ts'
import { type BulkAct, MOST_AT_ONCE, pricesChangedBy, statusAmongMany } from '#domain/catalogue/bulk-act.ts'
import type { BulkOutcome } from '#domain/catalogue/contract-bulk.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { formatQuantity } from '#domain/format.ts'
import { isSame } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { ownPricesOf } from '../prices/queries-price-writing.ts'
import { ownBargainingTerms } from '../prices/queries-pricing.ts'
import { findBounds } from '../prices/sales-floors.ts'
import { checkShowcase } from '../showcases/change-showcases.ts'
import { auditMany } from './audit-products.ts'
import { checkOpen } from './change-product-status.ts'
import { insertBulkChanges, type LockedProduct, lockMany, saveLeadTimes, shelvedAmong } from './queries-bulk.ts'
import { findActByKey, insertBulkAct } from './queries-bulk-acts.ts'
import { lockNames } from './queries-editing.ts'
import { findMatchingIds } from './queries-selling.ts'
import { type Chosen, decidedOf, type Sorted, sortMany } from './sort-many.ts'
import { checkBeyond, type PricedAnew, writePrices, writeShowcase, writeStatus } from './write-many.ts'

/** Which products: those that were ticked, or all that a filter shows. */
export type Choice =
  | { products: readonly { id: number; version: number }[] }
  | { filter: { status: ProductStatus | null; soldOut: boolean; keyword: string | null }; count: number }

interface Request {
  /** Made by the client for this one intention. */
  key: string
  act: BulkAct
  choice: Choice
}

/**
 * Changes many products of the seller in one transaction. What cannot be changed is left as it is and reported with the
 * reason; the others are changed. A repeated key changes nothing and has the same answer [SHOP-2].
 * @throws Refusal not_allowed | key_reused | products_chosen_moved_on | products_too_many | showcase_not_found |
 * shop_suspended
 */
export function changeMany(deps: Deps, seller: Seller, request: Request): Promise<BulkOutcome> {
  return deps.db.transaction().execute((tx) => changeIn(tx, seller, request, deps.now()))
}

async function changeIn(tx: Tx, seller: Seller, { key, act, choice }: Request, now: Date): Promise<BulkOutcome> {
  await lockNames(tx, seller.companyId)
  const hash = createHash('sha256').update(JSON.stringify({ act, choice })).digest()
  const earlier = await findActByKey(tx, seller.companyId, key)
  if (earlier && !earlier.hash.equals(hash)) throw new Refusal('key_reused', { field: 'kunci' })
  if (earlier) return earlier

  if (act.kind === 'leadTime' && !mayDo(seller, 'stock.change')) throw new Refusal('not_allowed')
  if ('showcase' in act) await checkShowcase(tx, seller, act.showcase, 'etalase')
  // before the products, as suspending a shop locks them
  if (act.kind === 'publish') await checkOpen(tx, seller, { before: null, status: 'published' })
  const sorted = sortMany(await lockChosen(tx, seller, choice), 'product_seen_moved_on')
  const done = await write(tx, seller, act, sorted, now)

  const refused = sorted.refused
  const outcome = { changed: done.changed.length, unchanged: done.unchanged, refused, ended: done.ended }
  const detail = detailOf(act)
  const { companyId: sellerId, userId } = seller
  const actId = await insertBulkAct(tx, { ...outcome, sellerId, userId, key, hash, kind: act.kind, detail }, now)
  await insertBulkChanges(
    tx,
    actId,
    done.changed.map(({ product, prices }) => ({
      productId: product.id,
      version: product.version + 1,
      prices,
      leadDays: act.kind === 'leadTime' ? product.leadDays : null,
      mostBeyond: act.kind === 'leadTime' ? product.mostBeyond : null,
    })),
  )
  if (outcome.changed > 0) await auditMany(tx, seller, { id: actId, kind: act.kind, detail, ...outcome }, now)
  return { actId, ...outcome }
}

/** The detail by which an act is described, beside its kind. */
function detailOf(act: BulkAct): string | null {
  if (act.kind === 'price') return act.percent
  if (act.kind === 'leadTime') return act.days === null ? '' : String(act.days)
  return 'showcase' in act ? act.showcase : null
}

async function lockChosen(tx: Tx, seller: Seller, choice: Choice): Promise<Chosen[]> {
  const wanted = 'products' in choice ? choice.products : await findAll(tx, seller, choice)
  const expectedOf = new Map(wanted.map(({ id, version }) => [id, version]))
  const locked = await lockMany(tx, seller.companyId, [...expectedOf.keys()])
  return [...expectedOf].map(([id, expected]) => ({ id, expected, product: locked.get(id) }))
}

async function findAll(tx: Tx, { companyId }: Seller, { filter, count }: Extract<Choice, { count: number }>) {
  const ids = await findMatchingIds(tx, companyId, filter)
  if (ids.length !== count) {
    throw new Refusal('products_chosen_moved_on', { words: { count: formatQuantity(String(ids.length)) } })
  }
  if (count > MOST_AT_ONCE) {
    throw new Refusal('products_too_many', { words: { most: formatQuantity(String(MOST_AT_ONCE)) } })
  }
  return ids.map((id) => ({ id, version: null }))
}

interface Done {
  changed: { product: LockedProduct; prices: PricedAnew['before'][number][] | null }[]
  unchanged: number
  ended: number
}

async function write(tx: Tx, seller: Seller, act: BulkAct, sorted: Sorted, now: Date): Promise<Done> {
  const all = sorted.products
  if (act.kind === 'price') return changePrices(tx, seller, act.percent, sorted, now)
  if (act.kind === 'leadTime') {
    const changed = all.filter(({ leadDays }) => leadDays !== act.days)
    const most = (product: LockedProduct) => (act.days === null ? null : product.mostBeyond)
    await saveLeadTimes(
      tx,
      changed.map((product) => ({ id: product.id, days: act.days, most: most(product) })),
    )
    return doneWith(changed, all.length)
  }
  if ('showcase' in act) {
    const ids = all.map(({ id }) => id)
    const there = await shelvedAmong(tx, seller.companyId, act.showcase, ids)
    const changed = all.filter(({ id }) => there.has(id) === (act.kind === 'unshelve'))
    if (changed.length > 0) await writeShowcase(tx, seller, changed, act)
    return doneWith(changed, all.length)
  }
  const { kind } = act
  const able = await decidedOf(sorted, (product) => ({ product, status: statusAmongMany(product.status, kind) }))
  const changed = able.filter(({ product, status }) => status !== product.status).map(({ product }) => product)
  const ended = changed.length > 0 ? await writeStatus(tx, changed, kind, now) : 0
  return { ...doneWith(changed, able.length), ended }
}

async function changePrices(tx: Tx, seller: Seller, percent: string, sorted: Sorted, now: Date): Promise<Done> {
  const ids = sorted.products.map(({ id }) => id)
  const prices = await ownPricesOf(tx, seller.companyId, ids)
  const terms = await ownBargainingTerms(tx, seller.companyId, ids)
  const bounds = await findBounds(tx, seller, ids)
  const able = await decidedOf(sorted, (product): PricedAnew & { isMoved: boolean } => {
    const before = (prices.get(product.id) ?? []).map(({ level, amount }) => ({ level, amount }))
    const after = pricesChangedBy(before, percent, terms.get(product.id)?.lowestPrice ?? null)
    checkBeyond({ before, after }, bounds?.floors.get(product.id))
    const isMoved = after.some(({ amount }, index) => !isSame(amount, before[index]?.amount ?? '0'))
    return { product, before, after, isMoved }
  })
  const changed = able.filter(({ isMoved }) => isMoved)
  if (changed.length > 0) await writePrices(tx, seller, changed, now)
  return {
    changed: changed.map(({ product, before }) => ({ product, prices: [...before] })),
    unchanged: able.length - changed.length,
    ended: 0,
  }
}

function doneWith(changed: readonly LockedProduct[], able: number): Done {
  const withoutPrices = changed.map((product) => ({ product, prices: null }))
  return { changed: withoutPrices, unchanged: able - changed.length, ended: 0 }
}
