import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** At most `most` products of a material after this one, by id, whatever their status. */
export async function productsOfMaterial(tx: Tx, materialId: number, after: number, most: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('material_id', '=', materialId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many products, whatever their status, are offers of each of these materials. */
export async function countOffersOf(db: Db | Tx, materialIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('products')
    .select(({ fn, cast }) => ['material_id as materialId', cast<number>(fn.countAll(), 'integer').as('count')])
    .where('material_id', '=', anyOf(materialIds))
    .groupBy('material_id')
    .execute()
  return new Map(rows.map(({ materialId, count }) => [materialId, count]))
}

/** Makes these products offers of another material, in its category; their stocks are locked. */
export async function saveMaterial(
  tx: Tx,
  productIds: readonly number[],
  material: { id: number; categoryId: number },
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ material_id: material.id, category_id: material.categoryId })
    .where('id', '=', anyOf(productIds))
    .execute()
}

/** Locks the stocks of all products of a material, before the products, as orders do. */
export async function lockStocksOfMaterial(tx: Tx, materialId: number): Promise<void> {
  await tx
    .selectFrom('product_stocks as stock')
    .select('stock.product_id')
    .where('stock.product_id', 'in', (products) =>
      products.selectFrom('products').select('id').where('material_id', '=', materialId),
    )
    .orderBy('stock.product_id')
    .forNoKeyUpdate()
    .execute()
}
