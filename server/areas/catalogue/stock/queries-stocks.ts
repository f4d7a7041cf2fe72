import { sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import { type DecimalText, quantityText } from '#domain/money.ts'
import { subscribedSellers } from '#server/areas/subscriptions/public.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { statement } from '#server/platform/statement.ts'

interface Stock {
  productId: number
  units: DecimalText
}

/** The stock of these products, as far as the viewer's company subscribes to their sellers [ROLE-3]. */
export async function stocksVisibleTo(db: Db, viewer: Viewer, products: readonly { id: number }[]): Promise<Stock[]> {
  if (!isBuyer(viewer) || products.length === 0) return []
  const found = await db
    .selectFrom('products as p')
    .leftJoin('product_stocks as stock', 'stock.product_id', 'p.id')
    .select((eb) => ['p.id as productId', eb.fn.coalesce('stock.units', sql<DecimalText>`0::numeric`).as('units')])
    .where('p.id', '=', anyOf(products.map(({ id }) => id)))
    .where(sql<boolean>`p.seller_id in ${subscribedSellers(viewer.companyId)}`)
    .execute()
  return found.map(({ productId, units }) => ({ productId, units: quantityText(units) }))
}

/** The stored stocks of the next products by id beside the sums of their ledger, in units. */
export const stocksAndLedger = statement(
  'stocks and their ledger',
  { product_id: 'integer', reserved: 'numeric', agrees: 'boolean' },
  (after: number, limit: number) => sql`
    select s.product_id, s.reserved,
      (s.on_hand, s.reserved, s.in_lots, s.expired) is not distinct from (m.on_hand, m.reserved, m.in_lots, m.expired)
      and s.in_lots = coalesce(l.units, 0) and s.expired = coalesce(l.expired, 0) and coalesce(l.agrees, true)
      and coalesce(e.agrees, true) as agrees
    from product_stocks s
    left join lateral (
      select sum(on_hand) as on_hand, sum(reserved) as reserved, sum(in_lots) as in_lots, sum(expired) as expired
      from stock_movements where product_id = s.product_id) m on true
    left join lateral (
      select sum(units) as units, sum(units) filter (where expired) as expired,
        bool_and(units = (select coalesce(sum(in_lots), 0) from stock_movements where lot_id = lot.id)) as agrees
      from stock_lots lot where product_id = s.product_id) l on true
    left join lateral (
      select bool_and(received = (select coalesce(sum(on_hand), 0) from stock_movements where expected_id = ex.id)) as agrees
      from expected_goods ex where product_id = s.product_id) e on true
    where s.product_id > ${after}::integer order by s.product_id limit ${limit}::integer`,
)
