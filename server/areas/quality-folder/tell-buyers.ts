import { businessDay, daysAfter } from '#domain/business-day.ts'
import type { CompanyId } from '#domain/ids.ts'
import { EXPIRY_TOLD_DAYS_AHEAD } from '#domain/papers/validity.ts'
import { boughtExpiryNotice } from '#domain/quality-folder/notice.ts'
import { suspendedBuyersAmong } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { findBuyersOf } from '#server/areas/orders/public.ts'
import { markEndingForBuyers } from '#server/areas/papers/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { type FolderRow, findDocuments } from './queries.ts'

// what was bought earlier is used up
const BOUGHT_WITHIN_DAYS = 365
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Tells each company once of the documents whose last day is near: those that it may read of what it bought within a year,
 * all of a day in one notification that names the first [DOC-2].
 */
export async function tellBuyers(deps: Deps): Promise<void> {
  await deps.db.transaction().execute((tx) => tellIn(tx, deps.now()))
}

async function tellIn(tx: Tx, now: Date): Promise<void> {
  const today = businessDay(now)
  const ending = await markEndingForBuyers(tx, { from: today, to: daysAfter(today, EXPIRY_TOLD_DAYS_AHEAD) }, now)
  if (ending.length === 0) return
  const since = new Date(now.getTime() - BOUGHT_WITHIN_DAYS * DAY_MS)
  const buyerIds = await findBuyersOf(tx, [...new Set(ending.map(({ productId }) => productId))], since)
  const suspended = new Set(await suspendedBuyersAmong(tx, buyerIds))
  const chosen = ending.map(({ id }) => id)
  const wish = { words: [], kind: null, sellerId: null, state: null, orderId: null, from: since, before: null, chosen }
  const part = { order: 'ending', after: null, limit: chosen.length } as const
  const notices = []
  for (const companyId of buyerIds.filter((id) => !suspended.has(id))) {
    const [first, ...others] = await findDocuments(tx, companyId as CompanyId, wish, part, today) // of a stored order
    if (first) notices.push(noticeOf(companyId, first, others.length, today))
  }
  if (notices.length > 0) await notify(tx, notices, now)
}

function noticeOf(companyId: string, { kind, productName, lot, validUntil }: FolderRow, others: number, today: string) {
  if (validUntil === null) throw new Error('what has no last day does not end')
  const product = lot === null ? productName : `${productName} lot ${lot}`
  const notice = boughtExpiryNotice({ kind, product, validUntil, others }, today)
  return { companyId, kind: 'document' as const, step: 'expireBought' as const, ...notice }
}
