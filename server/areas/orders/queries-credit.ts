import { sql } from 'kysely'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/**
 * What a buyer owes each of these sellers: totals of its orders on credit that are neither cancelled nor paid, those
 * that wait for approval too; a seller it owes nothing is missing [ORDER-1, SELLER-3].
 */
export async function sumOwed(
  db: Db | Tx,
  buyerId: CompanyId,
  sellerIds: readonly string[],
): Promise<Map<string, DecimalText>> {
  const found = await sql<{ sellerId: string; owed: DecimalText }>`
    select seller_id as "sellerId", sum(total_amount)::numeric(18, 2)::text as owed
    from orders
    where buyer_id = ${buyerId} and seller_id = any(${sellerIds}::uuid[])
      and payment_type like 'tempo-%' and paid_at is null and state <> 'dibatalkan'
    group by seller_id`.execute(db)
  return new Map(found.rows.map(({ sellerId, owed }) => [sellerId, owed]))
}

export async function savePaid(
  tx: Tx,
  { id, version }: { id: string; version: number },
  by: UserId,
  at: Date,
): Promise<void> {
  await tx.updateTable('orders').set({ paid_at: at, paid_by: by, version }).where('id', '=', id).execute()
}
