import type { Db } from '#server/platform/database.ts'
import { productsOfMaterial } from './queries-following.ts'
import { findUnindexed, indexMaterials, indexProducts } from './queries-indexing.ts'

// in a transaction of their own, so that an interrupted start goes on where it ended
const AT_ONCE = 1_000

/** Writes the search rows of materials that came without any, by a migration, and of their offers [MAT-3]. */
export async function indexUnindexed(db: Db): Promise<void> {
  for (let id = await findUnindexed(db); id !== undefined; id = await findUnindexed(db)) {
    const material = id
    for (let last: number | undefined = 0; last !== undefined; ) last = await indexSome(db, material, last)
    await db.transaction().execute((tx) => indexMaterials(tx, [material]))
  }
}

function indexSome(db: Db, material: number, after: number): Promise<number | undefined> {
  return db.transaction().execute(async (tx) => {
    const ids = await productsOfMaterial(tx, material, after, AT_ONCE)
    await indexProducts(tx, ids)
    return ids.at(-1)
  })
}
