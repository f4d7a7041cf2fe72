import { expressionBuilder, sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { ActKind, PaymentChannel } from '#domain/receivables/words.ts'
import { people } from '#server/areas/accounts/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

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

/** The ledger entries of an order after it was placed, the oldest first. */
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

export interface CheckedReceivable {
  orderId: string
  comesTo: DecimalText
  open: DecimalText
  /** Whether its amounts and its due day are those of its lines. */
  agrees: boolean
}

/** The money of orders beside what their lines come to [PAY-1]. */
export async function findChecked(tx: Tx, orderIds: readonly string[]): Promise<CheckedReceivable[]> {
  return tx
    .selectFrom('receivables as r')
    .select(['r.order_id as orderId', 'r.comes_to as comesTo', 'r.open'])
    .select(
      sql<boolean>`(r.comes_to, r.invoiced, r.paid, r.written_off) = (
        select coalesce(sum(ordered), 0), coalesce(sum(invoiced), 0), coalesce(sum(paid), 0), coalesce(sum(written_off), 0)
        from receivable_lines where order_id = r.order_id) and r.due_day is not distinct from next_due_day(r)`.as(
        'agrees',
      ),
    )
    .where('r.order_id', '=', anyOf(orderIds))
    .execute()
}

/** Payments that came so, with the money that each is of. */
export function paymentsByAct(via: PaymentChannel) {
  return expressionBuilder<DB>()
    .selectFrom('receivable_acts as act')
    .innerJoin('receivable_lines as line', 'line.act_id', 'act.id')
    .select(({ fn }) => ['act.id', 'act.seller_id', 'act.buyer_id', fn.sum<DecimalText>('line.paid').as('amount')])
    .where('act.via', '=', via)
    .groupBy('act.id')
}

/** Sellers and customers between whom balance or credit is not the sum of the lines. */
export async function findUnequalAccounts(db: Db): Promise<{ sellerId: string; buyerId: string }[]> {
  const sums = db
    .selectFrom('receivable_lines')
    .select([
      'seller_id',
      'buyer_id',
      sql<DecimalText>`sum(invoiced - paid - written_off)`.as('balance'),
      sql<DecimalText>`coalesce(sum(paid) filter (where order_id is null), 0)`.as('credit'),
    ])
    .groupBy(['seller_id', 'buyer_id'])
  return db
    .selectFrom(sums.as('sum'))
    .fullJoin('receivable_accounts as a', (join) =>
      join.onRef('a.seller_id', '=', 'sum.seller_id').onRef('a.buyer_id', '=', 'sum.buyer_id'),
    )
    .select(({ fn }) => [
      fn.coalesce('a.seller_id', 'sum.seller_id').$notNull().as('sellerId'),
      fn.coalesce('a.buyer_id', 'sum.buyer_id').$notNull().as('buyerId'),
    ])
    .where(
      sql<boolean>`(coalesce(a.balance, 0), coalesce(a.credit, 0)) <> (coalesce(sum.balance, 0), coalesce(sum.credit, 0))`,
    )
    .execute()
}

/** The credit notes of orders or invoices, and whether those were cancelled, of all that had either. */
export function creditedByOrder() {
  return expressionBuilder<DB>()
    .selectFrom('receivable_lines as line')
    .innerJoin('receivable_acts as act', 'act.id', 'line.act_id')
    .leftJoin('receivable_acts as undone', 'undone.id', 'act.undoes')
    .select('line.order_id')
    .select([
      // a shipment that is undone leaves what the order comes to: its invoice alone is taken back, by a credit note
      sql<DecimalText>`coalesce(-sum(case when undone.kind = 'invoice' then line.invoiced else line.ordered end)
        filter (where act.kind <> 'cancellation'), 0)`.as('amount'),
      sql<boolean>`bool_or(act.kind = 'cancellation')`.as('is_cancelled'),
    ])
    .where(({ or, eb }) =>
      or([eb('act.kind', 'in', ['credit_note', 'cancellation']), eb('undone.kind', '=', 'invoice')]),
    )
    .where('line.order_id', 'is not', null)
    .groupBy('line.order_id')
}
