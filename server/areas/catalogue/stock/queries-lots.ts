import { expressionBuilder, sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { MovementKind } from '#domain/catalogue/stock/movement.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Tx } from '#server/platform/database.ts'
import { dateOf } from '#server/platform/sql-input.ts'

const from = expressionBuilder<DB>()

/** Stocks as other areas' queries may join them. */
export const stockFacts = from
  .selectFrom('product_stocks')
  .select(['product_id', 'units', 'on_hand', 'reserved', 'in_lots', 'expired', 'low_below'])

/** Lots as other areas' queries may join them. */
export const lotFacts = from
  .selectFrom('stock_lots')
  .select(['id', 'product_id', 'number', 'produced_on', 'expires_on', 'units', 'expired'])

/** The ledger as other areas' queries may join it. */
export const movementFacts = from
  .selectFrom('stock_movements')
  .select(['id', 'product_id', 'at', sql<MovementKind>`kind`.as('kind'), 'on_hand', 'reserved'])
  .select(['lot_id', 'order_id', 'user_id', 'reason'])

export interface NewLot {
  productId: number
  number: string
  producedOn: BusinessDay | null
  expiresOn: BusinessDay | null
}

/** Begins an empty lot. @returns its id; undefined where the product has one of this number */
export async function insertLot(tx: Tx, lot: NewLot, expired: boolean, now: Date): Promise<number | undefined> {
  const written = await tx
    .insertInto('stock_lots')
    .values({
      product_id: lot.productId,
      number: lot.number,
      produced_on: lot.producedOn && dateOf(lot.producedOn),
      expires_on: lot.expiresOn && dateOf(lot.expiresOn),
      expired,
      created_at: now,
    })
    .onConflict((there) => there.columns(['product_id', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written?.id
}

export interface StoredLot {
  id: number
  producedOn: BusinessDay | null
  expiresOn: BusinessDay | null
  units: DecimalText
  expired: boolean
}

/** A lot of a product whose stock is locked, by its id or its number. */
export function findLot(
  tx: Tx,
  productId: number,
  by: { id: number } | { number: string },
): Promise<StoredLot | undefined> {
  return tx
    .selectFrom('stock_lots')
    .select(['id', 'units', 'expired'])
    .select(sql<BusinessDay | null>`produced_on::text`.as('producedOn'))
    .select(sql<BusinessDay | null>`expires_on::text`.as('expiresOn'))
    .where('product_id', '=', productId)
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .$if('number' in by, (query) => query.where('number', '=', 'number' in by ? by.number : ''))
    .executeTakeFirst()
}

/** Below which quantity the seller's product runs low. @returns whether it is the seller's */
export async function saveThreshold(
  tx: Tx,
  sellerId: CompanyId,
  productId: number,
  lowBelow: DecimalText | null,
): Promise<boolean> {
  const changed = await tx
    .updateTable('product_stocks')
    .set({ low_below: lowBelow })
    .where('product_id', '=', productId)
    .where('product_id', 'in', (products) =>
      products.selectFrom('products as p').select('p.id').where('p.seller_id', '=', sellerId),
    )
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** How a product whose stock is locked is sold beyond it; `days` null: not at all [SHOP-6]. */
export async function saveLeadTime(
  tx: Tx,
  productId: number,
  { days, most }: { days: number | null; most: DecimalText | null },
): Promise<void> {
  await tx.updateTable('products').set({ lead_days: days, most_beyond: most }).where('id', '=', productId).execute()
}
