import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { Balance } from '#domain/catalogue/stock/count-stock.ts'
import type { LotUnits } from '#domain/catalogue/stock/first-expired.ts'
import type { MovementKind } from '#domain/catalogue/stock/movement.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Tx } from '#server/platform/database.ts'
import { anyOf, dateOf, unnestRows } from '#server/platform/sql-input.ts'

/** One change of a stock, in units; what it leaves out stays as it was. */
export interface Movement {
  productId: number
  kind: MovementKind
  onHand?: DecimalText
  reserved?: DecimalText
  /** Of `lotId`. */
  inLots?: DecimalText
  /** Of `lotId`: units of it that may no longer be sold. */
  expired?: DecimalText
  lotId?: number
  /** The goods that were expected and have come, as a receipt. */
  expectedId?: number
  orderId?: string
  userId?: string
  reason?: string
  /** Where it is not now. */
  at?: Date
}

const columns = {
  productId: 'integer',
  kind: 'text',
  onHand: 'numeric',
  reserved: 'numeric',
  inLots: 'numeric',
  expired: 'numeric',
  lotId: 'integer?',
  expectedId: 'integer?',
  orderId: 'uuid?',
  userId: 'uuid?',
  reason: 'text?',
  at: 'timestamptz',
} as const

/**
 * Appends movements to the ledger, the only way by which a stock changes: a trigger moves the balances of products and
 * lots [SHOP-5]. A caller that removes goods has locked the stocks and checked that they suffice.
 */
export async function moveStocks(tx: Tx, movements: readonly Movement[], now: Date): Promise<void> {
  if (movements.length === 0) return
  const rows = movements.map((movement) => ({
    productId: movement.productId,
    kind: movement.kind,
    onHand: movement.onHand ?? '0',
    reserved: movement.reserved ?? '0',
    inLots: movement.inLots ?? '0',
    expired: movement.expired ?? '0',
    lotId: movement.lotId ?? null,
    expectedId: movement.expectedId ?? null,
    orderId: movement.orderId ?? null,
    userId: movement.userId ?? null,
    reason: movement.reason ?? null,
    at: movement.at ?? now,
  }))
  await tx
    .insertInto('stock_movements')
    .columns([
      'product_id',
      'kind',
      'on_hand',
      'reserved',
      'in_lots',
      'expired',
      'lot_id',
      'expected_id',
      'order_id',
      'user_id',
      'reason',
      'at',
    ])
    .expression((eb) => eb.selectFrom(unnestRows('moved', columns, rows)).selectAll())
    .execute()
}

export interface StockBalance extends Balance {
  productId: number
}

/** Balances of stocks, of one seller if given, locked until commit; in id order, as placing an order locks them. */
export async function lockBalances(
  tx: Tx,
  productIds: readonly number[],
  sellerId?: CompanyId,
): Promise<Map<number, StockBalance>> {
  const found = await tx
    .selectFrom('product_stocks as stock')
    .select(['stock.product_id as productId', 'units', 'on_hand as onHand', 'reserved', 'in_lots as inLots', 'expired'])
    .where('stock.product_id', '=', anyOf(productIds))
    .$if(sellerId !== undefined, (query) =>
      query.where('stock.product_id', 'in', (products) =>
        products
          .selectFrom('products as p')
          .select('p.id')
          .where('p.id', '=', anyOf(productIds))
          .where('p.seller_id', '=', sellerId ?? ''),
      ),
    )
    .orderBy('stock.product_id')
    .forNoKeyUpdate('stock')
    .execute()
  return new Map(found.map((stock) => [stock.productId, stock]))
}

/**
 * Takes the lots of these products whose last day is before `today` from what may be sold; their stocks are locked
 * [SHOP-5]. Doing it again changes nothing.
 */
export async function expireLots(
  tx: Tx,
  productIds: readonly number[],
  { today, now }: { today: BusinessDay; now: Date },
): Promise<void> {
  await tx
    .with('over', (db) =>
      db
        .updateTable('stock_lots')
        .set({ expired: true })
        .where('product_id', '=', anyOf(productIds))
        .where('expires_on', '<', dateOf(today))
        .where('expired', '=', sql.lit(false))
        .returning(['id', 'product_id', 'units']),
    )
    .insertInto('stock_movements')
    .columns(['product_id', 'lot_id', 'expired', 'kind', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('over')
        .select(['product_id', 'id', 'units', sql<string>`'expiry'`.as('kind')])
        .select(sql<Date>`${now}::timestamptz`.as('at'))
        .where('units', '>', sql.lit('0')),
    )
    .execute()
}

/** Products that have a lot whose last day is before `today` and that still counts as good. */
export async function findProductsExpiring(tx: Tx, today: BusinessDay, limit: number): Promise<number[]> {
  const found = await tx
    .selectFrom('stock_lots')
    .select('product_id as productId')
    .distinct()
    .where('expires_on', '<', dateOf(today))
    .where('expired', '=', sql.lit(false))
    .orderBy('product_id')
    .limit(limit)
    .execute()
  return found.map(({ productId }) => productId)
}

/** Which of these lots no longer count as good. */
export async function findExpired(tx: Tx, lotIds: readonly number[]): Promise<Set<number>> {
  const found = await tx
    .selectFrom('stock_lots')
    .select('id')
    .where('id', '=', anyOf(lotIds))
    .where('expired', '=', sql.lit(true))
    .execute()
  return new Set(found.map(({ id }) => id))
}

/** The lots of products that hold something and no longer count as good, the last to expire first. */
export function findExpiredLots(tx: Tx, productIds: readonly number[]) {
  return tx
    .selectFrom('stock_lots')
    .select(['product_id as productId', 'number', 'units'])
    .select(sql<BusinessDay>`expires_on::text`.as('expiresOn'))
    .where('product_id', '=', anyOf(productIds))
    .where('expired', '=', sql.lit(true))
    .where('units', '>', sql.lit('0'))
    .orderBy('expires_on', 'desc')
    .orderBy('id')
    .execute()
}

/** The units that may be taken from lots of products, the first to expire first; their stocks are locked. */
export async function findLotsToTake(
  tx: Tx,
  productIds: readonly number[],
): Promise<Map<number, (LotUnits & { number: string })[]>> {
  const found = await tx
    .selectFrom('stock_lots')
    .select(['product_id as productId', 'id as lotId', 'number', 'units'])
    .where('product_id', '=', anyOf(productIds))
    .where('expired', '=', sql.lit(false))
    .where('units', '>', sql.lit('0'))
    .orderBy('expires_on', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()
  return Map.groupBy(found, ({ productId }) => productId)
}
