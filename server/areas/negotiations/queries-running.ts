import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { NegotiationState } from '#domain/negotiations/state.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { runsAt, stored } from './queries.ts'

/** The running negotiation of a buyer about a product at an instant. */
export async function findRunning(
  db: Db,
  buyerId: CompanyId,
  productId: number,
  now: Date,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('negotiations as n')
    .select('n.id')
    .where('n.buyer_id', '=', buyerId)
    .where('n.product_id', '=', productId)
    .where(runsAt(now))
    .executeTakeFirst()
  return found?.id
}

export interface RunningNegotiation {
  id: string
  productId: number
  productName: string
  unit: string
  state: NegotiationState
  /** Per unit, the offer on the table. */
  price: DecimalText
  units: DecimalText
  validUntil: Date
}

/** Running negotiations between two companies, with the least time left first. */
export function findRunningBetween(
  db: Db,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
  now: Date,
  most: number,
): Promise<RunningNegotiation[]> {
  return db
    .selectFrom('negotiations as n')
    .innerJoin(productFacts.as('p'), 'p.id', 'n.product_id')
    .select(['n.id', 'n.product_id as productId', 'p.name as productName', 'p.unit'])
    .select(['n.price', 'n.units', 'n.valid_until as validUntil'])
    .select(stored.as('state'))
    .where('n.buyer_id', '=', buyerId)
    .where('n.seller_id', '=', sellerId)
    .where(runsAt(now))
    .orderBy('n.valid_until')
    .orderBy('n.id')
    .limit(most)
    .execute()
}

/** How many negotiations run about each of these products; those about which none does are missing from the map. */
export async function countRunningOf(db: Db, productIds: readonly number[], now: Date): Promise<Map<number, number>> {
  const found = await db
    .selectFrom('negotiations as n')
    .select((eb) => ['n.product_id as productId', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('n.product_id', '=', anyOf(productIds))
    .where(runsAt(now))
    .groupBy('n.product_id')
    .execute()
  return new Map(found.map(({ productId, count }) => [productId, count]))
}
