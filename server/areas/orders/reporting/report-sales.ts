import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import {
  type BusinessDay,
  businessDay,
  dayAfter,
  daysAfter,
  firstDayOfMonth,
  startOfDay,
} from '#domain/business-day.ts'
import { type Days, daysBefore, firstDayOfWeek } from '#domain/days/period.ts'
import { isMore } from '#domain/money.ts'
import type { LowStock, Receivable, SalesReport } from '#domain/orders/contract-reports.ts'
import type { Breakdown } from '#domain/orders/contract-spending.ts'
import { DAYS_LOW, DAYS_OBSERVED, daysOfStock } from '#domain/orders/days-of-stock.ts'
import { dueDaysOf, receivableAges } from '#domain/receivables/receivable-age.ts'
import { countProductsOf, productsToOrder } from '#server/areas/catalogue/public.ts'
import { sumDueWithin } from '#server/areas/receivables/public.ts'
import { countActiveCustomers } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { saleClaimsWaiting } from '../events.ts'
import type { OrderFilter } from '../queries-matching.ts'
import { countOrders, type StateCount } from '../queries-reading.ts'
import {
  findBestProducts,
  type Span,
  sumByMaterial,
  sumByMonth,
  sumByPartner,
  sumConfirmed,
  sumSales,
  sumSalesByWeek,
  sumUnitsOrdered,
} from './queries-reports.ts'

// as many as are read at a glance
const MOST_BEST = 10
const MOST_LOW = 50

/** Confirmed sales of some days: by week, beside as many days before, and what sold best [SHOP-9]. */
export async function reportSales({ db }: Deps, { companyId }: Seller, days: Days): Promise<SalesReport> {
  const span = spanOf(days)
  const [now, before, byWeek, best] = await Promise.all([
    sumSales(db, companyId, span),
    sumSales(db, companyId, spanOf(daysBefore(days))),
    sumSalesByWeek(db, companyId, span),
    findBestProducts(db, companyId, span, MOST_BEST),
  ])
  const products = await productsToOrder(
    db,
    best.map(({ productId }) => productId),
  )
  const weeks = new Map(byWeek.map((week) => [week.start, week]))
  return {
    ...now,
    before,
    weeks: mondaysOf(days).map((start) => weeks.get(start) ?? { start, orders: 0, total: '0.00' }),
    products: best.flatMap(({ productId, ...sold }) => {
      const product = products.get(productId)
      return product ? [{ id: productId, name: product.name, unit: product.unit, ...sold }] : []
    }),
  }
}

/** Customers' debts by age; every age, also with nothing [SHOP-9]. */
export function reportReceivables({ db, now }: Deps, { companyId }: Seller): Promise<Receivable[]> {
  const today = businessDay(now())
  return Promise.all(
    receivableAges.map(async (age) => ({ age, ...(await sumDueWithin(db, companyId, dueDaysOf(age, today))) })),
  )
}

/** Products on sale whose stock soon runs out at the pace of the last days, the shortest first [SHOP-9]. */
export async function reportLowStocks({ db, now }: Deps, { companyId }: Seller): Promise<LowStock[]> {
  const today = businessDay(now())
  const span = spanOf({ from: daysAfter(today, 1 - DAYS_OBSERVED), until: today })
  const ordered = await sumUnitsOrdered(db, companyId, span)
  const products = await productsToOrder(
    db,
    ordered.map(({ productId }) => productId),
  )
  return ordered
    .flatMap(({ productId, units: sold }) => {
      const product = products.get(productId)
      if (!product?.published) return []
      const { name, unit, unitsInStock: stock } = product
      const daysLeft = daysOfStock(stock, sold)
      return daysLeft === null || daysLeft > DAYS_LOW ? [] : [{ id: productId, name, unit, stock, sold, daysLeft }]
    })
    .sort((one, other) => one.daysLeft - other.daysLeft || (isMore(one.sold, other.sold) ? -1 : 1))
    .slice(0, MOST_LOW)
}

function spanOf({ from, until }: Days): Span {
  return { from: startOfDay(from), before: startOfDay(dayAfter(until)) }
}

/** The Mondays of all weeks that have one of the days. */
function mondaysOf({ from, until }: Days): BusinessDay[] {
  const mondays: BusinessDay[] = []
  for (let monday = firstDayOfWeek(from); monday <= until; monday = daysAfter(monday, 7)) mondays.push(monday)
  return mondays
}

export interface SalesSummary {
  counts: StateCount[]
  products: { offered: number; soldOut: number }
  customers: number
  /** Those that wait for the seller. */
  claims: number
}

const everything: OrderFilter = {
  state: null,
  cancelRequested: false,
  confirmed: false,
  placedBy: null,
  unpaid: null,
  payment: null,
  productId: null,
  keyword: null,
  ids: null,
  from: null,
  before: null,
}

/** A seller's start page [SELLER-5]. */
export async function summarizeSales(deps: Deps, seller: Seller): Promise<SalesSummary> {
  return {
    counts: await countOrders(deps.db, seller, everything),
    products: await countProductsOf(deps.db, seller.companyId),
    claims: await saleClaimsWaiting.ask(deps.db, seller, deps.now()),
    customers: await countActiveCustomers(deps.db, seller.companyId),
  }
}

// as many as are compared at a glance
const MOST = 20

/** The company's purchases or sales in a period by month, material and company, beside the preceding one [ORDER-8]. */
export async function breakDown({ db }: Deps, member: Buyer | Seller, days: Days): Promise<Breakdown> {
  const span = spanOfOfBreakDown(days)
  const [now, before, byMonth, materials, partners] = await Promise.all([
    sumConfirmed(db, member, span),
    sumConfirmed(db, member, spanOfOfBreakDown(daysBefore(days))),
    sumByMonth(db, member, span),
    sumByMaterial(db, member, span, MOST),
    sumByPartner(db, member, span, MOST),
  ])
  const months = new Map(byMonth.map((month) => [month.start, month]))
  return {
    ...now,
    before,
    months: monthsOf(days).map((start) => months.get(start) ?? { start, orders: 0, total: '0.00' }),
    materials,
    partners,
  }
}

function spanOfOfBreakDown({ from, until }: Days): Span {
  return { from: startOfDay(from), before: startOfDay(dayAfter(until)) }
}

/** The first days of all months that have one of the days. */
function monthsOf({ from, until }: Days): BusinessDay[] {
  const months: BusinessDay[] = []
  // 31 days after the first of a month is always in the next one
  for (let first = firstDayOfMonth(from); first <= until; first = firstDayOfMonth(daysAfter(first, 31))) {
    months.push(first)
  }
  return months
}
