import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay, dayAfter, daysAfter, startOfDay } from '#domain/business-day.ts'
import { seesPayments } from '#domain/orders/payment-readers.ts'
import type { OrderState } from '#domain/orders/state.ts'
import type { OrderScope } from '#domain/orders/words.ts'
import type { PaymentState } from '#domain/receivables/payment-state.ts'
import { dueDaysOf, type ReceivableAge } from '#domain/receivables/receivable-age.ts'
import { Refusal } from '#domain/refusal.ts'
import { type ProductToOrder, productsToOrder } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import { snapshot, type Tx } from '#server/platform/database.ts'
import { dealsOfOwner } from './placing/deals-of-owner.ts'
import { findLowDeals } from './placing/find-low-deals.ts'
import { findOrderedAgreements } from './queries-customers.ts'
import type { OrderFilter } from './queries-matching.ts'
import { countOrders, findMatchingIds, findOrders, type OrderRow, type StateCount } from './queries-reading.ts'

export interface OrderSearch {
  state: OrderState | undefined
  scope: OrderScope | undefined
  /** Of those that are shipped and unpaid: how long they are overdue. */
  age: ReceivableAge | undefined
  payment: PaymentState | undefined
  productId: number | undefined
  keyword: string | undefined
  /** First and last day, inclusive. */
  firstDay: BusinessDay | undefined
  lastDay: BusinessDay | undefined
  page: number
  perPage: number
}

export interface OrderPage {
  orders: OrderRow[]
  /** The first product of each order, for its picture. */
  products: Map<number, ProductToOrder>
  /** The notes to the seller on the deals of an order [NEGO-13, SHOP-7]. */
  dealNotesOf: (orderId: string) => { warning: string | null; ofOwner: string | null }
  total: number
  /** Of those that the search finds, in each state. */
  counts: StateCount[]
  today: BusinessDay
}

/** The company's orders, newest first, filtered and paged, all as they stood at one instant; sellers see those they were sent [ORDER-5]. @throws Refusal those of filterOf */
export async function listOrders(deps: Deps, member: Buyer | Seller, search: OrderSearch): Promise<OrderPage> {
  const today = businessDay(deps.now())
  const filter = filterOf(search, member, today)
  const page = { limit: search.perPage, offset: (search.page - 1) * search.perPage }
  return snapshot(deps.db, async (tx) => {
    const found =
      filter.keyword === null ? filter : { ...filter, keyword: null, ids: await findMatchingIds(tx, member, filter) }
    const [orders, counts] = await pipeline(
      tx,
      (one) => findOrders(one, member, found, page),
      (one) => countOrders(one, member, found),
    )
    const firstIds = orders.map((order) => order.firstProductId)
    const [products, dealNotesOf] = await pipeline(
      tx,
      (one) => productsToOrder(one, firstIds),
      (one) => findDealNotes(one, member, orders),
    )
    return { orders, products, dealNotesOf, total: countIn(counts, filter.state), counts, today }
  })
}

/** How many orders are in a state, null: in any; partly shipped ones count as shipped too [SHIP-1]. */
export function countIn(counts: readonly StateCount[], state: OrderState | null): number {
  return counts.reduce((sum, one) => {
    if (state === null || one.state === state) return sum + one.count
    return state === 'shipped' ? sum + one.underWay : sum
  }, 0)
}

/**
 * The filter in the form that the queries take.
 * @throws Refusal not_allowed: by payments, which the member's role does not see [ROLE-10]
 */
export function filterOf(
  search: Omit<OrderSearch, 'page' | 'perPage'>,
  member: Buyer | Seller,
  today: BusinessDay,
): OrderFilter {
  if (asksPayments(search) && !seesPayments(member)) throw new Refusal('not_allowed')
  return {
    placedBy: search.scope === 'mine' ? member.userId : null,
    confirmed: search.scope === 'confirmed',
    cancelRequested: search.scope === 'cancelRequested',
    unpaid: unpaidIn(search, today),
    payment: search.payment ? { state: search.payment, today } : null,
    productId: search.productId ?? null,
    state: search.state ?? null,
    keyword: search.keyword || null,
    ids: null,
    from: search.firstDay ? startOfDay(search.firstDay) : null,
    before: search.lastDay ? startOfDay(dayAfter(search.lastDay)) : null,
  }
}

function asksPayments({ scope, age, payment }: Pick<OrderSearch, 'scope' | 'age' | 'payment'>): boolean {
  return age !== undefined || payment !== undefined || scope === 'unpaid' || scope === 'overdue'
}

function unpaidIn({ scope, age }: Pick<OrderSearch, 'scope' | 'age'>, today: BusinessDay): OrderFilter['unpaid'] {
  if (age !== undefined) return dueDaysOf(age, today)
  if (scope === 'unpaid') return { from: null, until: null }
  return scope === 'overdue' ? { from: null, until: daysAfter(today, -1) } : null
}

async function findDealNotes(
  tx: Tx,
  member: Buyer | Seller,
  orders: readonly OrderRow[],
): Promise<OrderPage['dealNotesOf']> {
  if (member.companyKind === 'buyer') return () => ({ warning: null, ofOwner: null })
  const agreements = await findOrderedAgreements(
    tx,
    orders.map(({ id }) => id),
  )
  const warnings = await findLowDeals(tx, member, agreements)
  const ofOwner = await dealsOfOwner(tx, member, agreements)
  const byOrder = new Map(
    agreements.flatMap(({ orderId, negotiationId }) => {
      const warning = warnings.get(negotiationId)
      return warning === undefined ? [] : [[orderId, warning] as const]
    }),
  )
  return (id) => ({ warning: byOrder.get(id) ?? null, ofOwner: ofOwner.get(id) ?? null })
}
