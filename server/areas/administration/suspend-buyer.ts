import type { Administrator } from '#domain/accounts/actor.ts'
import { type TradingState, tradingStates } from '#domain/administration/review.ts'
import { lockAllMemberships } from '#server/areas/accounts/public.ts'
import { companyName, isClosed, saveSuspension, suspendedBuyersAmong } from '#server/areas/companies/public.ts'
import { endNegotiationsOfBuyer } from '#server/areas/negotiations/public.ts'
import { lapseOrdersOfBuyer } from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { notifyCompany, notifySellers } from './notify-company.ts'
import { saveReview } from './queries-reviews.ts'
import { type ExpectedCompany, lockBuyer } from './review-company.ts'

interface TradingStateChange {
  act: 'suspend' | 'reopen'
  note: string | null
}

/**
 * Suspends a company that buys, or opens it again. From the next request on its people read what is there and act no
 * more (actForCompany); what waits for approval and what is negotiated ends, what was ordered goes on; its members and
 * its sellers are notified [ADM-2].
 * @throws Refusal company_not_found | company_moved_on | company_act_not_allowed | company_reason_needed
 */
export async function moveTradingState(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedCompany,
  change: TradingStateChange,
): Promise<void> {
  await deps.db.transaction().execute((tx) => moveIn(tx, administrator, expected, change, deps.now()))
}

async function moveIn(
  tx: Tx,
  administrator: Administrator,
  { companyId, version }: ExpectedCompany,
  { act, note }: TradingStateChange,
  now: Date,
): Promise<void> {
  // whatever its people are doing is finished first, and what comes later finds it suspended
  await lockAllMemberships(tx, companyId)
  const review = await lockBuyer(tx, companyId)
  const state = await tradingStateOf(tx, companyId)
  const attempt = { party: administrator, expectedVersion: version, reason: note }
  const after = tradingStates.take({ state, version: review.version } as const, act, attempt)

  await saveReview(tx, { ...review, version: after.version })
  await saveSuspension(tx, companyId, act === 'suspend' ? { at: now, reason: note ?? '' } : null)
  if (act === 'suspend') {
    // stocks before negotiations, as placing an order locks them
    await lapseOrdersOfBuyer(tx, companyId, now)
    await endNegotiationsOfBuyer(tx, companyId, now)
  }
  const thing = { id: companyId, name: await companyName(tx, companyId) }
  await audit(tx, administrator, { act: `company.${act}`, thing, ...(note && { after: { reason: note } }) }, now)
  await notifyCompany(tx, { companyId, act, explanation: note ?? '' }, now)
  await notifySellers(tx, companyId, act, now)
}

async function tradingStateOf(tx: Tx, companyId: string): Promise<TradingState> {
  if (await isClosed(tx, companyId)) return 'closed'
  return (await suspendedBuyersAmong(tx, [companyId])).length > 0 ? 'suspended' : 'open'
}
