import type { Buyer, Member, Seller } from '#domain/accounts/actor.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import type { LotQuantity } from '#domain/shipments/quantities.ts'
import { orderView, showOrder } from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { agreeToCancel, askToCancel, refuseToCancel, withdrawRequest } from './ask-to-cancel.ts'
import { cancelRest, totalWithoutRest } from './cancel-rest.ts'
import { receiveAll, receiveShipment } from './receive-shipments.ts'
import { sendShipment } from './send-shipment.ts'
import { showCancelling } from './show-cancelling.ts'
import { showToShip } from './show-shipments.ts'
import { undoShipment } from './undo-shipment.ts'

export const shipmentRoutes: readonly Route[] = [
  // What is shipped of orders, and what is not [SHIP-1].
  route(contract.shipments.prepare, async (deps, seller, { orderId, shipmentId }) => ({
    data: await showToShip(deps, seller, { orderId, insteadOf: shipmentId ?? null }),
  })),
  route(contract.shipments.send, async (deps, seller, { carrier, trackingNumber, ...body }) => {
    const parcel = { carrier, trackingNumber: trackingNumber || null }
    const shipmentId = await sendShipment(deps, seller, { ...readSending(body), parcel })
    return { data: { ...(await orderOf(deps, seller, body.orderId)), shipmentId } }
  }),
  route(contract.shipments.ready, async (deps, seller, body) => {
    const shipmentId = await sendShipment(deps, seller, { ...readSending(body), parcel: null })
    return { data: { ...(await orderOf(deps, seller, body.orderId)), shipmentId } }
  }),
  route(contract.shipments.undo, async (deps, seller, body) => {
    const orderId = await undoShipment(deps, seller, readUndone(body))
    return { data: await orderOf(deps, seller, orderId) }
  }),
  route(contract.shipments.receive, async (deps, buyer, { shipmentId, version: expectedVersion, lines, reason }) => {
    const counted = { shipmentId, expectedVersion, lines: lines ?? [], reason: reason || null }
    const orderId = await receiveShipment(deps, buyer, counted)
    return { data: await orderOf(deps, buyer, orderId) }
  }),
  route(contract.shipments.receiveAll, async (deps, buyer, { orderId, version: expectedVersion }) => {
    await receiveAll(deps, buyer, { orderId, expectedVersion })
    return { data: await orderOf(deps, buyer, orderId) }
  }),
  route(contract.shipments.deliver, async (deps, seller, { orderId, version: expectedVersion }) => {
    await receiveAll(deps, seller, { orderId, expectedVersion })
    return { data: await orderOf(deps, seller, orderId) }
  }),
  route(contract.shipments.reduced, async (deps, seller, { orderId, lines }) => ({
    data: { total: await totalWithoutRest(deps, seller, { orderId, lines: readCounted(lines) }) },
  })),
  route(contract.shipments.reduce, async (deps, seller, { orderId, version: expectedVersion, lines, reason }) => {
    await cancelRest(deps, seller, { orderId, expectedVersion, lines: readCounted(lines), reason })
    return { data: await orderOf(deps, seller, orderId) }
  }),

  // A buyer asks to cancel what is open of an order [SHIP-1].
  route(contract.cancelling.show, (deps, member, { orderId }) => viewOf(deps, member, orderId)),
  route(contract.cancelling.ask, async (deps, buyer, { orderId, reason }) => {
    await askToCancel(deps, buyer, { orderId, reason })
    return viewOf(deps, buyer, orderId)
  }),
  route(contract.cancelling.withdraw, async (deps, buyer, { id, version }) =>
    viewOf(deps, buyer, await withdrawRequest(deps, buyer, { id, version })),
  ),
  route(contract.cancelling.agree, async (deps, seller, { id, version }) =>
    viewOf(deps, seller, await agreeToCancel(deps, seller, { id, version })),
  ),
  route(contract.cancelling.refuse, async (deps, seller, { id, version, reason }) =>
    viewOf(deps, seller, await refuseToCancel(deps, seller, { id, version, reason })),
  ),
]

function readUndone({ shipmentId, version: expectedVersion, reason }: ReadBodyOf<typeof contract.shipments.undo>) {
  return { shipmentId, expectedVersion, reason }
}

/** The body of either way of sending, beside the goods. */
function readSending({
  orderId,
  version: expectedVersion,
  lines,
  ...rest
}: ReadBodyOf<typeof contract.shipments.ready>) {
  const instead = rest.instead ? readUndone(rest.instead) : null
  return { orderId, expectedVersion, lines: readLines(lines), instead, knowsOfRequest: rest.shipsAnyway ?? false }
}

function readCounted(rows: ReadBodyOf<typeof contract.shipments.reduce>['lines']): LotQuantity[] | null {
  return rows?.map((row) => ({ ...row, lot: null })) ?? null
}

function readLines(rows: ReadBodyOf<typeof contract.shipments.send>['lines']): LotQuantity[] | null {
  return rows?.map(({ lot, ...row }) => ({ ...row, lot: lot || null })) ?? null
}

async function orderOf(deps: Deps, member: Buyer | Seller, orderId: string) {
  return orderView(await showOrder(deps, member, orderId), member)
}

async function viewOf(deps: Deps, member: Member, orderId: string) {
  return { data: await showCancelling(deps, member, orderId) }
}
