import type { DecimalText } from '#domain/money.ts'
import type { OrderState } from '#domain/orders/state.ts'
import type { CountedUses } from '#server/areas/seller-vouchers/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/**
 * How often vouchers of shops are used: an order is one use until it is cancelled. Counted, never stored, so that a
 * cancelled order frees its use [SELLER-1].
 */
export async function countShopVoucherUses(
  db: Db | Tx,
  { ids, buyerId }: { ids: readonly string[]; buyerId: string | null },
): Promise<Map<string, CountedUses>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(({ fn, cast }) => [
      'shop_voucher_id as id',
      cast<number>(fn.countAll(), 'integer').as('all'),
      cast<number>(fn.countAll().filterWhere('buyer_id', '=', buyerId), 'integer').as('own'),
      cast<number>(fn.count('submitted_at'), 'integer').as('notified'),
      fn
        .sum<DecimalText | null>('seller_discount_amount')
        .filterWhere('submitted_at', 'is not', null)
        .as('discountTotal'),
    ])
    .where('shop_voucher_id', '=', anyOf(ids))
    .where('state', '<>', 'cancelled' satisfies OrderState)
    .groupBy('shop_voucher_id')
    .execute()
  return new Map(
    rows.map(({ id, discountTotal, ...uses }) => [id ?? '', { ...uses, discountTotal: discountTotal ?? '0.00' }]),
  )
}
