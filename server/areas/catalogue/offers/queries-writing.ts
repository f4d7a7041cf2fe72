import { sql } from 'kysely'
import type { PackKind } from '#domain/catalogue/packs/pack-kind.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { DecimalText } from '#domain/money.ts'
import { checkOffered, materialFacts } from '#server/areas/materials/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { unnestRows } from '#server/platform/sql-input.ts'
import { statement } from '#server/platform/statement.ts'
import { insertPrices } from '../prices/queries-price-writing.ts'
import { knownProducts } from '../search/known-words.ts'
import { indexProducts } from '../search/queries-indexing.ts'
import { moveStocks } from '../stock/queries-ledger.ts'

/** A product with everything that belongs to it. Amounts are Rupiah per unit; weights and quantities are in units. */
export interface NewProduct {
  sellerId: string
  /** The offered material; its category is the product's. */
  materialId: number
  sku?: string
  name: string
  nameEnglish: string
  /** The seller's own further names, to be found by. */
  otherNames?: readonly string[]
  /** The seller's description of its own offer, beside the material's. */
  description: string
  importantInfo: string
  /** Empty where the seller does not say. */
  maker: string
  origin: string
  grade: string
  form: string
  unit: string
  packKind: PackKind
  /** '25 kg drum fiber' */
  packLabel: string
  packWeight: DecimalText
  minPurchase: DecimalText
  minNego: DecimalText
  negotiable: boolean
  shelfLifeMonths: number | null
  storage: string
  featuredRank: number | null
  createdAt: Date
  /** On sale by default; a draft is visible to its seller only. */
  status?: ProductStatus
  /** Level 1 is the price list; it also applies to customers whose level has no price. */
  prices: readonly { level: number; amount: DecimalText }[]
  /** Null with the percentage: nothing is given away [NEGO-11]. */
  lowestPrice: DecimalText | null
  negoPercent: DecimalText | null
  stock: DecimalText
  /** Slugs of the seller's collections that contain the product. */
  showcases: readonly string[]
}

/**
 * Writes products with their prices, terms, stock, collections and search rows. @returns ids in the order given
 * @throws Refusal material_not_found | material_merged
 */
export async function insertProducts(tx: Tx, products: readonly NewProduct[]): Promise<number[]> {
  await checkOffered(
    tx,
    products.map(({ materialId }) => materialId),
  )
  const known = await knownProducts(tx, products)
  const ids = await insertRows(tx, known)
  const numbered = known.map((product, index) => ({ ...product, id: idAt(ids, index) }))
  await insertPrices(tx, numbered)
  await insertStocks(tx, numbered)
  await addToShowcases(tx, numbered)
  await indexProducts(
    tx,
    numbered.filter(({ status }) => status !== 'draft').map(({ id }) => id),
  )
  return ids
}

function idAt(ids: readonly number[], index: number): number {
  const id = ids[index]
  if (id === undefined) throw new Error('fewer products were written than passed')
  return id
}

// one JSON text instead of a parameter for each value: a statement takes at most 65,535 of those
async function insertRows(tx: Tx, products: readonly NewProduct[]): Promise<number[]> {
  const rows = products.map((product, position) => ({ ...product, position }))
  const written = await newProducts.rows(tx, JSON.stringify(rows))
  return written.map((row) => row.id)
}

export const newProducts = statement(
  'new products',
  { id: 'integer' },
  (rows: string) => sql`
    insert into products (
      seller_id, material_id, category_id, name, name_english, description, important_info, origin, grade, form, unit,
      pack_kind, pack_label, pack_weight, min_purchase, min_nego, negotiable, shelf_life_months, storage, featured_rank,
      created_at, status, other_names, sku, maker)
    select
      "sellerId", "materialId", material.category_id, given.name, "nameEnglish", given.description, "importantInfo", origin, grade,
      form, unit, "packKind", "packLabel", "packWeight", "minPurchase", "minNego", negotiable, "shelfLifeMonths",
      storage, "featuredRank", "createdAt", coalesce(status, 'published'), coalesce("otherNames", '{}'), coalesce(sku, ''), maker
    from jsonb_to_recordset(${rows}::jsonb) as given (
      position integer, "sellerId" uuid, "materialId" integer, name text, "nameEnglish" text, description text,
      "importantInfo" text, origin text, grade text, form text, unit text, "packKind" text, "packLabel" text,
      "packWeight" numeric, "minPurchase" numeric, "minNego" numeric, negotiable boolean, "shelfLifeMonths" integer,
      storage text, "featuredRank" integer, "createdAt" timestamptz,
      status text, "otherNames" text[], sku text, maker text)
    join ${materialFacts} material on material.id = "materialId"
    order by position
    returning id`,
)

type Numbered = NewProduct & { id: number }

async function insertStocks(tx: Tx, products: readonly Numbered[]): Promise<void> {
  await tx
    .insertInto('product_stocks')
    .columns(['product_id'])
    .expression((eb) => eb.selectFrom(unnestRows('stock', { id: 'integer' }, products)).selectAll())
    .execute()
  const [first] = products
  if (!first) return
  // all in one statement: a seed or an import has another time for each product
  const opened = products.map(({ id, stock, createdAt }) => ({
    productId: id,
    kind: 'opening' as const,
    onHand: stock,
    at: createdAt,
  }))
  await moveStocks(tx, opened, first.createdAt)
}

/** Puts products into collections of their sellers; unknown slugs are ignored. */
export async function addToShowcases(
  tx: Tx,
  products: readonly { id: number; showcases: readonly string[] }[],
): Promise<void> {
  const memberships = products.flatMap(({ id, showcases }) => showcases.map((slug) => ({ id, slug })))
  await tx
    .insertInto('showcase_products')
    .columns(['showcase_id', 'product_id'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('place', { id: 'integer', slug: 'text' }, memberships))
        .innerJoin('products as product', 'product.id', 'place.id')
        .innerJoin('showcases as showcase', (join) =>
          join.onRef('showcase.seller_id', '=', 'product.seller_id').onRef('showcase.slug', '=', 'place.slug'),
        )
        .select(['showcase.id', 'product.id']),
    )
    .execute()
}

export interface NewShowcase {
  sellerId: string
  name: string
  slug: string
  position: number
}

export async function insertShowcases(tx: Tx, showcases: readonly NewShowcase[]): Promise<void> {
  if (showcases.length === 0) return
  await tx
    .insertInto('showcases')
    .values(showcases.map(({ sellerId, ...showcase }) => ({ seller_id: sellerId, ...showcase })))
    .execute()
}

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
