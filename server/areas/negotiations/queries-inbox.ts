import { sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db } from '#server/platform/database.ts'

export interface InboxNumbers {
  /** Median of the answers people gave since the start of the day, in whole minutes. */
  medianMinutes: number | null
  /** Of all negotiations since a day, how many percent have reached an order. */
  orderedPercent: DecimalText | null
  /** Mean difference of their agreed prices to the list prices, in percent. */
  meanDifference: DecimalText | null
}

/** What a seller's inbox sums up; null where there is nothing to count [SELLER-4]. */
export async function sumUpInbox(
  db: Db,
  sellerId: CompanyId,
  { dayStart, since }: { dayStart: Date; since: Date },
): Promise<InboxNumbers> {
  // answers of a day are to negotiations of that day: none lives longer
  const answers = await sql<{ minutes: number | null }>`
    select round(percentile_cont(0.5) within group (order by extract(epoch from answer.at - asked.at) / 60))::int as minutes
    from negotiations n
    join negotiation_steps answer on answer.negotiation_id = n.id and answer.party = 'seller' and not answer.automatic
    cross join lateral (
      select s.at from negotiation_steps s
      where s.negotiation_id = n.id and s.version < answer.version and s.party = 'buyer'
      order by s.version desc
      limit 1) asked
    where n.seller_id = ${sellerId} and n.submitted_at >= ${dayStart}`.execute(db)
  const shares = await sql<{ ordered: DecimalText | null; difference: DecimalText | null }>`
    select round(100.0 * count(n.order_id) / nullif(count(*), 0), 1)::text as ordered,
      round(avg((n.price - n.list_price) / n.list_price * 100) filter (where n.state in ('agreed', 'finished')), 1)::text
        as difference
    from negotiations n
    where n.seller_id = ${sellerId} and n.submitted_at >= ${since}`.execute(db)
  const [share] = shares.rows
  return {
    medianMinutes: answers.rows[0]?.minutes ?? null,
    orderedPercent: share?.ordered ?? null,
    meanDifference: share?.difference ?? null,
  }
}
