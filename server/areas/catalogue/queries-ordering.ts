import { type ExpressionBuilder, type Nullable, sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, given } from '#server/platform/given.ts'

/** What cart and orders need to know about a product; no price. */
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

/** Products by id, in any status; unknown ids are missing from the map. */
export async function productsToOrder(
  db: Db | Tx,
  productIds: readonly number[],
): Promise<Map<number, ProductToOrder>> {
  const found = await db
    .selectFrom('products as p')
    .leftJoin('product_stocks as s', 's.product_id', 'p.id')
    .select((eb) => [
      'p.id as productId',
      'p.name',
      'p.seller_id as sellerId',
      'p.unit',
      'p.pack_label as packLabel',
      'p.pack_weight as packWeight',
      'p.min_purchase as minPurchase',
      eb('p.status', '=', 'published').$castTo<boolean>().as('published'),
      'p.picture_version as pictureVersion',
      unitsInStock(eb).as('unitsInStock'),
    ])
    .where('p.id', '=', anyOf(productIds))
    .execute()
  return new Map(found.map((product) => [product.productId, product]))
}

function unitsInStock(eb: ExpressionBuilder<DB & { s: Nullable<DB['product_stocks']> }, 's'>) {
  return eb.fn.coalesce('s.units', sql<DecimalText>`0::numeric`)
}

export interface Quantity {
  productId: number
  units: DecimalText
}

/**
 * Units in stock, locked until commit so that they can still be taken [ORDER-2]. Always in id order, so that two orders
 * for the same products wait for each other instead of deadlocking.
 */
export async function lockStocks(tx: Tx, productIds: readonly number[]): Promise<Map<number, DecimalText>> {
  const found = await tx
    .selectFrom('product_stocks')
    .select(['product_id', 'units'])
    .where('product_id', '=', anyOf(productIds))
    .orderBy('product_id')
    .forNoKeyUpdate()
    .execute()
  return new Map(found.map(({ product_id, units }) => [product_id, units]))
}

const quantity = { productId: 'integer', units: 'numeric' } as const

/**
 * Takes units from stocks that `lockStocks` has locked and that hold enough.
 * @throws Error when a stock holds too little
 */
export async function takeStock(tx: Tx, taken: readonly Quantity[]): Promise<void> {
  const changed = await tx
    .updateTable('product_stocks as s')
    .from(given('taken', quantity, taken))
    .set((eb) => ({ units: eb('s.units', '-', eb.ref('taken.units')) }))
    .whereRef('s.product_id', '=', 'taken.productId')
    .whereRef('s.units', '>=', 'taken.units')
    .executeTakeFirst()
  if (changed.numUpdatedRows !== BigInt(taken.length)) throw new Error('stock was taken that is not there')
}

/** Puts units back, e.g. of a cancelled order. */
export async function returnStock(tx: Tx, returned: readonly Quantity[]): Promise<void> {
  await lockStocks(
    tx,
    returned.map(({ productId }) => productId),
  )
  await tx
    .updateTable('product_stocks as s')
    .from(given('returned', quantity, returned))
    .set((eb) => ({ units: eb('s.units', '+', eb.ref('returned.units')) }))
    .whereRef('s.product_id', '=', 'returned.productId')
    .execute()
}

/** How many products a seller offers, and how many of them are sold out. */
export function countProductsOf(db: Db, sellerId: CompanyId): Promise<{ offered: number; soldOut: number }> {
  return db
    .selectFrom('products as p')
    .leftJoin('product_stocks as s', 's.product_id', 'p.id')
    .select((eb) => {
      const all = eb.fn.countAll()
      const soldOut = all.filterWhere(unitsInStock(eb), '<', eb.ref('p.pack_weight'))
      return [eb.cast<number>(all, 'integer').as('offered'), eb.cast<number>(soldOut, 'integer').as('soldOut')]
    })
    .where('p.seller_id', '=', sellerId)
    .where('p.status', '=', sql.lit('published'))
    .executeTakeFirstOrThrow()
}
