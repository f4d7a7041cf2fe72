import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { ProofState } from '#domain/receivables/proof.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db } from '#server/platform/database.ts'
import { isOwed, owedParts } from './queries-owed.ts'

export interface OwedRow {
  customerId: string
  name: string
  due: BusinessDay | null
  owed: DecimalText
}

/** The debts to a seller for shipped goods, by customer and last day to pay. */
export function findOwed(db: Db, sellerId: CompanyId): Promise<OwedRow[]> {
  return db
    .selectFrom('receivables as r')
    .innerJoin(companyFacts.as('customer'), 'customer.id', 'r.buyer_id')
    .select(({ fn, cast }) => [
      'customer.id as customerId',
      'customer.name',
      cast<BusinessDay | null>('r.due_day', 'text').as('due'),
      fn.sum<DecimalText>('r.owed').as('owed'),
    ])
    .where('r.seller_id', '=', sellerId)
    .where(isOwed)
    .groupBy(['customer.id', 'customer.name', 'r.due_day'])
    .orderBy('r.due_day')
    .orderBy('customer.name')
    .execute()
}

/** The unbilled amounts of a seller's customers, the overdue share of them, and payments ahead. */
export function findNotBilled(db: Db, sellerId: CompanyId, today: BusinessDay) {
  const { billed, unbilled, paidAhead } = owedParts('r')
  return (
    db
      .selectFrom('receivables as r')
      .innerJoin(companyFacts.as('customer'), 'customer.id', 'r.buyer_id')
      .select(['customer.id as customerId', 'customer.name'])
      .select([
        sql<DecimalText>`sum(${unbilled})`.as('unbilled'),
        // what is to be paid beyond what is billed: of orders that are paid before they are shipped
        sql<DecimalText>`coalesce(sum(r.to_pay - ${billed}) filter (where r.open > 0 and r.due_day < ${today}::date), 0.00)`.as(
          'unbilledLate',
        ),
        sql<DecimalText>`sum(${paidAhead})`.as('paidAhead'),
      ])
      .where('r.seller_id', '=', sellerId)
      // written out, as the indexes have them
      .where(sql<boolean>`(r.open > 0 or r.paid + r.written_off > r.invoiced)`)
      .groupBy(['customer.id', 'customer.name'])
      .having(sql<boolean>`sum(${unbilled}) + sum(${paidAhead}) > 0`)
      .execute()
  )
}

/** Customers with credit at a seller. */
export function findCreditors(db: Db, sellerId: CompanyId) {
  return db
    .selectFrom('receivable_accounts as a')
    .innerJoin(companyFacts.as('customer'), 'customer.id', 'a.buyer_id')
    .select(['customer.id as customerId', 'customer.name', 'a.credit'])
    .where('a.seller_id', '=', sellerId)
    .where('a.credit', '>', '0')
    .orderBy('customer.name')
    .execute()
}

// as many as somebody looks through in one go
const MOST_PROOFS = 100

/** The proofs that a seller has not decided about, the oldest first. */
export function findWaitingProofs(db: Db, sellerId: CompanyId) {
  return db
    .selectFrom('payment_proofs as p')
    .innerJoin('receivables as r', 'r.order_id', 'p.order_id')
    .innerJoin(companyFacts.as('customer'), 'customer.id', 'p.buyer_id')
    .select(['p.id', 'p.order_id as orderId', 'r.number', 'customer.name as customer', 'p.amount'])
    .select(({ cast }) => cast<BusinessDay>('p.day', 'text').as('day'))
    .where('p.seller_id', '=', sellerId)
    .where('p.state', '=', sql.lit('waiting' satisfies ProofState))
    .orderBy('p.id')
    .limit(MOST_PROOFS)
    .execute()
}

export interface BillRow {
  sellerId: string
  name: string
  username: string
  orderId: string
  number: string
  comesTo: DecimalText
  open: DecimalText
  /** Of that, what is to be paid now. */
  toPay: DecimalText
  billed: DecimalText
  unbilled: DecimalText
  due: BusinessDay | null
  /** The amount to pay to its seller, the overdue and the billed share of it, and the number of orders. */
  total: DecimalText
  overdue: DecimalText
  billedTogether: DecimalText
  count: number
}

// of one seller, as many as somebody reads
const MOST_BILLS = 50

/** A company's bills by due date; what is neither invoiced nor to be paid ahead is missing. */
export function findBills(db: Db, buyerId: CompanyId, today: BusinessDay): Promise<BillRow[]> {
  const { billed, unbilled } = owedParts('r')
  const bills = db
    .selectFrom('receivables as r')
    .innerJoin(companyFacts.as('seller'), 'seller.id', 'r.seller_id')
    .select([
      'seller.id as sellerId',
      'seller.name',
      'r.order_id as orderId',
      'r.number',
      'r.comes_to as comesTo',
      'r.open',
      'r.to_pay as toPay',
      billed.as('billed'),
      unbilled.as('unbilled'),
    ])
    .select(({ cast, ref }) => [
      cast<BusinessDay | null>('r.due_day', 'text').as('due'),
      ref('seller.username').$notNull().as('username'),
    ])
    .select([
      sql<DecimalText>`sum(r.to_pay) over (partition by r.seller_id)`.as('total'),
      sql<DecimalText>`coalesce(sum(r.to_pay) filter (where r.due_day < ${today}::date) over (partition by r.seller_id),
        0.00)`.as('overdue'),
      sql<DecimalText>`sum(${billed}) over (partition by r.seller_id)`.as('billedTogether'),
      sql<number>`(count(*) over (partition by r.seller_id))::integer`.as('count'),
      sql<string>`row_number() over (partition by r.seller_id order by r.due_day, r.order_id)`.as('place'),
    ])
    .where('r.buyer_id', '=', buyerId)
    .where('r.open', '>', sql.lit('0'))
    .where('r.to_pay', '>', sql.lit('0'))
  return db
    .selectFrom(bills.as('bill'))
    .select([
      'sellerId',
      'name',
      'username',
      'orderId',
      'number',
      'comesTo',
      'open',
      'toPay',
      'billed',
      'unbilled',
      'due',
      'total',
      'overdue',
      'billedTogether',
      'count',
    ])
    .where('place', '<=', String(MOST_BILLS))
    .orderBy('due')
    .orderBy('orderId')
    .execute()
}

/** The sellers that a company has paid too much. */
export function findCredits(db: Db, buyerId: CompanyId) {
  return db
    .selectFrom('receivable_accounts as a')
    .innerJoin(companyFacts.as('seller'), 'seller.id', 'a.seller_id')
    .select(({ ref }) => [
      'seller.id as sellerId',
      'seller.name',
      ref('seller.username').$notNull().as('username'),
      'a.credit',
    ])
    .where('a.buyer_id', '=', buyerId)
    .where('a.credit', '>', '0')
    .orderBy('seller.name')
    .execute()
}
