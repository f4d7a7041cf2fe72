import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { ActKind, PaymentChannel } from '#domain/receivables/words.ts'
import { people } from '#server/areas/accounts/public.ts'
import type { Db } from '#server/platform/database.ts'

export interface EntryRow {
  id: string
  kind: ActKind
  via: PaymentChannel | null
  day: BusinessDay
  at: Date
  /** How much less is to be paid of the order by it; where it made the order smaller, by how much it did. */
  amount: DecimalText
  /** Of how much money its whole act is, and of how many orders. */
  whole: DecimalText
  orders: number
  byName: string | null
  reason: string | null
  isUndone: boolean
}

/** What was done about the money of an order after it was placed, the oldest first. */
export function findEntries(db: Db, orderId: string): Promise<EntryRow[]> {
  return db
    .selectFrom('receivable_lines as l')
    .innerJoin('receivable_acts as a', 'a.id', 'l.act_id')
    .leftJoin(people.as('person'), 'person.id', 'a.user_id')
    .select(['a.id', 'a.kind', 'a.via', 'a.at', 'a.reason', 'person.name as byName'])
    .select(({ cast, exists, selectFrom }) => [
      cast<BusinessDay>('a.day', 'text').as('day'),
      // what was paid for goods that were taken off became credit, so that nothing less is to be paid
      sql<DecimalText>`case when sum(l.ordered) < 0 or a.kind = 'rounding' then -sum(l.ordered)
        else sum(l.paid + l.written_off - l.ordered) end`.as('amount'),
      // credit that was used is in two lines, one of them below zero
      sql<DecimalText>`(select coalesce(sum(greatest(paid, 0) + greatest(written_off, 0)), 0.00) from receivable_lines
        where act_id = a.id)`.as('whole'),
      sql<number>`(select count(distinct order_id)::integer from receivable_lines where act_id = a.id)`.as('orders'),
      exists(selectFrom('receivable_acts as later').select('later.id').whereRef('later.undoes', '=', 'a.id'))
        .$castTo<boolean>()
        .as('isUndone'),
    ])
    .$narrowType<{ kind: ActKind; via: PaymentChannel | null }>()
    .where('l.order_id', '=', orderId)
    .where('a.kind', '<>', 'order' satisfies ActKind)
    .groupBy(['a.id', 'person.name'])
    .orderBy(({ fn }) => fn.min('l.id'))
    .execute()
}
