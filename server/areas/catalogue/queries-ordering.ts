import { sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** What cart and orders need to know of a product; no price (design rule 2). */
export interface ProductToOrder {
  productId: number
  name: string
  sellerId: string
  unit: string
  packLabel: string
  packWeight: DecimalText
  minPurchase: DecimalText
  published: boolean
  pictureVersion: number
  unitsInStock: DecimalText
}

/** Products by id, published or not; unknown ids are missing from the map. */
export async function productsToOrder(
  db: Db | Tx,
  productIds: readonly number[],
): Promise<Map<number, ProductToOrder>> {
  const found = await sql<ProductToOrder>`
    select p.id as "productId", p.name, p.seller_id as "sellerId", p.unit, p.pack_label as "packLabel",
      p.pack_weight as "packWeight", p.min_purchase as "minPurchase", p.status = 'published' as published,
      p.picture_version as "pictureVersion", coalesce(s.units, 0) as "unitsInStock"
    from products p
    left join product_stocks s on s.product_id = p.id
    where p.id = any(${productIds}::integer[])`.execute(db)
  return new Map(found.rows.map((product) => [product.productId, product]))
}

export interface Quantity {
  productId: number
  units: DecimalText
}

/**
 * Units in stock, locked until the transaction ends, so that what is read is there to be taken (ORDER-2). Always in the
 * order of the ids: two orders for the same products wait for each other instead of locking each other out.
 */
export async function lockStocks(tx: Tx, productIds: readonly number[]): Promise<Map<number, DecimalText>> {
  const found = await sql<{ product_id: number; units: DecimalText }>`
    select product_id, units from product_stocks
    where product_id = any(${productIds}::integer[])
    order by product_id
    for no key update`.execute(tx)
  return new Map(found.rows.map(({ product_id, units }) => [product_id, units]))
}

/**
 * Takes units out of a stock that `lockStocks` has locked and shown to hold them.
 * @throws Error when some are not there: then nothing may be ordered
 */
export async function takeStock(tx: Tx, taken: readonly Quantity[]): Promise<void> {
  const changed = await sql`
    update product_stocks s set units = s.units - taken.units
    from unnest(${taken.map(({ productId }) => productId)}::integer[], ${taken.map(({ units }) => units)}::numeric[])
      as taken (product_id, units)
    where s.product_id = taken.product_id and s.units >= taken.units`.execute(tx)
  if (changed.numAffectedRows !== BigInt(taken.length)) throw new Error('stock was taken that is not there')
}

/** Puts units back, for instance of a cancelled order. */
export async function returnStock(tx: Tx, returned: readonly Quantity[]): Promise<void> {
  await lockStocks(
    tx,
    returned.map(({ productId }) => productId),
  )
  await sql`
    update product_stocks s set units = s.units + returned.units
    from unnest(
      ${returned.map(({ productId }) => productId)}::integer[],
      ${returned.map(({ units }) => units)}::numeric[]) as returned (product_id, units)
    where s.product_id = returned.product_id`.execute(tx)
}

/** How many products a seller offers, and how many of them are sold out. */
export async function countProductsOf(db: Db, sellerId: CompanyId): Promise<{ offered: number; soldOut: number }> {
  const found = await sql<{ offered: number; sold_out: number }>`
    select count(*)::int as offered, count(*) filter (where coalesce(s.units, 0) < p.pack_weight)::int as sold_out
    from products p
    left join product_stocks s on s.product_id = p.id
    where p.seller_id = ${sellerId} and p.status = 'published'`.execute(db)
  const [row] = found.rows
  return { offered: row?.offered ?? 0, soldOut: row?.sold_out ?? 0 }
}
