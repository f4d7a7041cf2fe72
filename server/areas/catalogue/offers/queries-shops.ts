import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { Tx } from '#server/platform/database.ts'

/** Gives all products of a seller that have one of these statuses another one. */
export async function saveStatusOfAll(
  tx: Tx,
  sellerId: string,
  { from, to }: { from: readonly ProductStatus[]; to: ProductStatus },
): Promise<void> {
  const own = tx.selectFrom('products as p').where('p.seller_id', '=', sellerId).where('p.status', 'in', from)
  // stocks before products, each in the order of the ids, like orders
  await own
    .innerJoin('product_stocks as stock', 'stock.product_id', 'p.id')
    .select('p.id')
    .orderBy('p.id')
    .forNoKeyUpdate('stock')
    .execute()
  await own.select('p.id').orderBy('p.id').forNoKeyUpdate().execute()
  await tx
    .updateTable('products')
    .set((eb) => ({ status: to, version: eb('version', '+', 1) }))
    .where('seller_id', '=', sellerId)
    .where('status', 'in', from)
    .execute()
}
