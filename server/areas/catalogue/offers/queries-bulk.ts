import { sql } from 'kysely'
import type { LevelPrice } from '#domain/catalogue/bulk-act.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'
import { lockBalances } from '../stock/queries-ledger.ts'

/** One of many products of a seller, as it stands. */
export interface LockedProduct {
  id: number
  name: string
  version: number
  status: ProductStatus
  materialId: number
  featured: boolean
  leadDays: number | null
  mostBeyond: DecimalText | null
}

/** Those of these products that are the seller's, locked with their stocks: stocks first, as placing an order does. */
export async function lockMany(
  tx: Tx,
  sellerId: CompanyId,
  productIds: readonly number[],
): Promise<Map<number, LockedProduct>> {
  await lockBalances(tx, productIds, sellerId)
  const found = await tx
    .selectFrom('products as p')
    .select((eb) => [
      'p.id',
      'p.name',
      'p.version',
      sql<ProductStatus>`p.status`.as('status'),
      'p.material_id as materialId',
      'p.lead_days as leadDays',
      'p.most_beyond as mostBeyond',
      eb('p.featured_rank', 'is not', null).$castTo<boolean>().as('featured'),
    ])
    .where('p.seller_id', '=', sellerId)
    .where('p.id', '=', anyOf(productIds))
    .orderBy('p.id')
    .forNoKeyUpdate('p')
    .execute()
  return new Map(found.map((product) => [product.id, product]))
}

/** Marks locked products as changed, so that concurrent edits are refused. */
export async function raiseVersions(tx: Tx, productIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('products')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', anyOf(productIds))
    .execute()
}

/** Gives locked products a status, and raises their versions. */
export async function saveStatusOfMany(tx: Tx, productIds: readonly number[], status: ProductStatus): Promise<void> {
  await tx
    .updateTable('products')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', anyOf(productIds))
    .execute()
}

/** How a product is sold beyond its stock; without days it is not [SHOP-6]. */
interface LeadTime {
  id: number
  days: number | null
  most: DecimalText | null
}

/** Sets how locked products are sold beyond their stocks, and raises their versions. */
export async function saveLeadTimes(tx: Tx, leadTimes: readonly LeadTime[]): Promise<void> {
  await tx
    .updateTable('products as p')
    .from(unnestRows('wanted', { id: 'integer', days: 'smallint?', most: 'numeric?' }, leadTimes))
    .set(({ eb, ref }) => ({
      lead_days: ref('wanted.days'),
      most_beyond: ref('wanted.most'),
      version: eb('p.version', '+', 1),
    }))
    .whereRef('p.id', '=', 'wanted.id')
    .execute()
}

/** Which of these products belong to a collection of the seller. */
export async function shelvedAmong(
  tx: Tx,
  sellerId: CompanyId,
  slug: string,
  productIds: readonly number[],
): Promise<Set<number>> {
  const found = await tx
    .selectFrom('showcase_products as place')
    .innerJoin('showcases as showcase', 'showcase.id', 'place.showcase_id')
    .select('place.product_id as id')
    .where('showcase.seller_id', '=', sellerId)
    .where('showcase.slug', '=', slug)
    .where('place.product_id', '=', anyOf(productIds))
    .execute()
  return new Set(found.map(({ id }) => id))
}

/** Takes products out of a collection of the seller. */
export async function takeFromShowcase(
  tx: Tx,
  sellerId: CompanyId,
  slug: string,
  productIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('showcase_products')
    .where('product_id', '=', anyOf(productIds))
    .where('showcase_id', 'in', (eb) =>
      eb.selectFrom('showcases').select('id').where('seller_id', '=', sellerId).where('slug', '=', slug),
    )
    .execute()
}

/** The change of a product by an act: its prices before, where they were changed. */
export interface StoredChange {
  productId: number
  /** Of the product, after the act. */
  version: number
  prices: LevelPrice[] | null
  /** How it was sold beyond its stock, where that was changed. */
  leadDays: number | null
  mostBeyond: DecimalText | null
}

/** Keeps what an act changed, to be undone. */
export async function insertBulkChanges(tx: Tx, actId: number, changes: readonly StoredChange[]): Promise<void> {
  const rows = changes.map((change) => ({ ...change, prices: change.prices && JSON.stringify(change.prices) }))
  const columns = {
    productId: 'integer',
    version: 'integer',
    prices: 'text?',
    leadDays: 'smallint?',
    mostBeyond: 'numeric?',
  } as const
  await tx
    .insertInto('product_bulk_changes')
    .columns(['act_id', 'product_id', 'version', 'prices', 'lead_days', 'most_beyond'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('change', columns, rows))
        .select((of) => [
          sql`${actId}::integer`.as('act_id'),
          'change.productId',
          'change.version',
          of.cast('change.prices', sql`jsonb`).as('prices'),
          'change.leadDays',
          'change.mostBeyond',
        ]),
    )
    .execute()
}

/** The changes by an act, by product. */
export async function findBulkChanges(tx: Tx, actId: number): Promise<StoredChange[]> {
  return tx
    .selectFrom('product_bulk_changes')
    .select(['product_id as productId', 'version', sql<LevelPrice[] | null>`prices`.as('prices')])
    .select(['lead_days as leadDays', 'most_beyond as mostBeyond'])
    .where('act_id', '=', actId)
    .orderBy('product_id')
    .execute()
}
