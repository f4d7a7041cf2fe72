import type { Seller } from '#domain/accounts/actor.ts'
import { canStillUndo } from '#domain/catalogue/bulk-act.ts'
import type { BulkOutcome, LastAct } from '#domain/catalogue/contract-bulk.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { ownPricesOf } from '../prices/queries-price-writing.ts'
import { findBounds } from '../prices/sales-floors.ts'
import { checkShowcase } from '../showcases/change-showcases.ts'
import { auditMany } from './audit-products.ts'
import { checkOpen } from './change-product-status.ts'
import { findBulkChanges, lockMany, type StoredChange, saveLeadTimes } from './queries-bulk.ts'
import { findNewestAct, type StoredAct, saveUndone } from './queries-bulk-acts.ts'
import { findShowcases, lockNames } from './queries-editing.ts'
import { decidedOf, type Sorted, sortMany } from './sort-many.ts'
import { checkBeyond, type PricedAnew, writePrices, writeShowcase, writeStatus } from './write-many.ts'

/** The seller's last act on many products while it can be undone; null without one [SHOP-2]. */
export async function showLastAct({ db, now }: Deps, seller: Seller): Promise<LastAct | null> {
  const act = await findNewestAct(db, seller.companyId)
  if (!act || !isUndoable(act, now())) return null
  const { actId: id, kind, detail, changed, at } = act
  return { id, kind, changed, at: at.toISOString(), detail: await nameOf(db, seller, act, detail) }
}

async function nameOf(db: Deps['db'], { companyId }: Seller, { kind }: StoredAct, detail: string | null) {
  if (kind !== 'shelve' && kind !== 'unshelve') return detail
  const showcases = await findShowcases(db, companyId)
  return showcases.find(({ slug }) => slug === detail)?.name ?? detail
}

function isUndoable({ undone, changed, at }: StoredAct, now: Date): boolean {
  return !undone && changed > 0 && canStillUndo(at, now)
}

/**
 * Undoes the seller's last act on many products, within a day. What was changed since stays as it is, and is reported
 * [SHOP-2]. @throws Refusal not_allowed | bulk_act_not_last | showcase_not_found | shop_suspended
 */
export function undoMany(deps: Deps, seller: Seller, actId: number): Promise<BulkOutcome> {
  return deps.db.transaction().execute((tx) => undoIn(tx, seller, actId, deps.now()))
}

async function undoIn(tx: Tx, seller: Seller, actId: number, now: Date): Promise<BulkOutcome> {
  await lockNames(tx, seller.companyId)
  const act = await findNewestAct(tx, seller.companyId)
  if (act?.actId !== actId || !isUndoable(act, now)) throw new Refusal('bulk_act_not_last', { field: 'tindakan_id' })
  if (act.kind === 'leadTime' && !mayDo(seller, 'stock.change')) throw new Refusal('not_allowed')
  if (act.kind === 'withdraw') await checkOpen(tx, seller, { before: null, status: 'published' })
  if (act.kind === 'shelve' || act.kind === 'unshelve') {
    await checkShowcase(tx, seller, act.detail ?? '', 'tindakan_id')
  }

  const changes = await findBulkChanges(tx, actId)
  const locked = await lockMany(
    tx,
    seller.companyId,
    changes.map(({ productId }) => productId),
  )
  const chosen = changes.map(({ productId: id, version: expected }) => ({ id, expected, product: locked.get(id) }))
  const sorted = sortMany(chosen, 'product_changed_since_act')
  const { changed, ended } = await writeBack(tx, seller, act, { sorted, changes }, now)
  await saveUndone(tx, actId, now)
  const outcome = { actId, changed, unchanged: 0, refused: sorted.refused, ended }
  await auditMany(tx, seller, { id: actId, kind: 'undo', detail: null, changed: outcome.changed }, now)
  return outcome
}

interface Undone {
  /** Those that cannot be undone join the refused. */
  sorted: Sorted
  changes: readonly StoredChange[]
}

/** @returns how many products were changed, and how many negotiations ended with it */
async function writeBack(tx: Tx, seller: Seller, act: StoredAct, { sorted, changes }: Undone, now: Date) {
  const { products } = sorted
  const changed = products.length
  if (changed === 0) return { changed, ended: 0 }
  switch (act.kind) {
    case 'price': {
      const anew = await pricesBack(tx, seller, { sorted, changes })
      if (anew.length > 0) await writePrices(tx, seller, anew, now)
      return { changed: anew.length, ended: 0 }
    }
    case 'leadTime': {
      const changeOf = new Map(changes.map((change) => [change.productId, change]))
      const before = products.map(({ id }) => {
        const change = changeOf.get(id)
        return { id, days: change?.leadDays ?? null, most: change?.mostBeyond ?? null }
      })
      await saveLeadTimes(tx, before)
      return { changed, ended: 0 }
    }
    case 'shelve':
    case 'unshelve': {
      const kind = act.kind === 'shelve' ? 'unshelve' : 'shelve'
      await writeShowcase(tx, seller, products, { kind, showcase: act.detail ?? '' })
      return { changed, ended: 0 }
    }
    default:
      return { changed, ended: await writeStatus(tx, products, act.kind === 'withdraw' ? 'publish' : 'withdraw', now) }
  }
}

/** The earlier prices; those that the owner has raised since beyond what sales may give are refused [SHOP-7]. */
async function pricesBack(tx: Tx, seller: Seller, { sorted, changes }: Undone): Promise<PricedAnew[]> {
  const pricesBefore = new Map(changes.map(({ productId, prices }) => [productId, prices ?? []]))
  const ids = sorted.products.map(({ id }) => id)
  const present = await ownPricesOf(tx, seller.companyId, ids)
  const bounds = await findBounds(tx, seller, ids)
  return decidedOf(sorted, (product) => {
    const before = present.get(product.id) ?? []
    const after = pricesBefore.get(product.id) ?? []
    checkBeyond({ before, after }, bounds?.floors.get(product.id))
    return { product, before, after }
  })
}
