import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { type Allowed, mayResubmit, type Trade } from '#domain/negotiations/may.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { findNegotiation, findRunning, findSteps, type NegotiationRow, type StepRow } from './queries-reading.ts'
import { findSubmissions } from './queries-submitting.ts'
import { tradeOf } from './trade-of.ts'

export interface ShownNegotiation {
  nego: NegotiationRow
  steps: StepRow[]
  trade: Trade
  now: Date
}

/** One negotiation of the member's company with its history; after the end too [NEGO-13]. @throws Refusal nego_not_found */
export async function showNegotiation(deps: Deps, member: Buyer | Seller, id: string): Promise<ShownNegotiation> {
  const now = deps.now()
  const nego = await findNegotiation(deps.db, { side: member.companyKind, companyId: member.companyId, now }, id)
  if (!nego) throw new Refusal('nego_not_found', { field: 'nego_id' })
  return { nego, steps: await findSteps(deps.db, id), trade: await tradeOf(deps.db, nego), now }
}

/** The same for a buyer, who may also be able to ask anew ('Ajukan ulang') [NEGO-8]. */
export async function showToBuyer(
  deps: Deps,
  buyer: Buyer,
  id: string,
): Promise<ShownNegotiation & { resubmit: Allowed }> {
  const shown = await showNegotiation(deps, buyer, id)
  const { nego, trade, now } = shown
  const days = await findSubmissions(deps.db, buyer.companyId, [nego.productId], businessDay(now))
  const submittedToday = days.get(nego.productId) ?? 0
  const otherRuns = (await findRunning(deps.db, buyer.companyId, nego.productId, now)) !== undefined
  return { ...shown, resubmit: mayResubmit(nego, buyer, { trade, submittedToday, otherRuns }) }
}
