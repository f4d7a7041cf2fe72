import { type ExpressionBuilder, type Nullable, sql } from 'kysely'
import { businessDay } from '#domain/business-day.ts'
import type { PackedGoods } from '#domain/catalogue/goods.ts'
import type { ExpectedGoods } from '#domain/catalogue/stock/expected-goods.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'
import { expectedOf } from './queries-expected.ts'
import { expireLots, lockBalances } from './queries-ledger.ts'

/** The facts of a product that cart and orders need; no price. */
export interface ProductToOrder extends PackedGoods {
  productId: number
  maker: string
  materialId: number
  /** Grows with every change of the offer, its prices included. */
  version: number
  sellerId: string
  minPurchase: DecimalText
  published: boolean
  pictureVersion: number
  coverPhoto: string | null
  unitsInStock: DecimalText
  /** In how many working days the seller brings what is not there; null: it takes no orders beyond the stock [SHOP-6]. */
  leadDays: number | null
  /** Units beyond the stock that open orders may hold in all; null: any. */
  mostBeyond: DecimalText | null
  /** Units beyond the stock that they hold already. */
  unitsBeyond: DecimalText
  /** Expected deliveries, the earliest first [SHOP-5]. */
  expected: ExpectedGoods[]
}

/** Products by id, in any status; unknown ids are missing from the map. */
export async function productsToOrder(
  db: Db | Tx,
  productIds: readonly number[],
): Promise<Map<number, ProductToOrder>> {
  const found = await db
    .selectFrom('products as p')
    .innerJoin(materialFacts.as('m'), 'm.id', 'p.material_id')
    .leftJoin('product_stocks as s', 's.product_id', 'p.id')
    .select((eb) => [
      'p.id as productId',
      'p.version',
      'p.name',
      'p.seller_id as sellerId',
      'm.id as materialId',
      'm.name as material',
      'p.grade',
      'p.maker',
      'p.origin',
      'p.form',
      'p.unit',
      'p.pack_label as packLabel',
      'p.pack_weight as packWeight',
      'p.min_purchase as minPurchase',
      eb('p.status', '=', 'published').$castTo<boolean>().as('published'),
      'p.picture_version as pictureVersion',
      'p.cover_photo as coverPhoto',
      unitsInStock(eb).as('unitsInStock'),
      'p.lead_days as leadDays',
      'p.most_beyond as mostBeyond',
      unitsBeyond.as('unitsBeyond'),
      expectedOf(eb.ref('p.id')).as('expected'),
    ])
    .where('p.id', '=', anyOf(productIds))
    .execute()
  return new Map(found.map((product) => [product.productId, product]))
}

function unitsInStock(eb: ExpressionBuilder<DB & { s: Nullable<DB['product_stocks']> }, 's'>) {
  return eb.fn.coalesce('s.units', sql<DecimalText>`0::numeric`)
}

// what open orders hold and is not there
const unitsBeyond = sql<DecimalText>`coalesce(greatest(s.reserved + s.expired - s.on_hand, 0), 0)`

export interface Quantity {
  productId: number
  units: DecimalText
}

interface Taken extends Quantity {
  orderId: string
}

/**
 * Locks stocks until commit, so that what they hold can still be taken [ORDER-2]. Always in id order, so that two orders
 * for the same products wait for each other instead of deadlocking. What has expired by now is no longer among it.
 */
export async function lockStocks(tx: Tx, productIds: readonly number[], now: Date): Promise<void> {
  await pipeline(
    tx,
    (tx) => lockBalances(tx, productIds),
    (tx) => expireLots(tx, productIds, { today: businessDay(now), now }),
  )
}

const ordered = { productId: 'integer', units: 'numeric', orderId: 'uuid' } as const

/**
 * Locks stocks as `lockStocks` does and reserves units of them, where they hold enough or their seller takes orders for
 * what they do not hold [SHOP-6]: in one round trip, so that the next who wants them waits as short as can be (decision 0100).
 * @returns the products as they are while that is locked; null where a stock holds too little: the transaction is to fail
 */
export async function takeStock(
  tx: Tx,
  taken: readonly Taken[],
  now: Date,
): Promise<Map<number, ProductToOrder> | null> {
  const productIds = taken.map(({ productId }) => productId)
  const [, , products, reserved] = await pipeline(
    tx,
    (tx) => lockBalances(tx, productIds),
    (tx) => expireLots(tx, productIds, { today: businessDay(now), now }),
    (tx) => productsToOrder(tx, productIds),
    (tx) => reserve(tx, taken, now),
  )
  return reserved === taken.length ? products : null
}

/** @returns of how many there was enough */
async function reserve(tx: Tx, taken: readonly Taken[], now: Date): Promise<number> {
  const written = await tx
    .insertInto('stock_movements')
    .columns(['product_id', 'reserved', 'order_id', 'kind', 'at'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('taken', ordered, taken))
        .innerJoin('product_stocks as s', 's.product_id', 'taken.productId')
        .innerJoin('products as p', 'p.id', 'taken.productId')
        .select(['taken.productId', 'taken.units', 'taken.orderId', sql<string>`'reservation'`.as('kind')])
        .select(sql<Date>`${now}::timestamptz`.as('at'))
        .where(sql<boolean>`(s.units >= taken.units or p.lead_days is not null
          and coalesce(s.reserved + s.expired - s.on_hand + taken.units <= p.most_beyond, true))`),
    )
    .executeTakeFirst()
  return Number(written.numInsertedOrUpdatedRows)
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
