import type { Seller } from '#domain/accounts/actor.ts'
import { decimal, isMore, quantityText } from '#domain/money.ts'
import { followShipments, takeStep } from '#domain/orders/order.ts'
import { Refusal } from '#domain/refusal.ts'
import { shipments as table } from '#domain/shipments/shipment.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import { unshipGoods } from '#server/areas/catalogue/public.ts'
import {
  addToLines,
  announceStep,
  findLineProgress,
  goodsUninvoiced,
  type LineProgress,
  type LockedOrder,
  recordStep,
} from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { holdOrder, loadOrder } from './load-order.ts'
import { findOrderOf, findTaken, lockShipments, saveUndone } from './queries.ts'
import { roundOrder } from './round-order.ts'

export interface Undoing {
  shipmentId: string
  /** The version of the shipment on the member's page. */
  expectedVersion: number
  reason: string
}

/**
 * Undoes a shipment that was recorded by mistake and is not received: the goods are in their lots again and reserved by
 * the order, the invoice is taken back by a counter entry and a credit note, the surat jalan is void [SHIP-1, DOC-1].
 * @returns the order's id
 * @throws Refusal shipment_not_found | shipment_moved_on | shipment_step_not_allowed | reason_needed
 */
export function undoShipment(deps: Deps, seller: Seller, undoing: Undoing): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    const member = await holdMember(tx, seller)
    const orderId = await findOrderOf(tx, undoing.shipmentId)
    const order = orderId && (await holdOrder(tx, member, orderId).catch(unlessStrange))
    if (!order) throw new Refusal('shipment_not_found', { field: 'kiriman_id' })
    const now = deps.now()
    await announceStep(tx, member, await undoIn(tx, member, order, undoing, now), stepOf(undoing), now)
    return order.id
  })
}

/** A stranger's order is no shipment of theirs either. */
export function unlessStrange(error: unknown): undefined {
  if (error instanceof Refusal && error.code === 'order_not_found') return undefined
  throw error
}

/** Undoes a shipment of a locked order within the caller's transaction, which announces it. @returns the order after it */
export async function undoIn(
  tx: Tx,
  seller: Seller,
  before: LockedOrder,
  undoing: Undoing,
  now: Date,
): Promise<LockedOrder> {
  const { shipmentId, expectedVersion, reason } = undoing
  const [found] = await lockShipments(tx, before.id, shipmentId)
  if (!found) throw new Refusal('shipment_not_found', { field: 'kiriman_id' })
  const attempt = { party: seller, expectedVersion, reason }
  const undone = table.take({ ...found, isFetched: before.pickup !== null }, 'undo', attempt)
  const { order: stepped } = takeStep(before, { event: 'unship', party: seller, expectedVersion: null, reason })
  const { shipmentsSent, shipmentsReceived } = before
  const order = followShipments(stepped, { hasRest: true, shipmentsSent: shipmentsSent - 1, shipmentsReceived })

  await saveUndone(tx, { id: shipmentId, state: undone.state, version: undone.version, reason }, seller.userId, now)
  const lines = found.lines.map(({ position, units }) => ({
    position,
    units: quantityText(decimal(0).minus(units)),
  }))
  await addToLines(tx, order.id, 'units_shipped', lines)
  const orderLines = await findLineProgress(tx, order.id)
  const taken = (await findTaken(tx, shipmentId)).filter(({ units }) => isMore(units, 0))
  const goods = taken.map(({ position, units, lotId }) => ({
    productId: productAt(orderLines, position),
    units,
    lotId,
  }))
  await unshipGoods(tx, order.id, goods, `Kiriman dibatalkan: ${reason}`, now)
  await recordStep(tx, order, stepOf(undoing), seller, now)
  await goodsUninvoiced.emit(tx, { orderId: order.id, shipmentId, reason, by: seller }, now)
  // the rest is taxed as one more invoice again
  const { total } = await roundOrder(tx, order.id, await loadOrder(tx, order), [], now)
  return { ...order, total }
}

function stepOf({ reason }: Undoing) {
  return { event: 'unship', reason } as const
}

function productAt(lines: readonly LineProgress[], position: number): number {
  const line = lines.find((one) => one.position === position)
  if (!line) throw new Error(`no line ${position}`)
  return line.productId
}
