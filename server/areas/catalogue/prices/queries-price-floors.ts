import type { ReferencePrices } from '#domain/catalogue/prices/price-floor.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'

/**
 * The reference prices of the seller's products that have been sold; drafts and products without a price are left out.
 */
export async function findReferencePrices(
  db: Db | Tx,
  sellerId: string,
  productIds: readonly number[],
): Promise<Map<number, ReferencePrices>> {
  const found = await db
    .selectFrom('product_prices as price')
    .innerJoin('products as p', 'p.id', 'price.product_id')
    .leftJoin('list_prices_kept as kept', 'kept.product_id', 'price.product_id')
    .leftJoin('product_nego_terms as terms', 'terms.product_id', 'price.product_id')
    .select((eb) => [
      'price.product_id as id',
      'terms.lowest_price as lowestPrice',
      eb.fn.coalesce('kept.amount', 'price.amount').as('listPrice'),
    ])
    .where('price.seller_id', '=', sellerId)
    .where('price.product_id', '=', anyOf(productIds))
    .where('price.level', '=', 1)
    .where('p.status', '<>', 'draft')
    .execute()
  return new Map(found.map(({ id, ...reference }) => [id, reference]))
}

/** Stores the list prices of products that sales have changed; the first stored one stays. */
export async function saveListPrices(tx: Tx, prices: readonly { id: number; amount: DecimalText }[]): Promise<void> {
  await tx
    .insertInto('list_prices_kept')
    .columns(['product_id', 'amount'])
    .expression((eb) => eb.selectFrom(unnestRows('price', { id: 'integer', amount: 'numeric' }, prices)).selectAll())
    .onConflict((conflict) => conflict.column('product_id').doNothing())
    .execute()
}

/** The list prices of these products are the owner's again. */
export async function forgetListPrices(tx: Tx, productIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('list_prices_kept').where('product_id', '=', anyOf(productIds)).execute()
}
