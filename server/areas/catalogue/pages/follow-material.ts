import { findCurrent, lockNames } from '#server/areas/materials/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { offersMoved } from '../events.ts'
import {
  dropMaterial,
  findUnindexed,
  indexMaterials,
  indexProducts,
  rankMaterials,
} from '../search/queries-indexing.ts'
import { lockBalances } from '../stock/queries-ledger.ts'
import { lockStocksOfMaterial, productsOfMaterial, saveMaterial } from './queries-following.ts'

// locked for about as long as a page takes
const AT_ONCE = 500

/**
 * Takes the offers of a merged material to the one it was merged into: the first at once, further ones by a job, so
 * that an order of one does not wait for all. Until then they are offers of the merged material still [MAT-5].
 */
export async function takeOffersAlong(tx: Tx, { materialId }: { materialId: number }, now: Date): Promise<void> {
  if (await moveSome(tx, materialId, now)) await enqueue(tx, 'catalogue/follow-merge', { materialId })
}

/** Takes the rest along. */
export async function followMerge(deps: Deps, { materialId }: { materialId: number }): Promise<void> {
  let areMore = true
  while (areMore) {
    areMore = await deps.db.transaction().execute(async (tx) => {
      await lockNames(tx)
      return moveSome(tx, materialId, deps.now())
    })
  }
}

/** Writes what a material and its offers are found by anew: of the first at once, of further ones by a job [SEARCH-3]. */
export async function indexOffers(tx: Tx, materialId: number): Promise<void> {
  await indexMaterials(tx, [materialId])
  const last = await indexSome(tx, materialId, 0)
  if (last !== null) await enqueue(tx, 'catalogue/index-offers', { materialId, after: last })
}

/** Does it for the offers after this one. */
export async function indexRest(
  { db }: Pick<Deps, 'db'>,
  { materialId, after }: { materialId: number; after: number },
): Promise<void> {
  let last: number | null = after
  while (last !== null) {
    const from: number = last
    last = await db.transaction().execute(async (tx) => {
      // or a merge could move an offer that is already read
      await lockNames(tx)
      return indexSome(tx, materialId, from)
    })
  }
}

/** Writes the search rows of materials that came without any, by a migration, and of their offers [MAT-3]. */
export async function indexUnindexed(db: Db): Promise<void> {
  for (const materialId of await findUnindexed(db)) {
    // the offers first, so that an interrupted start finds the material again
    await indexRest({ db }, { materialId, after: 0 })
    await db.transaction().execute(async (tx) => {
      await lockNames(tx)
      const material = (await findCurrent(tx, [materialId])).get(materialId)
      if (material?.mergedInto === null) await indexMaterials(tx, [materialId])
    })
  }
}

/** Ranks a material by the offers it has left [SEARCH-3]. */
export async function rankMaterial({ db }: Pick<Deps, 'db'>, { materialId }: { materialId: number }): Promise<void> {
  await db.transaction().execute((tx) => rankMaterials(tx, [materialId]))
}

/** Makes room for a material's move to another category: the database takes its offers along, and their orders wait. */
export async function holdOffers(tx: Tx, materialId: number): Promise<void> {
  await lockStocksOfMaterial(tx, materialId)
}

/** @returns whether there may be more */
async function moveSome(tx: Tx, materialId: number, now: Date): Promise<boolean> {
  const into = (await findCurrent(tx, [materialId])).get(materialId)?.mergedInto
  const target = into && (await findCurrent(tx, [into])).get(into)
  if (!target) throw new Error(`material ${materialId} was not merged`)

  const ids = await productsOfMaterial(tx, materialId, 0, AT_ONCE)
  // stock before product, like orders
  await lockBalances(tx, ids)
  await saveMaterial(tx, ids, { id: target.id, categoryId: target.facts.categoryId })
  await offersMoved.emit(tx, { productIds: ids, from: materialId, into: target.id }, now)
  await indexProducts(tx, ids)
  if (ids.length === AT_ONCE) {
    await rankMaterials(tx, [materialId])
    return true
  }
  await dropMaterial(tx, materialId)
  return false
}

/** @returns the last one of these, null where there are no more */
async function indexSome(tx: Tx, materialId: number, after: number): Promise<number | null> {
  const ids = await productsOfMaterial(tx, materialId, after, AT_ONCE)
  await indexProducts(tx, ids)
  return ids.length === AT_ONCE ? (ids.at(-1) ?? null) : null
}
