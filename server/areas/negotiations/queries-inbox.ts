import { sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

export interface InboxNumbers {
  /** Median of the answers people gave since the start of the day, in whole minutes. */
  medianMinutes: number | null
  /** Of all negotiations since a day, how many percent have reached an order. */
  orderedPercent: DecimalText | null
  /** Mean difference of their agreed prices to the list prices, in percent. */
  meanDifference: DecimalText | null
}

/**
 * The orders that used prices of the seller's negotiations since an instant; some may not have been announced to it.
 */
export async function findOrdersSince(db: Db, sellerId: CompanyId, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('negotiations')
    .select((eb) => eb.ref('order_id').$notNull().as('orderId'))
    .distinct()
    .where('seller_id', '=', sellerId)
    .where('submitted_at', '>=', since)
    .where('order_id', 'is not', null)
    .execute()
  return rows.map(({ orderId }) => orderId)
}

interface Counted {
  dayStart: Date
  since: Date
  /** The orders that the seller knows of. */
  orderIds: ReadonlySet<string>
}

/** The figures of a seller's inbox; null where there is nothing to count [SELLER-4]. */
export async function sumUpInbox(
  db: Db,
  sellerId: CompanyId,
  { dayStart, since, orderIds }: Counted,
): Promise<InboxNumbers> {
  // answers of a day are to negotiations of that day: none lives longer
  const answers = await db
    .selectFrom('negotiations as n')
    .innerJoin('negotiation_steps as answer', 'answer.negotiation_id', 'n.id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('negotiation_steps as s')
          .select('s.at')
          .whereRef('s.negotiation_id', '=', 'n.id')
          .whereRef('s.version', '<', 'answer.version')
          .where('s.party', '=', 'buyer')
          .orderBy('s.version', 'desc')
          .limit(1)
          .as('asked'),
      (join) => join.onTrue(),
    )
    .select(
      sql<number | null>`
        round(percentile_cont(0.5) within group (order by extract(epoch from answer.at - asked.at) / 60))::int`.as(
        'minutes',
      ),
    )
    .where('answer.party', '=', 'seller')
    .where('answer.automatic', '=', false)
    .where('n.seller_id', '=', sellerId)
    .where('n.submitted_at', '>=', dayStart)
    .executeTakeFirstOrThrow()
  const shares = await db
    .selectFrom('negotiations as n')
    .select([
      sql<DecimalText | null>`
        round(100.0 * count(*) filter (where n.order_id = ${anyOf([...orderIds])}) / nullif(count(*), 0), 1)::text`.as(
        'ordered',
      ),
      sql<DecimalText | null>`
        round(avg((n.price - n.list_price) / n.list_price * 100) filter (where n.state in ('agreed', 'finished')), 1)::text`.as(
        'difference',
      ),
    ])
    .where('n.seller_id', '=', sellerId)
    .where('n.submitted_at', '>=', since)
    .executeTakeFirstOrThrow()
  return { medianMinutes: answers.minutes, orderedPercent: shares.ordered, meanDifference: shares.difference }
}
