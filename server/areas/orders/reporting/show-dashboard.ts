import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import type { Dashboard } from '#domain/orders/contract-dashboard.ts'
import { findCards, stocksVisibleTo } from '#server/areas/catalogue/public.ts'
import { findMissingDocuments } from '#server/areas/companies/public.ts'
import { countWaiting } from '#server/areas/negotiations/public.ts'
import { sumInvoices } from '#server/areas/receivables/public.ts'
import { countDocumentRequests } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { claimsWaiting, draftsWaiting } from '../events.ts'
import { countToDo, findBought, findLastPaid } from './queries-reports.ts'

/**
 * The member's pending tasks: for an approver others' orders to approve, for others their own that await it [HOME-9].
 */
export async function showDashboard(deps: Deps, buyer: Buyer): Promise<Dashboard> {
  return {
    ...(await countToDo(deps.db, buyer.companyId, {
      userId: buyer.userId,
      approves: mayDo(buyer, 'order.approve'),
    })),
    drafts: await draftsWaiting.ask(deps.db, buyer.companyId, deps.now()),
    claims: await claimsWaiting.ask(deps.db, buyer, deps.now()),
    negotiations: await countWaiting(deps.db, buyer, deps.now()),
    invoices: await sumInvoices(deps.db, buyer.companyId, businessDay(deps.now())),
    documentsRequested: await countDocumentRequests(deps.db, buyer.companyId),
    documentsMissing: await findMissingDocuments(deps.db, buyer.companyId),
  }
}

// some are no longer on sale, or no longer to this company
const MOST_LOOKED_AT = 24
const MOST_SHOWN = 8

/** Products the company has ordered and still sees the price of, with their stock, the last ordered first. */
export async function showBoughtBefore(deps: Deps, buyer: Buyer) {
  const ids = await findBought(deps.db, buyer.companyId, MOST_LOOKED_AT)
  const cards = await findCards(deps.db, buyer, ids)
  const products = cards.filter(({ amount }) => amount !== null).slice(0, MOST_SHOWN)
  return { products, stocks: await stocksVisibleTo(deps.db, buyer, products) }
}

/** What the company last paid for these products, each with the day of that order; those it has not bought are missing [UX-1]. */
export async function listLastPaid({ db }: Deps, buyer: Buyer, productIds: readonly number[]) {
  const paid = await findLastPaid(db, buyer.companyId, productIds)
  return paid.map(({ placedAt, ...one }) => ({ ...one, day: businessDay(placedAt) }))
}
