import type { Buyer, Member, Seller } from '#domain/accounts/actor.ts'
import { businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import { type Days, daysBefore } from '#domain/days/period.ts'
import type { NegotiationReport } from '#domain/negotiations/contract-report.ts'
import type { CurrentNegotiation } from '#domain/negotiations/shapes.ts'
import { isRunning, stateLabel } from '#domain/negotiations/state.ts'
import { type ListedNotification, listNotifications } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { announcedOrders } from './events.ts'
import { findSellerNames } from './queries.ts'
import { findCurrent } from './queries-agreements.ts'
import { findOrdersSince, type InboxNumbers, sumUpInbox } from './queries-inbox.ts'
import {
  countNegotiations,
  countOutcomes,
  everyNegotiation,
  findNegotiations,
  type NegotiationCounts,
  type NegotiationFilter,
  type NegotiationRow,
  type Reader,
  readerOf,
} from './queries-reading.ts'

export interface NegotiationSearch extends NegotiationFilter {
  page: number
  perPage: number
}

export interface FoundNegotiations {
  negos: NegotiationRow[]
  counts: NegotiationCounts
  page: number
  perPage: number
  now: Date
}

/** The company's negotiations, running ones first [NEGO-9, SELLER-4]. */
export async function listNegotiations(
  deps: Deps,
  member: Buyer | Seller,
  { page, perPage, ...filter }: NegotiationSearch,
): Promise<FoundNegotiations> {
  const now = deps.now()
  const reader = readerOf(member, now)
  const found = await findNegotiations(deps.db, reader, filter, { limit: perPage, offset: (page - 1) * perPage })
  const negos = await hideUnannouncedOrders(deps.db, reader, found)
  return { negos, counts: await countNegotiations(deps.db, reader, filter), page, perPage, now }
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** The seller's inbox: the list, and what it sums up to today and in the last 30 days [SELLER-4]. */
export async function showInbox(
  deps: Deps,
  seller: Seller,
  search: NegotiationSearch,
): Promise<FoundNegotiations & { numbers: InboxNumbers }> {
  const inbox = await listNegotiations(deps, seller, search)
  const dayStart = startOfDay(businessDay(inbox.now))
  const since = new Date(inbox.now.getTime() - MONTH_MS)
  // an order that waits for the buyer's own company is none to the seller yet
  const orderIds = await announcedOrders.ask(
    deps.db,
    await findOrdersSince(deps.db, seller.companyId, since),
    inbox.now,
  )
  return { ...inbox, numbers: await sumUpInbox(deps.db, seller.companyId, { dayStart, since, orderIds }) }
}

/** A seller knows of the order that used a price once the buyer's own company has approved it. */
export async function hideUnannouncedOrders(
  db: Db,
  { side, now }: Reader,
  negos: readonly NegotiationRow[],
): Promise<NegotiationRow[]> {
  const ids = negos.flatMap(({ orderId }) => orderId ?? [])
  if (side === 'buyer' || ids.length === 0) return [...negos]
  const announced = await announcedOrders.ask(db, ids, now)
  return negos.map((nego) => ({ ...nego, orderId: nego.orderId && announced.has(nego.orderId) ? nego.orderId : null }))
}

/** The outcomes of negotiations that started in a period, beside the preceding one of equal length [SHOP-9]. */
export async function reportOutcomes({ db, now }: Deps, seller: Seller, days: Days): Promise<NegotiationReport> {
  const reader = readerOf(seller, now())
  const count = ({ from, until }: Days) =>
    countOutcomes(db, reader, { from: startOfDay(from), before: startOfDay(dayAfter(until)) })
  const [those, before] = await Promise.all([count(days), count(daysBefore(days))])
  return { ...those, before }
}

/** The negotiations that the member has to answer or to finish today, the longest waiting first [NEGO-9, ROLE-10]. */
export function findWaiting(db: Db, member: Buyer | Seller, now: Date, most: number): Promise<NegotiationRow[]> {
  return findNegotiations(db, readerOf(member, now), { ...everyNegotiation, waiting: true }, { limit: most, offset: 0 })
}

// far more than a company negotiates in a day
const MOST = 300

/** One for each product: the negotiation that runs, or else the agreed price that holds [CARD-1, NEGO-10]. */
export async function listCurrent(deps: Deps, buyer: Buyer): Promise<CurrentNegotiation[]> {
  const rows = await findCurrent(deps.db, buyer.companyId, deps.now(), MOST)
  const byProduct = Map.groupBy(rows, ({ productId }) => productId)
  return [...byProduct.values()].flatMap((all) => {
    const shown = all.find(({ state }) => isRunning(state)) ?? all[0]
    if (!shown) return []
    const { id, productId, state, price } = shown
    const agreed = state === 'agreed' || state === 'finished'
    return [{ id, productId, stateLabel: stateLabel(state), agreedPrice: agreed ? price : null }]
  })
}

export interface NegoNotice extends ListedNotification {
  negotiationId: string
  sellerName: string
}

/** The latest nego notifications of the member's company [HEAD-8]. */
export async function listNotices(deps: Deps, member: Member): Promise<{ notices: NegoNotice[]; unread: number }> {
  const { latest, unread } = await listNotifications(deps, member, 'nego')
  const ids = latest.flatMap(({ subjectId }) => subjectId ?? [])
  const side = member.companyKind === 'seller' ? 'seller' : 'buyer'
  const names = await findSellerNames(deps.db, side, member.companyId, ids)
  const notices = latest.map((one) => ({
    ...one,
    negotiationId: one.subjectId ?? '',
    sellerName: names.get(one.subjectId ?? '') ?? '',
  }))
  return { notices, unread }
}
