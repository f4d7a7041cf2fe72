import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay, startOfDay } from '#domain/business-day.ts'
import type { Deps } from '#server/deps.ts'
import { announcedOrders } from './events.ts'
import { hideUnannouncedOrders } from './hide-unannounced-orders.ts'
import { findOrdersSince, type InboxNumbers, sumUpInbox } from './queries-inbox.ts'
import {
  countNegotiations,
  findNegotiations,
  type NegotiationCounts,
  type NegotiationFilter,
  type NegotiationRow,
} from './queries-reading.ts'
import { readerOf } from './reader.ts'

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
