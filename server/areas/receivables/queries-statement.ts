import { type RawBuilder, sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { ActKind, PaymentChannel } from '#domain/receivables/words.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, dateOf } from '#server/platform/sql-input.ts'
import type { Pair } from './queries.ts'
import { owedParts } from './queries-owed.ts'

/** The names of companies between which there is a ledger; undefined: there is none. */
export async function findNames(db: Db | Tx, { sellerId, buyerId }: Pair) {
  const rows = await db
    .selectFrom(companyFacts.as('company'))
    .select(['company.id', 'company.name'])
    .where('company.id', '=', anyOf([sellerId, buyerId]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('receivable_accounts as a')
          .select('a.seller_id')
          .where('a.seller_id', '=', sellerId)
          .where('a.buyer_id', '=', buyerId),
      ),
    )
    .execute()
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name
  const [seller, customer] = [nameOf(sellerId), nameOf(buyerId)]
  return seller !== undefined && customer !== undefined ? { seller, customer } : undefined
}

/** A customer's debt before a day. */
export async function sumBefore(db: Db, { sellerId, buyerId }: Pair, day: BusinessDay): Promise<DecimalText> {
  const { balance } = await db
    .selectFrom('receivable_lines as l')
    .innerJoin('receivable_acts as a', 'a.id', 'l.act_id')
    .select(sql<DecimalText>`coalesce(sum(l.invoiced - l.paid - l.written_off), 0.00)`.as('balance'))
    .where('l.seller_id', '=', sellerId)
    .where('l.buyer_id', '=', buyerId)
    .where('a.day', '<', dateOf(day))
    .executeTakeFirstOrThrow()
  return balance
}

/** The components of a customer's debt at the end of a day: the balance is billed less paid ahead and overpaid. */
export function sumParts(db: Db, { sellerId, buyerId }: Pair, day: BusinessDay) {
  const orders = db
    .selectFrom('receivable_lines as l')
    .innerJoin('receivable_acts as a', 'a.id', 'l.act_id')
    .select(({ fn }) => [
      'l.order_id',
      fn.sum<DecimalText>('l.ordered').as('comes_to'),
      fn.sum<DecimalText>('l.invoiced').as('invoiced'),
      fn.sum<DecimalText>('l.paid').as('paid'),
      fn.sum<DecimalText>('l.written_off').as('written_off'),
    ])
    .where('l.seller_id', '=', sellerId)
    .where('l.buyer_id', '=', buyerId)
    .where('a.day', '<=', dateOf(day))
    .groupBy('l.order_id')
  const { billed, unbilled, paidAhead } = owedParts('o')
  const sum = (part: RawBuilder<DecimalText>) =>
    sql<DecimalText>`coalesce(sum(${part}) filter (where o.order_id is not null), 0.00)`
  return db
    .selectFrom(orders.as('o'))
    .select([sum(billed).as('billed'), sum(unbilled).as('unbilled'), sum(paidAhead).as('paidAhead')])
    .select(sql<DecimalText>`coalesce(sum(o.paid) filter (where o.order_id is null), 0.00)`.as('credit'))
    .executeTakeFirstOrThrow()
}

export interface StatementRow {
  id: string
  kind: ActKind
  via: PaymentChannel | null
  day: BusinessDay
  reason: string | null
  orderId: string | null
  number: string | null
  /** The invoiced shipment. */
  shipmentId: string | null
  /** By how much the customer owes more. */
  change: DecimalText
}

// a year of a busy customer; longer periods are requested in shorter ones
export const MOST_LINES = 5000

/** The changes of the balance in a period, by act and order, the oldest first. */
export function findChanges(
  db: Db,
  { sellerId, buyerId }: Pair,
  { from, until }: { from: BusinessDay; until: BusinessDay },
): Promise<StatementRow[]> {
  const change = sql<DecimalText>`sum(l.invoiced - l.paid - l.written_off)`
  return db
    .selectFrom('receivable_lines as l')
    .innerJoin('receivable_acts as a', 'a.id', 'l.act_id')
    .leftJoin('receivables as r', 'r.order_id', 'l.order_id')
    .select(({ fn, cast }) => [
      cast<string>(fn.min('l.id'), 'text').as('id'),
      'a.kind',
      'a.via',
      cast<BusinessDay>('a.day', 'text').as('day'),
      'a.reason',
      'l.order_id as orderId',
      'r.number',
      sql<string | null>`(array_agg(l.shipment_id))[1]`.as('shipmentId'),
      change.as('change'),
    ])
    .$narrowType<{ kind: ActKind; via: PaymentChannel | null }>()
    .where('l.seller_id', '=', sellerId)
    .where('l.buyer_id', '=', buyerId)
    .where('a.day', '>=', dateOf(from))
    .where('a.day', '<=', dateOf(until))
    .groupBy(['a.id', 'l.order_id', 'r.number'])
    .having(change, '<>', '0')
    .orderBy('a.day')
    .orderBy(({ fn }) => fn.min('l.id'))
    .limit(MOST_LINES)
    .execute()
}
