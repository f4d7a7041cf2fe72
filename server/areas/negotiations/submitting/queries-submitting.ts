import type { BusinessDay } from '#domain/business-day.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { NegotiationState } from '#domain/negotiations/state.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { dateOf } from '#server/platform/sql-input.ts'
import { type StoredNegotiation, stored } from '../queries.ts'

/**
 * How often the company has negotiated the product on that day. Locked until the transaction ends, so two submissions at
 * once are counted one after the other [NEGO-8].
 */
export async function lockDay(tx: Tx, buyerId: CompanyId, productId: number, day: BusinessDay): Promise<number> {
  const counted = await tx
    .insertInto('negotiation_days')
    .values({ buyer_id: buyerId, product_id: productId, day, submitted: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['buyer_id', 'product_id', 'day'])
        .doUpdateSet((eb) => ({ submitted: eb.ref('negotiation_days.submitted') })),
    )
    .returning('submitted')
    .executeTakeFirstOrThrow()
  return counted.submitted
}

/** Counts one more on a day that `lockDay` has locked. */
export async function countSubmission(tx: Tx, buyerId: CompanyId, productId: number, day: BusinessDay): Promise<void> {
  await tx
    .updateTable('negotiation_days')
    .set((eb) => ({ submitted: eb('submitted', '+', 1) }))
    .where('buyer_id', '=', buyerId)
    .where('product_id', '=', productId)
    .where('day', '=', dateOf(day))
    .execute()
}

/** How often the company has negotiated the product on that day. */
export async function findSubmissions(
  db: Db,
  buyerId: CompanyId,
  productId: number,
  day: BusinessDay,
): Promise<number> {
  const found = await db
    .selectFrom('negotiation_days')
    .select('submitted')
    .where('buyer_id', '=', buyerId)
    .where('product_id', '=', productId)
    .where('day', '=', dateOf(day))
    .executeTakeFirst()
  return found?.submitted ?? 0
}

/** Deletes how often companies negotiated on days before this one. */
export async function forgetDaysBefore(tx: Tx, day: BusinessDay): Promise<void> {
  await tx.deleteFrom('negotiation_days').where('day', '<', dateOf(day)).execute()
}

export interface KeyedNegotiation {
  id: string
  state: NegotiationState
  validUntil: Date
  requestHash: Buffer
}

/** The negotiation that an earlier request with this key began. */
export function findByKey(tx: Tx, buyerId: CompanyId, key: string): Promise<KeyedNegotiation | undefined> {
  return tx
    .selectFrom('negotiations as n')
    .select((eb) => [
      'n.id',
      stored.as('state'),
      'n.valid_until as validUntil',
      eb.ref('n.request_hash').$notNull().as('requestHash'), // written together with the key
    ])
    .where('n.buyer_id', '=', buyerId)
    .where('n.key', '=', key)
    .executeTakeFirst()
}

export interface NewNegotiation extends Omit<StoredNegotiation, 'id' | 'productName' | 'unit' | 'packWeight'> {
  submittedBy: UserId
  submittedAt: Date
  request: { key: string; hash: Buffer } | null
}

/** @returns its id; undefined where a request about another product has just used the key */
export async function insertNegotiation(tx: Tx, nego: NewNegotiation): Promise<string | undefined> {
  const row = await tx
    .insertInto('negotiations')
    .values({
      buyer_id: nego.buyerId,
      seller_id: nego.sellerId,
      product_id: nego.productId,
      submitted_by: nego.submittedBy,
      key: nego.request?.key ?? null,
      request_hash: nego.request?.hash ?? null,
      state: nego.state,
      version: nego.version,
      deal: nego.deal,
      offers_made: nego.offersMade,
      units: nego.units,
      goods: JSON.stringify(nego.goods),
      list_price: nego.listPrice,
      price: nego.price,
      submitted_at: nego.submittedAt,
      updated_at: nego.submittedAt,
      valid_until: nego.validUntil,
    })
    .onConflict((conflict) => conflict.columns(['buyer_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export interface OwnOffer {
  productId: number
  units: DecimalText
  deal: boolean
  state: NegotiationState
  validUntil: Date
  price: DecimalText
  note: string | null
}

/** The last offer of the buyer itself in one of its negotiations. */
export function findLastOwnOffer(tx: Tx, buyerId: CompanyId, id: string): Promise<OwnOffer | undefined> {
  return tx
    .selectFrom('negotiations as n')
    .innerJoin('negotiation_steps as s', 's.negotiation_id', 'n.id')
    .select((eb) => [
      'n.product_id as productId',
      'n.units',
      'n.deal',
      stored.as('state'),
      'n.valid_until as validUntil',
      eb.ref('s.price').$notNull().as('price'), // an offer is a price
      's.note',
    ])
    .where('n.buyer_id', '=', buyerId)
    .where('n.id', '=', id)
    .where('s.party', '=', 'buyer')
    .where('s.kind', '=', 'offer')
    .orderBy('s.version', 'desc')
    .limit(1)
    .executeTakeFirst()
}
