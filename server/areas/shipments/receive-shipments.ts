import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { orderChanged } from '#domain/live.ts'
import { followShipments, takeStep } from '#domain/orders/order.ts'
import { Refusal } from '#domain/refusal.ts'
import { type LineQuantity, receiptOf } from '#domain/shipments/quantities.ts'
import { shipments as table } from '#domain/shipments/shipment.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import {
  addToLines,
  announceStep,
  findLineProgress,
  type LineProgress,
  type LockedOrder,
  recordStep,
} from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { shipmentReceived } from './events.ts'
import { holdOrder, restOf } from './load-order.ts'
import { findOrderOf, type LockedShipment, lockShipments, type Receipt, saveReceipt } from './queries.ts'
import { unlessStrange } from './undo-shipment.ts'

interface OneReceipt {
  shipmentId: string
  /** The version of the shipment on the member's page. */
  expectedVersion: number
  /** The received units of its lines; unnamed lines arrived whole. */
  lines: readonly LineQuantity[]
  /** Why less arrived than was sent. */
  reason: string | null
}

/**
 * Records that a shipment was received, whole or with less than was sent, which stays visible. The order is complete
 * with the last one, and earns points by what was received [SHIP-1, ORDER-6]. @returns the order's id
 * @throws Refusal shipment_not_found | shipment_moved_on | shipment_step_not_allowed | shipped_line_unknown |
 * received_more_than_sent | shortage_reason_needed | shipment_of_cancelled
 */
export function receiveShipment(deps: Deps, buyer: Buyer, receipt: OneReceipt): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    const member = await holdMember(tx, buyer)
    const orderId = await findOrderOf(tx, receipt.shipmentId)
    const order = orderId && (await holdOrder(tx, member, orderId).catch(unlessStrange))
    if (!order) throw new Refusal('shipment_not_found', { field: 'kiriman_id' })
    const found = await lockShipments(tx, order.id, receipt.shipmentId)
    const receive = found.some(({ isReplacement }) => isReplacement) ? receiveReplacement : receiveIn
    await receive(tx, member, { order, found, expectedVersion: null, receipt }, deps.now())
    return order.id
  })
}

/**
 * Records that all that is under way was received, by the buyer or by the seller where the buyer does not confirm it
 * [ORDER-4].
 * @throws Refusal order_not_found | order_moved_on | order_step_not_allowed
 */
export function receiveAll(
  deps: Deps,
  asker: Buyer | Seller,
  { orderId, expectedVersion }: { orderId: string; expectedVersion: number },
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const member = await holdMember(tx, asker)
    const order = await holdOrder(tx, member, orderId)
    const found = await lockShipments(tx, order.id, null)
    await receiveIn(tx, member, { order, found, expectedVersion, receipt: null }, deps.now())
  })
}

interface Receiving {
  order: LockedOrder
  found: readonly LockedShipment[]
  /** The expected version of the order; null where that of the shipment is checked. */
  expectedVersion: number | null
  /** Null: everything arrived. */
  receipt: OneReceipt | null
}

async function receiveIn(
  tx: Tx,
  member: Buyer | Seller,
  { order: before, found, expectedVersion, receipt }: Receiving,
  now: Date,
): Promise<void> {
  const isFetched = before.pickup !== null
  const taken = found.map((shipment) => takenOf(shipment, { member, isFetched, receipt }))
  const { order: stepped } = takeStep(before, { event: 'complete', party: member, expectedVersion })
  const lines = await findLineProgress(tx, before.id)
  const receipts = taken.map((shipment) => receiptFor(shipment, lines, receipt))
  const { shipmentsSent, shipmentsReceived } = before
  const progress = { hasRest: restOf(lines), shipmentsSent, shipmentsReceived: shipmentsReceived + receipts.length }
  const order = followShipments(stepped, progress)

  for (const one of receipts) {
    await saveReceipt(tx, one, member.userId, now)
    await addToLines(tx, order.id, 'units_received', one.lines)
    await shipmentReceived.emit(tx, receivedOf(order, one, member), now)
  }
  const step = {
    event: 'complete',
    reason: receipts.find((one) => one.shortageReason)?.shortageReason ?? null,
  } as const
  await recordStep(tx, order, step, member, now)
  await announceStep(tx, member, order, step, now)
}

/** Receives a replacement, which is no part of the order: its state stays, and the seller is notified. */
async function receiveReplacement(
  tx: Tx,
  member: Buyer | Seller,
  { order, found, receipt }: Receiving,
  now: Date,
): Promise<void> {
  // what it has received would be neither in stock nor owed
  if (order.state === 'cancelled') throw new Refusal('shipment_of_cancelled', { field: 'kiriman_id' })
  const lines = await findLineProgress(tx, order.id)
  for (const shipment of found) {
    const one = receiptFor(takenOf(shipment, { member, isFetched: order.pickup !== null, receipt }), lines, receipt)
    await saveReceipt(tx, one, member.userId, now)
    await shipmentReceived.emit(tx, receivedOf(order, one, member), now)
  }
  await publish(tx, orderChanged(order))
}

/**
 * Takes a replacement of a locked order as received whole that its buyer has not confirmed in its time [CLAIM-1]; one that is
 * received already stays as it is.
 */
export async function presumeReceived(tx: Tx, order: LockedOrder, shipmentId: string, now: Date): Promise<void> {
  const lines = await findLineProgress(tx, order.id)
  for (const shipment of await lockShipments(tx, order.id, shipmentId)) {
    if (shipment.state !== 'sent') continue
    const isFetched = order.pickup !== null
    const presumed = table.advance({ ...shipment, isFetched }, 'presume', 'system', undefined)
    const one = receiptFor(presumed, lines, null)
    await saveReceipt(tx, one, null, now)
    await shipmentReceived.emit(tx, receivedOf(order, one, null), now)
  }
  await publish(tx, orderChanged(order))
}

function takenOf(
  shipment: LockedShipment,
  { member, isFetched, receipt }: { member: Buyer | Seller; isFetched: boolean; receipt: OneReceipt | null },
): LockedShipment {
  const attempt = { party: member, expectedVersion: receipt?.expectedVersion ?? null }
  return { ...table.take({ ...shipment, isFetched }, 'receive', attempt), lines: shipment.lines }
}

function receivedOf(
  { id: orderId, sellerId, buyerId }: LockedOrder,
  { id, lines, shortageReason }: Receipt,
  by: Buyer | Seller | null,
) {
  return { shipmentId: id, orderId, sellerId, buyerId, lines, isShort: shortageReason !== null, by }
}

function receiptFor(shipment: LockedShipment, lines: readonly LineProgress[], receipt: OneReceipt | null): Receipt {
  const sent = shipment.lines.map(({ position, units }) => {
    const line = lines.find((one) => one.position === position)
    return { position, units, name: line?.name ?? '', unit: line?.unit ?? '' }
  })
  const reason = receipt?.reason ?? null
  const { lines: received, isShort } = receiptOf(sent, receipt?.lines ?? [], reason)
  return { ...shipment, lines: received, shortageReason: isShort ? reason : null }
}
