import { type Buyer, isBuyer, isSeller, type Member, type Seller } from '#domain/accounts/actor.ts'
import { type Allowed, no } from '#domain/machine.ts'
import { Refusal } from '#domain/refusal.ts'
import { cancelRequests, mayAskToCancel } from '#domain/shipments/cancel-request.ts'
import type { Cancelling } from '#domain/shipments/contract-cancelling.ts'
import { findLineProgress, stateOfOrder } from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import { restOf } from './load-order.ts'
import { type CancelRequestRow, findLastRequest } from './queries-cancelling.ts'

/** The last request to cancel what is open of an order, and what the member may do about it [SHIP-1]. @throws Refusal order_not_found */
export async function showCancelling({ db }: Deps, member: Member, orderId: string): Promise<Cancelling> {
  const trades = isBuyer(member) || isSeller(member)
  const state = trades ? await stateOfOrder(db, member, orderId) : undefined
  if (!trades || !state) throw new Refusal('order_not_found', { field: 'transaksi_id' })
  const request = await findLastRequest(db, orderId)
  const hasRest = restOf(await findLineProgress(db, orderId))
  const may = (act: 'withdraw' | 'agree' | 'refuse'): Allowed =>
    request ? cancelRequests.may(request, act, member) : no('Belum ada permintaan pembatalan.')
  return {
    orderId,
    request: request ? requestView(request, member) : null,
    can: {
      ask: mayAskToCancel({ state, hasRest, isRequested: request?.state === 'waiting' }, member),
      withdraw: may('withdraw'),
      agree: may('agree'),
      refuse: may('refuse'),
    },
  }
}

function requestView(
  { id, state, version, reason, requestedBy, requestedAt, answer }: CancelRequestRow,
  { companyKind }: Buyer | Seller,
): Cancelling['request'] {
  // which member of the buyer made the request is its own affair
  const by = companyKind === 'buyer' ? requestedBy : 'Pembeli'
  return { id, state, version, reason, by, at: requestedAt.toISOString(), answer }
}
