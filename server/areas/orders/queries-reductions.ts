import { sql } from 'kysely'
import type { UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { LineWorth, PartWorth } from '#domain/orders/parts.ts'
import type { Tx } from '#server/platform/database.ts'
import { given } from '#server/platform/given.ts'
import type { LineUnits } from './queries-parts.ts'

/** What a locked order and its lines come to from now on. */
export interface OrderAmended {
  orderId: string
  lines: readonly (LineWorth & { position: number })[]
  worth: PartWorth
}

export interface Reduction extends OrderAmended {
  /** By how much less, and of which lines. */
  less: PartWorth
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
      given(
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
