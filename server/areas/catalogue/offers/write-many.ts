import type { Seller } from '#domain/accounts/actor.ts'
import type { BulkAct, LevelPrice } from '#domain/catalogue/bulk-act.ts'
import { beyondRefusal, isBeyond, type SalesFloor } from '#domain/catalogue/prices/price-floor.ts'
import { formatRupiah } from '#domain/format.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { mapInSlices } from '#server/platform/time-slices.ts'
import { productsChanged, productsWithdrawn } from '../events.ts'
import { insertChanges } from '../prices/queries-price-rules.ts'
import { insertPrices } from '../prices/queries-price-writing.ts'
import { followListPrices } from '../prices/sales-floors.ts'
import { indexProducts } from '../search/queries-indexing.ts'
import { type LockedProduct, raiseVersions, saveStatusOfMany, takeFromShowcase } from './queries-bulk.ts'
import { addToShowcases } from './queries-writing.ts'

/** New prices of a product that is locked, beside what they were. */
export interface PricedAnew {
  product: LockedProduct
  before: readonly LevelPrice[]
  after: readonly LevelPrice[]
}

/** @throws Refusal price_beyond_grants where a price falls below what sales may give [SHOP-7] */
export function checkBeyond({ before, after }: Pick<PricedAnew, 'before' | 'after'>, floor?: SalesFloor): void {
  if (!floor) return
  const was = new Map(before.map(({ level, amount }) => [level, amount]))
  const isBeyondFloor = after.some(({ level, amount }) => isBeyond(amount, was.get(level) ?? null, floor))
  if (isBeyondFloor) throw beyondRefusal(floor, 'persen')
}

/** Writes the prices of many locked products, and the history of each [SHOP-2, ADM-6]. */
export async function writePrices(tx: Tx, seller: Seller, changes: readonly PricedAnew[], now: Date): Promise<void> {
  await insertPrices(
    tx,
    changes.map(({ product, after }) => ({ id: product.id, prices: after, lowestPrice: null, negoPercent: null })),
    now,
  )
  const history = await mapInSlices(changes, ({ product, before, after }) =>
    after.flatMap(({ level, amount }) => {
      const was = before.find((price) => price.level === level)?.amount
      if (was === amount) return []
      const [old, is] = [was === undefined ? null : formatRupiah(was), formatRupiah(amount)]
      return [{ productId: product.id, listName: null, what: `Level ${level}`, before: old, after: is }]
    }),
  )
  await insertChanges(tx, seller, history.flat(), now)
  const listPrice = (prices: readonly LevelPrice[]) => prices.find(({ level }) => level === 1)?.amount ?? null
  const listed = changes.map(({ product: { id }, ...sides }) => {
    return { id, before: listPrice(sides.before), after: listPrice(sides.after) }
  })
  await followListPrices(tx, seller, listed)
  const ids = idsOf(changes.map(({ product }) => product))
  await raiseVersions(tx, ids)
  await productsChanged.emit(tx, ids, now)
}

/** Withdraws many locked products, or sells them again. @returns how many negotiations ended with it [NEGO-9] */
export async function writeStatus(
  tx: Tx,
  products: readonly LockedProduct[],
  act: 'withdraw' | 'publish',
  now: Date,
): Promise<number> {
  const ids = idsOf(products)
  await saveStatusOfMany(tx, ids, act === 'withdraw' ? 'withdrawn' : 'published')
  const ended = act === 'withdraw' ? await productsWithdrawn.emit(tx, ids, now) : []
  await productsChanged.emit(tx, ids, now)
  // by jobs: here they would wait for writers of a material, with stocks and carts locked
  const featured = products.filter((product) => product.featured).map(({ materialId }) => materialId)
  for (const materialId of new Set(featured)) await enqueue(tx, 'catalogue/rank-material', { materialId })
  return ended.reduce((sum, each) => sum + each, 0)
}

/** Puts many locked products into a collection of their seller, or takes them out of it; they are found by its name. */
export async function writeShowcase(
  tx: Tx,
  seller: Seller,
  products: readonly LockedProduct[],
  { kind, showcase }: Extract<BulkAct, { showcase: string }>,
): Promise<void> {
  const ids = idsOf(products)
  if (kind === 'unshelve') await takeFromShowcase(tx, seller.companyId, showcase, ids)
  else
    await addToShowcases(
      tx,
      ids.map((id) => ({ id, showcases: [showcase] })),
    )
  await raiseVersions(tx, ids)
  await indexProducts(tx, idsOf(products.filter(({ status }) => status !== 'draft')))
}

function idsOf(products: readonly LockedProduct[]): number[] {
  return products.map(({ id }) => id)
}
