import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** What the member has ordered for the company in a month, orders that wait included, cancelled and refused ones apart. */
export async function sumOrdersOf(
  db: Db | Tx,
  { companyId, userId }: Member,
  month: { start: Date; end: Date },
): Promise<DecimalText> {
  const found = await sql<{ total: DecimalText }>`
    select coalesce(sum(total_amount), 0)::numeric(18, 2)::text as total
    from orders
    where buyer_id = ${companyId} and placed_by = ${userId} and state <> 'dibatalkan'
      and placed_at >= ${month.start} and placed_at < ${month.end}`.execute(db)
  return found.rows[0]?.total ?? '0.00'
}

export async function findUserName(db: Db | Tx, userId: string): Promise<string> {
  const row = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst()
  return row?.name ?? ''
}
