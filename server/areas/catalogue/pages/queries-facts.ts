import { expressionBuilder } from 'kysely'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** The product columns that other areas' queries may join; no price. */
export const productFacts = expressionBuilder<DB>()
  .selectFrom('products')
  .select([
    'id',
    'seller_id',
    'status',
    'available',
    'version',
    'name',
    'sku',
    'material_id',
    'grade',
    'maker',
    'origin',
    'description',
    'important_info',
    'picture_version',
    'cover_photo',
    'unit',
    'pack_label',
    'pack_weight',
    'lead_days',
    'most_beyond',
  ])
  .$narrowType<{ status: ProductStatus }>()

/** Which of these products are sold now. */
export async function soldAmong(db: Db | Tx, productIds: readonly number[]): Promise<Set<number>> {
  const sold = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', anyOf(productIds))
    .where('status', '=', 'published')
    .execute()
  return new Set(sold.map(({ id }) => id))
}

/** Which of these are sold, but not in stock now. */
export async function soldOutAmong(db: Db | Tx, productIds: readonly number[]): Promise<Set<number>> {
  const soldOut = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', anyOf(productIds))
    .where('status', '=', 'published')
    .where('available', '=', false)
    .execute()
  return new Set(soldOut.map(({ id }) => id))
}

/** The names of those that have been sold and are not any more; a draft's name is its seller's own. */
export function namesOfWithdrawn(db: Db | Tx, productIds: readonly number[]): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', '=', anyOf(productIds))
    .where('status', 'in', ['withdrawn', 'closed', 'banned'])
    .orderBy('id')
    .execute()
}
