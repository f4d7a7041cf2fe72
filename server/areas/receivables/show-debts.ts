import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { amountText, type DecimalText, decimal } from '#domain/money.ts'
import type { Aged, CustomerDebt, Debts, SellerBills } from '#domain/receivables/contract-debts.ts'
import { byDebt } from '#domain/receivables/due-day.ts'
import { paymentStateOf } from '#domain/receivables/payment-state.ts'
import { ageOf, type ReceivableAge, receivableAges } from '#domain/receivables/receivable-age.ts'
import type { Deps } from '#server/deps.ts'
import { findBills, findCreditors, findCredits, findNotBilled, findOwed, findWaitingProofs } from './queries-debts.ts'

/** Customers' debts to a seller, by customer and age, a page of them, and the pending proofs [PAY-2]. */
export async function showDebts(
  { db, now }: Deps,
  { companyId }: Seller,
  { page, perPage }: { page: number; perPage: number },
): Promise<Debts> {
  const today = businessDay(now())
  const [owed, notBilled, creditors, proofs] = await Promise.all([
    findOwed(db, companyId),
    findNotBilled(db, companyId, today),
    findCreditors(db, companyId),
    findWaitingProofs(db, companyId),
  ])
  const customers = new Map<string, CustomerDebt>()
  const change = ({ customerId, name }: { customerId: string; name: string }, to: (of: CustomerDebt) => object) => {
    const none = { customerId, name, ages: [], total: '0.00', ...nothing, credit: '0.00' }
    const before = customers.get(customerId) ?? none
    customers.set(customerId, { ...before, ...to(before) })
  }
  for (const row of owed) {
    change(row, ({ ages, total }) => ({
      ages: withMore(ages, ageOf(row.due, today), row.owed),
      total: sum(total, row.owed),
    }))
  }
  for (const { unbilled, unbilledLate, paidAhead, ...customer } of notBilled)
    change(customer, () => ({ unbilled, unbilledLate, paidAhead }))
  for (const creditor of creditors) change(creditor, () => ({ credit: creditor.credit }))
  const all = owed.reduce((ages, row) => withMore(ages, ageOf(row.due, today), row.owed), noAges())
  return {
    ages: all,
    total: all.reduce((total, { amount }) => sum(total, amount), '0.00'),
    unbilled: notBilled.reduce((all, { unbilled }) => sum(all, unbilled), '0.00'),
    unbilledLate: notBilled.reduce((all, { unbilledLate }) => sum(all, unbilledLate), '0.00'),
    paidAhead: notBilled.reduce((all, { paidAhead }) => sum(all, paidAhead), '0.00'),
    customers: [...customers.values()].sort(byDebt).slice((page - 1) * perPage, page * perPage),
    count: customers.size,
    proofs,
  }
}

const nothing = { unbilled: '0.00', unbilledLate: '0.00', paidAhead: '0.00' }

/** A company's bills by seller and due date [PAY-2]. */
export async function showBills({ db, now }: Deps, { companyId }: Buyer): Promise<SellerBills[]> {
  const today = businessDay(now())
  const [bills, credits] = await Promise.all([findBills(db, companyId, today), findCredits(db, companyId)])
  const sellers = new Map<string, SellerBills>()
  const change = (seller: Named, to: (of: SellerBills) => object) => {
    const { sellerId, name, username } = seller
    const amounts = { total: '0.00', overdue: '0.00', billed: '0.00', credit: '0.00' }
    const none = { sellerId, name, username, ...amounts, bills: [], count: 0 }
    const before = sellers.get(sellerId) ?? none
    sellers.set(sellerId, { ...before, ...to(before) })
  }
  for (const bill of bills) {
    const { orderId, number, comesTo, open, toPay, billed, unbilled, due, total, overdue, billedTogether, count } = bill
    const state = paymentStateOf(bill, today)
    change(bill, ({ bills: before }) => ({
      total,
      overdue,
      billed: billedTogether,
      count,
      bills: [...before, { orderId, number, comesTo, open, toPay, billed, unbilled, due, state }],
    }))
  }
  for (const credit of credits) change(credit, () => ({ credit: credit.credit }))
  return [...sellers.values()]
}

interface Named {
  sellerId: string
  name: string
  username: string
}

function noAges(): Aged[] {
  return receivableAges.map((age) => ({ age, amount: '0.00' }))
}

function withMore(ages: readonly Aged[], age: ReceivableAge, amount: DecimalText): Aged[] {
  if (!ages.some((one) => one.age === age)) return [...ages, { age, amount: amountText(amount) }]
  return ages.map((one) => (one.age === age ? { age, amount: sum(one.amount, amount) } : one))
}

function sum(one: DecimalText, other: DecimalText): DecimalText {
  return amountText(decimal(one).plus(other))
}
