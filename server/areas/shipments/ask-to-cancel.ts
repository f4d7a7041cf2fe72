import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { MOST } from '#domain/limits.ts'
import { orderChanged } from '#domain/live.ts'
import { aboutOrder } from '#domain/orders/notice.ts'
import { Refusal } from '#domain/refusal.ts'
import { cancelRequests, mayAskToCancel } from '#domain/shipments/cancel-request.ts'
import { cancelRequestNotice } from '#domain/shipments/notice.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import {
  findLineProgress,
  type LockedOrder,
  moveOrderIn,
  recordRequest,
  type TakenStep,
} from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { cancelRestIn } from './cancel-rest.ts'
import { holdOrder, restOf } from './load-order.ts'
import {
  type CancelRequestRow,
  countRefused,
  findLastRequest,
  findRequest,
  insertRequest,
  saveAnswered,
} from './queries-cancelling.ts'

interface ExpectedRequest {
  id: string
  version: number
}

/**
 * The buyer asks the seller to cancel what is open of an order that it has confirmed [SHIP-1].
 * @throws Refusal order_not_found | cancel_request_act_not_allowed | cancel_requests_full
 */
export function askToCancel(
  deps: Deps,
  asker: Buyer,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const buyer = await holdMember(tx, asker)
    const order = await holdOrder(tx, buyer, orderId)
    const hasRest = restOf(await findLineProgress(tx, order.id))
    const isRequested = (await findLastRequest(tx, order.id))?.state === 'waiting'
    const may = mayAskToCancel({ state: order.state, hasRest, isRequested }, buyer)
    if (!may.allowed) throw new Refusal('cancel_request_act_not_allowed', { words: { reason: may.reason } })
    if ((await countRefused(tx, order.id)) >= MOST.cancelRequests) {
      throw new Refusal('cancel_requests_full', { words: { count: String(MOST.cancelRequests) } })
    }
    await insertRequest(tx, { orderId: order.id, reason, requestedBy: buyer.userId }, now)
    await recordRequest(tx, order, { event: 'askCancel', reason }, buyer, now)
    await notifyPartner(tx, buyer, order, { event: 'ask', reason }, now)
  })
}

/** The buyer takes its request back. @throws Refusal cancel_request_not_found | cancel_request_moved_on | cancel_request_act_not_allowed */
export function withdrawRequest(deps: Deps, asker: Buyer, { id, version }: ExpectedRequest): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    const buyer = await holdMember(tx, asker)
    const { order, request } = await holdRequest(tx, buyer, id)
    const after = cancelRequests.take(request, 'withdraw', { party: buyer, expectedVersion: version })
    const now = deps.now()
    await saveAnswered(tx, after, { by: buyer.userId }, now)
    await recordRequest(tx, order, { event: 'withdrawCancel', reason: null }, buyer, now)
    await publish(tx, orderChanged(order))
    return order.id
  })
}

/**
 * The seller agrees: what is open is cancelled at once, the whole order where nothing of it was shipped [SHIP-1].
 * @throws Refusal cancel_request_not_found | cancel_request_moved_on | cancel_request_act_not_allowed
 */
export function agreeToCancel(deps: Deps, asker: Seller, { id, version }: ExpectedRequest): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const seller = await holdMember(tx, asker)
    const { order, request } = await holdRequest(tx, seller, id)
    const after = cancelRequests.take(request, 'agree', { party: seller, expectedVersion: version })
    // before the order moves, which lets those lapse that wait
    await saveAnswered(tx, after, { by: seller.userId }, now)
    const act = {
      orderId: order.id,
      expectedVersion: order.version,
      reason: `Atas permintaan pembeli: ${request.reason}`,
    }
    if (order.shipmentsSent === 0) await moveOrderIn(tx, seller, { ...act, event: 'cancel' }, now)
    else await cancelRestIn(tx, seller, { ...act, lines: null }, now)
    return order.id
  })
}

/**
 * Refuses a request to cancel; the buyer is notified of the reason.
 * @throws Refusal cancel_request_not_found | cancel_request_moved_on | cancel_request_act_not_allowed | reason_needed
 */
export function refuseToCancel(
  deps: Deps,
  asker: Seller,
  { id, version, reason }: ExpectedRequest & { reason: string },
): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const seller = await holdMember(tx, asker)
    const { order, request } = await holdRequest(tx, seller, id)
    const after = cancelRequests.take(request, 'refuse', { party: seller, expectedVersion: version, reason })
    await saveAnswered(tx, after, { by: seller.userId, answer: reason }, now)
    await recordRequest(tx, order, { event: 'refuseCancel', reason }, seller, now)
    await notifyPartner(tx, seller, order, { event: 'refuse', reason }, now)
    return order.id
  })
}

/** A request lapses once nothing is open any more that could be cancelled [SHIP-1]. */
export async function lapseRequest(tx: Tx, { orderId, event }: TakenStep, now: Date): Promise<void> {
  const request = await findLastRequest(tx, orderId)
  if (request?.state !== 'waiting') return
  if (event !== 'cancel' && restOf(await findLineProgress(tx, orderId))) return
  await saveAnswered(tx, cancelRequests.advance(request, 'lapse', 'system', undefined), { by: null }, now)
}

/** The order of a request, which is locked, and the request; of another company's order there is none. */
async function holdRequest(
  tx: Tx,
  member: Buyer | Seller,
  id: string,
): Promise<{ order: LockedOrder; request: CancelRequestRow }> {
  const missing = new Refusal('cancel_request_not_found', { field: 'permintaan_id' })
  const found = await findRequest(tx, id)
  if (!found) throw missing
  const order = await holdOrder(tx, member, found.orderId).catch((error) => {
    throw error instanceof Refusal ? missing : error
  })
  // re-read now that no other decision can be made
  return { order, request: (await findRequest(tx, id)) ?? found }
}

async function notifyPartner(
  tx: Tx,
  by: Buyer | Seller,
  order: LockedOrder,
  { event, reason }: { event: 'ask' | 'refuse'; reason: string },
  now: Date,
): Promise<void> {
  const company = await companyName(tx, by.companyId)
  const reader = by.companyKind === 'buyer' ? 'seller' : 'buyer'
  const named = { companyName: company, orderId: order.id, orderNumber: order.number }
  const happening = { event, ...named, reason, isWhole: order.shipmentsSent === 0 }
  const notice = {
    companyId: reader === 'seller' ? order.sellerId : order.buyerId,
    kind: 'order' as const,
    step: event === 'ask' ? ('askCancel' as const) : ('refuseCancel' as const),
    about: aboutOrder(company, order.number),
    ...cancelRequestNotice(happening, reader),
  }
  await notify(tx, [notice], now)
  await publish(tx, orderChanged(order))
}
