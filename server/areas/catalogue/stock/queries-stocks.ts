import { sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import { type DecimalText, quantityText } from '#domain/money.ts'
import { subscribedSellers } from '#server/areas/subscriptions/public.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/given.ts'

interface Stock {
  productId: number
  units: DecimalText
}

/** The stock of these products, as far as the viewer's company subscribes to their sellers [ROLE-3]. */
export async function stocksSeenBy(db: Db, viewer: Viewer, products: readonly { id: number }[]): Promise<Stock[]> {
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
