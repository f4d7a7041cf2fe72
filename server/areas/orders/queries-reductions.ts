import { sql } from 'kysely'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { LineWorth, Worth } from '#domain/orders/amounts/shipment-worth.ts'
import { type OrderState, openSaleStates, openStates } from '#domain/orders/state.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'
import type { LineUnits } from './queries-lines.ts'

/** The new totals of a locked order and its lines. */
export interface OrderAmended {
  orderId: string
  lines: readonly (LineWorth & { position: number })[]
  worth: Worth
}

export interface Reduction extends OrderAmended {
  /** By how much less, and of which lines. */
  less: Worth
  gone: readonly (LineUnits & { amount: DecimalText })[]
  reason: string
  by: UserId
}

const written = {
  position: 'smallint',
  units: 'numeric',
  amount: 'numeric',
  discount: 'numeric',
  taxBase: 'numeric',
  tax: 'numeric',
} as const

export async function saveAmended(tx: Tx, { orderId, lines, worth }: OrderAmended): Promise<void> {
  await tx
    .updateTable('order_lines as l')
    .from(
      unnestRows(
        'cut',
        written,
        lines.map(({ position, units, amount, discount, taxBase, tax }) => ({
          position,
          units,
          amount,
          discount,
          taxBase,
          tax,
        })),
      ),
    )
    .set(({ ref }) => ({
      units: ref('cut.units'),
      amount: ref('cut.amount'),
      discount: ref('cut.discount'),
      tax_base: ref('cut.taxBase'),
      tax: ref('cut.tax'),
      units_beyond: sql<DecimalText>`least(l.units_beyond, cut.units)`,
      lead_days: sql<number | null>`case when cut.units > 0 then l.lead_days end`,
    }))
    .where('l.order_id', '=', orderId)
    .whereRef('l.position', '=', 'cut.position')
    .execute()
  await tx
    .updateTable('orders')
    .set({
      goods_amount: worth.goods,
      seller_discount_amount: worth.sellerDiscount,
      tax_base_amount: worth.taxBase,
      tax_amount: worth.tax,
      voucher_amount: worth.voucher,
      total_amount: worth.total,
    })
    .where('id', '=', orderId)
    .execute()
}

/** Cuts a locked order, and keeps what was taken off it, so that both add up to what was agreed [SHIP-1]. */
export async function saveReduction(tx: Tx, reduction: Reduction, now: Date): Promise<void> {
  const { orderId, less, gone, reason, by } = reduction
  await saveAmended(tx, reduction)
  const { id } = await tx
    .insertInto('order_reductions')
    .values({
      order_id: orderId,
      at: now,
      user_id: by,
      reason,
      goods_amount: less.goods,
      seller_discount_amount: less.sellerDiscount,
      tax_base_amount: less.taxBase,
      tax_amount: less.tax,
      voucher_amount: less.voucher,
      total_amount: less.total,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_reduction_lines')
    .values(gone.map(({ position, units, amount }) => ({ reduction_id: id, position, units, amount })))
    .execute()
}

/** The states in which unshipped goods are reserved. */
const holding = ['awaiting_approval', 'awaiting_confirmation', 'processing'] as const satisfies OrderState[]

/** Units of products that open orders hold. */
export async function findReservedUnits(tx: Tx, productIds: readonly number[]): Promise<Map<number, DecimalText>> {
  const found = await tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select((eb) => [
      'l.product_id as productId',
      eb.fn.sum<DecimalText>(eb('l.units', '-', eb.ref('l.units_shipped'))).as('units'),
    ])
    .where('l.product_id', '=', anyOf(productIds))
    .where('o.state', 'in', holding)
    .groupBy('l.product_id')
    .execute()
  return new Map(found.map(({ productId, units }) => [productId, units]))
}

/** A company's unfinished orders on its side: visible ones under way, and completed unpaid ones [REG-3, OPS-5]. */
export async function countOpenBusiness(
  db: Db | Tx,
  { companyId, companyKind }: { companyId: string; companyKind: CompanyKind },
): Promise<{ openOrders: number; unpaidOrders: number }> {
  const open = companyKind === 'seller' ? openSaleStates : openStates
  return db
    .selectFrom('orders')
    .select(({ fn, cast }) => [
      cast<number>(fn.countAll().filterWhere('state', 'in', open), 'integer').as('openOrders'),
      cast<number>(
        fn
          .countAll()
          .filterWhere('state', '=', 'completed' satisfies OrderState)
          .filterWhere('paid_at', 'is', null),
        'integer',
      ).as('unpaidOrders'),
    ])
    .where(companyKind === 'seller' ? 'seller_id' : 'buyer_id', '=', companyId)
    .executeTakeFirstOrThrow()
}

/** How many orders there are in which a company buys or sells. */
export async function countOrdersOf(db: Db, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where((where) => where.or([where('buyer_id', '=', companyId), where('seller_id', '=', companyId)]))
    .executeTakeFirstOrThrow()
  return count
}
