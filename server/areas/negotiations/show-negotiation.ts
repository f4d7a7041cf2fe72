import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { Allowed } from '#domain/machine.ts'
import { mayResubmit, type Trade } from '#domain/negotiations/negotiation.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { hideUnannouncedOrders } from './hide-unannounced-orders.ts'
import { findNegotiation, findRunning, findSteps, type NegotiationRow, type StepRow } from './queries-reading.ts'
import { readerOf } from './reader.ts'
import { findSubmissions } from './submitting/queries-submitting.ts'
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
  const reader = readerOf(member, now)
  const found = await findNegotiation(deps.db, reader, id)
  const [nego] = await hideUnannouncedOrders(deps.db, reader, found ? [found] : [])
  if (!nego) throw new Refusal('nego_not_found', { field: 'nego_id' })
  return { nego, steps: await findSteps(deps.db, id), trade: await tradeOf(deps.db, nego), now }
}

/** One negotiation for its buyer, who may also be able to ask anew ('Ajukan ulang') [NEGO-8]. */
export async function showToBuyer(
  deps: Deps,
  buyer: Buyer,
  id: string,
): Promise<ShownNegotiation & { resubmit: Allowed }> {
  const shown = await showNegotiation(deps, buyer, id)
  const { nego, trade, now } = shown
  const submittedToday = await findSubmissions(deps.db, buyer.companyId, nego.productId, businessDay(now))
  const otherRuns = (await findRunning(deps.db, buyer.companyId, nego.productId, now)) !== undefined
  return { ...shown, resubmit: mayResubmit(nego, { ...buyer, trade }, { submittedToday, otherRuns }) }
}
