import { sql } from 'kysely'
import type { Seller } from '#domain/accounts/actor.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { categories, materialFacts } from '#server/areas/materials/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { containing } from '#server/platform/sql-input.ts'
import { ownListPrice, ownPriceAt } from '../prices/queries-pricing.ts'
import { restOf } from '../stock/queries-expected.ts'

/** A product as its seller's list shows it; `amount` is the list price. */
export interface OwnProductRow {
  id: number
  version: number
  name: string
  sku: string
  pictureVersion: number
  coverPhoto: string | null
  packLabel: string
  unit: string
  categoryName: string
  amount: DecimalText | null
  priceAtLevel2: DecimalText | null
  priceAtLevel3: DecimalText | null
  unitsInStock: DecimalText
  /** Units reserved by open orders, and units still to come. */
  reserved: DecimalText
  expected: DecimalText
  available: boolean
  negotiable: boolean
  status: ProductStatus
}

export interface OwnFilter {
  status: ProductStatus | null
  /** Only those on sale of which less than one pack is left. */
  soldOut: boolean
  keyword: string | null
}

const statusOf = sql<ProductStatus>`p.status`

/** One page of the seller's own products by name, whatever their status. */
export async function findOwnProducts(
  db: Db,
  seller: Seller,
  filter: OwnFilter,
  page: { limit: number; offset: number },
): Promise<{ products: OwnProductRow[]; total: number }> {
  const products = await matching(db, seller.companyId, filter)
    .innerJoin(categories.as('category'), 'category.id', 'p.category_id')
    .leftJoin('product_stocks as stock', 'stock.product_id', 'p.id')
    .select((eb) => [
      'p.id',
      'p.version',
      'p.name',
      'p.sku',
      'p.picture_version as pictureVersion',
      'p.cover_photo as coverPhoto',
      'p.pack_label as packLabel',
      'p.unit',
      'category.name as categoryName',
      ownListPrice(seller).as('amount'),
      ownPriceAt(seller, 2).as('priceAtLevel2'),
      ownPriceAt(seller, 3).as('priceAtLevel3'),
      eb.fn.coalesce('stock.units', sql<DecimalText>`0::numeric`).as('unitsInStock'),
      eb.fn.coalesce('stock.reserved', sql<DecimalText>`0::numeric`).as('reserved'),
      restOf(eb.ref('p.id')).as('expected'),
      'p.available',
      'p.negotiable',
      statusOf.as('status'),
    ])
    .orderBy((eb) => eb.fn('lower', ['p.name']))
    .orderBy('p.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const counted = await matching(db, seller.companyId, filter).select(count).executeTakeFirstOrThrow()
  return { products, total: counted.all }
}

/** The ids of all that a filter shows. */
export async function findMatchingIds(db: Db, sellerId: CompanyId, filter: OwnFilter): Promise<number[]> {
  const found = await matching(db, sellerId, filter).select('p.id').orderBy('p.id').execute()
  return found.map(({ id }) => id)
}

/** The ids of the seller's own products after one of them, in their order. */
export async function findOwnIds(
  db: Db,
  seller: Seller,
  filter: OwnFilter,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const found = await matching(db, seller.companyId, filter)
    .select('p.id')
    .where('p.id', '>', after)
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return found.map(({ id }) => id)
}

/** How many of the seller's products that a keyword finds are in each status. */
export function countByStatus(
  db: Db,
  sellerId: CompanyId,
  keyword: string | null,
): Promise<{ status: ProductStatus; all: number }[]> {
  return matching(db, sellerId, { status: null, soldOut: false, keyword })
    .select([statusOf.as('status'), count])
    .groupBy('p.status')
    .execute()
}

const count = sql<number>`count(*)::int`.as('all')

// one SQL text for all filters, so that the server prepares it once
function matching(db: Db, sellerId: CompanyId, { status, soldOut, keyword }: OwnFilter) {
  const like = sql<string>`${containing(keyword)}::text`
  const wanted = sql<string>`${status}::text`
  return db
    .selectFrom('products as p')
    .where('p.seller_id', '=', sellerId)
    .where((eb) => eb.or([eb(wanted, 'is', null), eb('p.status', '=', wanted)]))
    .where(
      sql<boolean>`(not ${soldOut}::boolean or p.status = 'published' and not exists (
        select from product_stocks s where s.product_id = p.id and s.units >= p.pack_weight))`,
    )
    .where((eb) =>
      eb.or([
        eb(like, 'is', null),
        eb('p.name', 'ilike', like),
        eb('p.name_english', 'ilike', like),
        eb('p.sku', 'ilike', like),
        eb(
          'p.material_id',
          'in',
          eb.selectFrom(materialFacts.as('m')).select('m.id').where('m.cas_number', 'ilike', like),
        ),
      ]),
    )
}

/** A product that is locked for a change of its status. */
export interface LockedStatus {
  name: string
  version: number
  status: ProductStatus
  sellerId: string
}

/**
 * The seller's product, locked together with its stock: waits for orders being placed, and later ones see the new status
 * [ORDER-2]. Another seller's product is not found.
 */
export async function lockStatus(tx: Tx, sellerId: CompanyId, productId: number): Promise<LockedStatus | undefined> {
  const product = await lockAnyStatus(tx, productId)
  return product?.sellerId === sellerId ? product : undefined
}

/** Any seller's product, locked together with its stock. */
export async function lockAnyStatus(tx: Tx, productId: number): Promise<LockedStatus | undefined> {
  const one = tx.selectFrom('products as p').where('p.id', '=', productId)
  // stock before product, like orders: the trigger on stocks writes the product
  await one
    .innerJoin('product_stocks as stock', 'stock.product_id', 'p.id')
    .select('p.id')
    .forNoKeyUpdate('stock')
    .execute()
  return one
    .select(['p.name', 'p.version', 'p.seller_id as sellerId', statusOf.as('status')])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The material of a product that is featured; undefined for others. */
export async function findFeaturedMaterial(tx: Tx, productId: number): Promise<number | undefined> {
  const found = await tx
    .selectFrom('products')
    .select('material_id')
    .where('id', '=', productId)
    .where('featured_rank', 'is not', null)
    .executeTakeFirst()
  return found?.material_id
}

export async function saveStatus(tx: Tx, productId: number, status: ProductStatus): Promise<void> {
  await tx
    .updateTable('products')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', productId)
    .execute()
}
