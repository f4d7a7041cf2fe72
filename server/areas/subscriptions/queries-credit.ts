import type { NotNull } from 'kysely'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/given.ts'

/** A buyer's credit limits by seller and payment type; types without a limit are missing [SELLER-3]. */
export async function findCreditLimits(
  db: Db | Tx,
  buyerId: string,
  sellerIds: readonly string[],
): Promise<Map<string, Map<string, DecimalText>>> {
  const rows = await db
    .selectFrom('subscriptions as s')
    .innerJoin('subscription_payment_types as type', 'type.subscription_id', 's.id')
    .select(['s.seller_id as sellerId', 'type.code', 'type.credit_limit as limit'])
    .$narrowType<{ limit: NotNull }>()
    .where('s.buyer_id', '=', buyerId)
    .where('s.seller_id', '=', anyOf(sellerIds))
    .where('type.credit_limit', 'is not', null)
    .execute()
  const bySeller = new Map(sellerIds.map((id) => [id, new Map<string, DecimalText>()]))
  for (const { sellerId, code, limit } of rows) bySeller.get(sellerId)?.set(code, limit)
  return bySeller
}

/** Serializes decisions about what a buyer may owe these sellers, and locks its terms. */
export async function lockCredit(tx: Tx, buyerId: string, sellerIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', anyOf(sellerIds))
    .orderBy('seller_id')
    .forNoKeyUpdate()
    .execute()
}
