import { expressionBuilder } from 'kysely'
import type { DecimalText } from '#domain/money.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Tx } from '#server/platform/database.ts'

/** The fields of a negotiation that its quotation states. */
export interface Quoted {
  id: string
  /** The number of the step that offered the price. */
  offer: number
  buyerId: string
  sellerId: string
  productName: string
  /** The seller's own code; empty without one. */
  sku: string
  packLabel: string
  unit: string
  units: DecimalText
  /** Rupiah per unit. */
  price: DecimalText
  validUntil: Date
  /** The order that used the price. */
  orderId: string | null
  /** The seller's member who made the last step; null where only the system has in its name. */
  quotedBy: string | null
}

// the step that set the price of a negotiation `n`
const lastOffer = expressionBuilder<{ n: DB['negotiations'] } & DB, 'n'>()
  .selectFrom('negotiation_steps as s')
  .select(({ fn }) => fn.max('s.version').as('version'))
  .whereRef('s.negotiation_id', '=', 'n.id')
  .where('s.kind', '=', 'offer')

/** A negotiation as its quotation states it, of any company. */
export async function findQuoted(tx: Tx, id: string): Promise<Quoted> {
  const found = await tx
    .selectFrom('negotiations as n')
    .innerJoin(productFacts.as('p'), 'p.id', 'n.product_id')
    .select(['n.id', 'n.buyer_id as buyerId', 'n.seller_id as sellerId', 'n.units', 'n.price'])
    .select(['n.valid_until as validUntil', 'n.order_id as orderId'])
    .select(['p.name as productName', 'p.sku', 'p.pack_label as packLabel', 'p.unit'])
    .select(({ selectFrom }) => [
      lastOffer.as('offer'),
      selectFrom('negotiation_steps as s')
        .select('s.user_id')
        .whereRef('s.negotiation_id', '=', 'n.id')
        .where('s.party', '=', 'seller')
        .where('s.user_id', 'is not', null)
        .orderBy('s.version', 'desc')
        .limit(1)
        .as('quotedBy'),
    ])
    .where('n.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...found, offer: found.offer ?? 0 }
}

/** The negotiations whose prices orders have used, and the steps that offered those, to be joined by `order_id`. */
export const orderedNegotiations = expressionBuilder<DB>()
  .selectFrom('negotiations as n')
  .select(['n.id', 'n.order_id', lastOffer.as('offer')])
  .where('n.order_id', 'is not', null)
