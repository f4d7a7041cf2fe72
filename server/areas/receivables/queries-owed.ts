import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { Days } from '#domain/days/period.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { PaymentState } from '#domain/receivables/payment-state.ts'
import type { DueDays } from '#domain/receivables/receivable-age.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, dateOf } from '#server/platform/sql-input.ts'
import type { Pair } from './queries.ts'

// whatever is owed is open, by which the indexes know it; in the text, because a parameter could be anything
export const isOwed = sql<boolean>`open > 0 and owed > 0`

/**
 * A buyer's debt to each of these sellers on credit: the unpaid total of its orders, waiting ones included; sellers it
 * owes nothing are missing [ORDER-1, SELLER-3].
 */
export async function sumOwed(
  db: Db | Tx,
  buyerId: string,
  sellerIds: readonly string[],
): Promise<Map<string, DecimalText>> {
  const rows = await db
    .selectFrom('receivables')
    .select(({ fn }) => ['seller_id as sellerId', fn.sum<DecimalText>('open').as('owed')])
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', anyOf(sellerIds))
    .where('open', '>', sql.lit('0'))
    .where('payment_type', 'like', 'tempo-%')
    .groupBy('seller_id')
    .execute()
  return new Map(rows.map(({ sellerId, owed }) => [sellerId, owed]))
}

/**
 * How many accounts of a company, on its side, hold money beyond orders [OPS-5]; not those with a closed company, which
 * can neither use nor return late money.
 */
export async function countCredits(
  db: Db | Tx,
  { companyId, companyKind }: { companyId: string; companyKind: CompanyKind },
): Promise<number> {
  const { count } = await db
    .selectFrom('receivable_accounts')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where(companyKind === 'seller' ? 'seller_id' : 'buyer_id', '=', companyId)
    .where('credit', '>', sql.lit('0'))
    // looked up for each account: as a join it may read all companies
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom(companyFacts.as('other'))
          .select('other.closed_at')
          .whereRef('other.id', '=', companyKind === 'seller' ? 'buyer_id' : 'seller_id'),
        'is',
        null,
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** Its debt to one seller. */
export async function owedBy(db: Db | Tx, { buyerId, sellerId }: Pair): Promise<DecimalText> {
  return (await sumOwed(db, buyerId, [sellerId])).get(sellerId) ?? '0.00'
}

/** How many invoices, and what they come to. */
interface Dues {
  count: number
  total: DecimalText
}

/** A company's invoices to pay now. */
export interface Invoices extends Dues {
  /** Of that, what is billed; the rest is paid ahead. */
  billed: DecimalText
  /** Those that should have been paid before today. */
  overdue: Dues
  /** Those due from today until a last day. */
  dueSoon: Dues
}

/** The bills of a buyer in figures: what is to be paid now, as findBills lists it [HOME-9, PAY-2]. */
export async function sumInvoices(db: Db, buyerId: CompanyId, days: Days): Promise<Invoices> {
  const late = sql<boolean>`due_day < ${dateOf(days.from)}`
  const soon = sql<boolean>`due_day between ${dateOf(days.from)} and ${dateOf(days.until)}`
  const sum = (of: RawBuilder<unknown>) => sql<DecimalText>`coalesce(${of}, 0.00)`
  const row = await toPay(db, buyerId)
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sum(sql`sum(to_pay)`).as('total'),
      sum(sql`sum(${owedParts('receivables').billed})`).as('billed'),
      sql<number>`(count(*) filter (where ${late}))::integer`.as('lateCount'),
      sum(sql`sum(to_pay) filter (where ${late})`).as('lateTotal'),
      sql<number>`(count(*) filter (where ${soon}))::integer`.as('soonCount'),
      sum(sql`sum(to_pay) filter (where ${soon})`).as('soonTotal'),
    ])
    .executeTakeFirstOrThrow()
  const { lateCount, lateTotal, soonCount, soonTotal, ...all } = row
  return {
    ...all,
    overdue: { count: lateCount, total: lateTotal },
    dueSoon: { count: soonCount, total: soonTotal },
  }
}

export interface DueBill {
  orderId: string
  number: string
  sellerName: string
  toPay: DecimalText
  due: BusinessDay
}

/** A buyer's bills that are due until a day, the earliest first. */
export function findDueBills(db: Db, buyerId: CompanyId, until: BusinessDay, most: number): Promise<DueBill[]> {
  return toPay(db, buyerId)
    .innerJoin(companyFacts.as('seller'), 'seller.id', 'receivables.seller_id')
    .select(['order_id as orderId', 'number', 'seller.name as sellerName', 'to_pay as toPay'])
    .select(({ cast }) => cast<BusinessDay>('due_day', 'text').as('due'))
    .where('due_day', '<=', dateOf(until))
    .orderBy('due_day')
    .orderBy('order_id')
    .limit(most)
    .execute()
}

/** What a buyer has to pay now. */
function toPay(db: Db, buyerId: CompanyId) {
  return db
    .selectFrom('receivables')
    .where('buyer_id', '=', buyerId)
    .where('open', '>', sql.lit('0'))
    .where('to_pay', '>', sql.lit('0'))
}

// what has no day yet is not due
const dueLast = sql<Date>`coalesce(due_day, 'infinity')`

/** The debts to a seller for shipped goods due within these days, and the number of orders [PAY-2]. */
export function sumDueWithin(
  db: Db,
  sellerId: CompanyId,
  { from, until }: DueDays,
): Promise<{ orders: number; total: DecimalText }> {
  return db
    .selectFrom('receivables')
    .select(({ fn, cast }) => [
      cast<number>(fn.countAll(), 'integer').as('orders'),
      fn.coalesce(fn.sum<DecimalText>('owed'), sql<DecimalText>`0.00`).as('total'),
    ])
    .where('seller_id', '=', sellerId)
    .where(isOwed)
    .$if(from !== null, (query) => query.where(dueLast, '>=', dateOf(from ?? '')))
    .$if(until !== null, (query) => query.where('due_day', '<=', dateOf(until ?? '')))
    .executeTakeFirstOrThrow()
}

/** The orders of the member's company that were shipped, are not paid, and are due within these days [PAY-2]. */
export function ordersDueWithin({ companyKind, companyId }: Member, { from, until }: DueDays) {
  return expressionBuilder<DB>()
    .selectFrom('receivables')
    .select('order_id')
    .where(companyKind === 'seller' ? 'seller_id' : 'buyer_id', '=', companyId)
    .where(isOwed)
    .$if(from !== null, (query) => query.where(dueLast, '>=', dateOf(from ?? '')))
    .$if(until !== null, (query) => query.where('due_day', '<=', dateOf(until ?? '')))
}

/** The orders of the member's company that stand so with their payment, as paymentStateOf says; cancelled ones are paid [PAY-1]. */
export function ordersInPaymentState(
  { companyKind, companyId }: Member,
  { state, today }: { state: PaymentState; today: BusinessDay },
) {
  return expressionBuilder<DB>()
    .selectFrom('receivables')
    .select('order_id')
    .where(companyKind === 'seller' ? 'seller_id' : 'buyer_id', '=', companyId)
    .where(({ eb, ref }) => {
      const isLate = eb(eb.fn.coalesce('due_day', dateOf(today)), '<', dateOf(today))
      const runs = eb('open', '>', '0').and(eb.not(isLate))
      if (state === 'paid') return eb('open', '<=', '0')
      if (state === 'overdue') return eb('open', '>', '0').and(isLate)
      return runs.and(eb('comes_to', state === 'partly' ? '>' : '<=', ref('open')))
    })
}

/**
 * The debts of orders, in Rupiah, from the columns of their ledger: `billed` and not paid, `unbilled` and not paid, and
 * `paidAhead` of any invoice. Billed and unbilled together are all that is open; it is worked out here alone [PAY-2].
 * @param from the row or the sums with `comes_to`, `invoiced`, `paid` and `written_off`
 */
export function owedParts(from: string) {
  const of = (column: string) => sql.ref(`${from}.${column}`)
  const settled = sql`(${of('paid')} + ${of('written_off')})`
  return {
    billed: sql<DecimalText>`greatest(${of('invoiced')} - ${settled}, 0.00)`,
    unbilled: sql<DecimalText>`greatest(${of('comes_to')} - greatest(${of('invoiced')}, ${settled}), 0.00)`,
    paidAhead: sql<DecimalText>`greatest(${settled} - ${of('invoiced')}, 0.00)`,
  }
}

/**
 * The open amount of each of these shipments' invoices: of an order, what was shipped first is paid first, and what was
 * credited is taken off the invoice that it corrects, as its last day to pay has it [PAY-1]. A shipment for which nothing was invoiced is missing.
 */
export async function findOpenOfInvoices(db: Db, shipmentIds: readonly string[]): Promise<Map<string, DecimalText>> {
  const corrected = db
    .selectFrom('receivable_lines as l')
    .select(['l.id', 'l.order_id', 'l.shipment_id', 'l.due_day'])
    .select(
      sql<DecimalText>`l.invoiced + coalesce((select sum(c.invoiced) from receivable_lines c
        where c.order_id = l.order_id and c.shipment_id = l.shipment_id and c.invoiced < 0), 0.00)`.as('invoiced'),
    )
    .where('l.invoiced', '>', '0')
    .where('l.order_id', 'in', ({ selectFrom }) =>
      selectFrom('receivable_lines as s').select('s.order_id').where('s.shipment_id', '=', anyOf(shipmentIds)),
    )
  const parts = db
    .selectFrom(corrected.as('l'))
    .select(['l.order_id', 'l.shipment_id', 'l.invoiced'])
    .select([
      sql<DecimalText>`sum(l.invoiced) over (partition by l.order_id order by l.due_day, l.id)`.as('upto'),
      sql<DecimalText>`sum(l.invoiced) over (partition by l.order_id)`.as('together'),
    ])
  const rows = await db
    .selectFrom(parts.as('part'))
    .innerJoin('receivables as r', 'r.order_id', 'part.order_id')
    .select(({ ref }) => [
      ref('part.shipment_id').$notNull().as('shipmentId'),
      sql<DecimalText>`least(part.invoiced,
        greatest(part.upto - (r.paid + r.written_off + part.together - r.invoiced), 0.00))`.as('open'),
    ])
    .where('part.shipment_id', '=', anyOf(shipmentIds))
    .execute()
  return new Map(rows.map(({ shipmentId, open }) => [shipmentId, open]))
}

/** The components of what is owed of an order. */
export async function findOwedParts(tx: Tx, orderId: string) {
  const { billed, unbilled, paidAhead } = owedParts('r')
  return await tx
    .selectFrom('receivables as r')
    .select([billed.as('billed'), unbilled.as('unbilled'), paidAhead.as('paidAhead')])
    .where('r.order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** Until when an order that is paid before it ships has to be; null where it is on credit, or nothing is left to pay. */
export async function findPayBy(tx: Tx, orderId: string): Promise<BusinessDay | null> {
  const found = await tx
    .selectFrom('receivables')
    .select(({ cast }) => cast<BusinessDay | null>('pay_by', 'text').as('payBy'))
    .where('order_id', '=', orderId)
    .where('open', '>', sql.lit('0'))
    .executeTakeFirst()
  return found?.payBy ?? null
}
