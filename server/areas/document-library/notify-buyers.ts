import { businessDay, DAY_MS, daysAfter } from '#domain/business-day.ts'
import { boughtExpiryNotice } from '#domain/document-library/notice.ts'
import type { CompanyId } from '#domain/ids.ts'
import { EXPIRY_NOTICE_DAYS_AHEAD } from '#domain/product-documents/validity.ts'
import { suspendedBuyersAmong } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { findBuyersOf } from '#server/areas/orders/public.ts'
import { markEndingForBuyers } from '#server/areas/product-documents/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { type FolderRow, findDocuments } from './queries.ts'

// what was bought earlier is used up
const BOUGHT_WITHIN_DAYS = 365
// companies of one transaction, with a query for each
const AT_ONCE = 25

/** Companies that may have bought something whose documents end. */
export interface BuyersToNotify {
  companyIds: readonly string[]
  documentIds: readonly string[]
}

/**
 * Marks the documents whose last day is near, once each, and schedules notifications, in batches, of the companies that
 * may have bought what they are about within a year [DOC-2].
 */
export function notifyBuyers(deps: Deps): Promise<void> {
  return deps.db.transaction().execute((tx) => takeIn(tx, deps.now()))
}

/**
 * Notifies each of these companies of the expiring documents of its purchases that it may read, in one notification
 * that names the first [DOC-2].
 */
export function notifySomeBuyers(deps: Deps, batch: BuyersToNotify): Promise<void> {
  return deps.db.transaction().execute((tx) => notifyIn(tx, batch, deps.now()))
}

async function takeIn(tx: Tx, now: Date): Promise<void> {
  const today = businessDay(now)
  const ending = await markEndingForBuyers(tx, { from: today, to: daysAfter(today, EXPIRY_NOTICE_DAYS_AHEAD) }, now)
  if (ending.length === 0) return
  const buyerIds = await findBuyersOf(tx, [...new Set(ending.map(({ productId }) => productId))], boughtSince(now))
  const suspended = new Set(await suspendedBuyersAmong(tx, buyerIds))
  const notified = buyerIds.filter((id) => !suspended.has(id))
  const documentIds = ending.map(({ id }) => id)
  for (let at = 0; at < notified.length; at += AT_ONCE) {
    await enqueue(tx, 'document-library/notify-some', { companyIds: notified.slice(at, at + AT_ONCE), documentIds })
  }
}

async function notifyIn(tx: Tx, { companyIds, documentIds }: BuyersToNotify, now: Date): Promise<void> {
  const today = businessDay(now)
  const wish = { words: [], kind: null, sellerId: null, state: null, orderId: null, before: null }
  const chosen = { ...wish, from: boughtSince(now), chosen: [...documentIds] }
  const whole = { order: 'ending', after: null, limit: documentIds.length } as const
  const notices = []
  for (const companyId of companyIds) {
    const [first, ...others] = await findDocuments(tx, companyId as CompanyId, chosen, whole, today) // of a stored order
    if (first) notices.push(noticeOf(companyId, first, others.length, today))
  }
  if (notices.length > 0) await notify(tx, notices, now)
}

function boughtSince(now: Date): Date {
  return new Date(now.getTime() - BOUGHT_WITHIN_DAYS * DAY_MS)
}

function noticeOf(companyId: string, { kind, productName, lot, validUntil }: FolderRow, others: number, today: string) {
  if (validUntil === null) throw new Error('what has no last day does not end')
  const product = lot === null ? productName : `${productName} lot ${lot}`
  const notice = boughtExpiryNotice({ kind, product, validUntil, others }, today)
  return { companyId, kind: 'document' as const, step: 'expireBought' as const, ...notice }
}
