import { sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** The credit limits that sellers gave a buyer, by seller and payment type; a type without a limit is missing [SELLER-3]. */
export async function findCreditLimits(
  db: Db | Tx,
  buyerId: CompanyId,
  sellerIds: readonly string[],
): Promise<Map<string, Map<string, DecimalText>>> {
  const found = await sql<{ sellerId: string; code: string; limit: DecimalText }>`
    select s.seller_id as "sellerId", type.code, type.credit_limit as limit
    from subscriptions s
    join subscription_payment_types type on type.subscription_id = s.id
    where s.buyer_id = ${buyerId} and s.seller_id = any(${sellerIds}::uuid[]) and type.credit_limit is not null`.execute(
    db,
  )
  const bySeller = new Map(sellerIds.map((id) => [id, new Map<string, DecimalText>()]))
  for (const { sellerId, code, limit } of found.rows) bySeller.get(sellerId)?.set(code, limit)
  return bySeller
}

/** Lets one at a time decide what a buyer may owe these sellers, and keeps its terms from changing meanwhile. */
export async function lockCredit(tx: Tx, buyerId: CompanyId, sellerIds: readonly string[]): Promise<void> {
  await sql`
    select from subscriptions
    where buyer_id = ${buyerId} and seller_id = any(${sellerIds}::uuid[])
    order by seller_id
    for no key update`.execute(tx)
}
