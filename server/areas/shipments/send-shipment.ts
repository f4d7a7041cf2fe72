import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { followShipments, takeStep } from '#domain/orders/order.ts'
import { worthOfPart, worthOfShipment } from '#domain/orders/parts.ts'
import { dueDay } from '#domain/receivables/due-day.ts'
import { Refusal } from '#domain/refusal.ts'
import { type LotQuantity, type PartOfLine, partsOf } from '#domain/shipments/quantities.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import { shipGoods } from '#server/areas/catalogue/public.ts'
import { addToLines, announceStep, goodsInvoiced, type LockedOrder, recordStep } from '#server/areas/orders/public.ts'
import { findExchange } from '#server/areas/receivables/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { hasRest, holdOrder, type LoadedOrder, loadOrder } from './load-order.ts'
import { insertShipment, type Parcel } from './queries.ts'
import { roundOrder } from './round-order.ts'

interface Sending {
  orderId: string
  /** The version of the order on the member's page. */
  seenVersion: number
  /** Null: all that is left. */
  lines: readonly LotQuantity[] | null
  /** Null of goods that are fetched: they stand ready. */
  parcel: Parcel | null
}

/**
 * Sends a shipment of an order: all that is left, or a part of it, from lots that are chosen or expire first. The order's
 * state follows, its part of the amounts is invoiced, and the surat jalan goes along. Of two who ship the same rest at
 * once exactly one does [SHIP-1, SELLER-5, SHOP-5].
 * @returns the shipment's id
 * @throws Refusal order_not_found | order_moved_on | order_step_not_allowed | order_is_fetched | order_is_delivered |
 *   nothing_to_ship | shipped_line_unknown | shipped_more_than_left | shipped_not_whole_packs |
 *   not_on_hand | lot_not_sellable | lot_holds_less
 */
export function sendShipment(deps: Deps, seller: Seller, sending: Sending): Promise<string> {
  return deps.db.transaction().execute((tx) => sendIn(tx, seller, sending, deps.now()))
}

async function sendIn(tx: Tx, asker: Seller, sending: Sending, now: Date): Promise<string> {
  const seller = await holdMember(tx, asker)
  const before = await holdOrder(tx, seller, sending.orderId)
  const { seenVersion, parcel } = sending
  const { order: stepped } = takeStep(before, { event: 'ship', party: seller, seenVersion })
  checkWay(before, sending)
  const loaded = await loadOrder(tx, before)
  const parts = partsOf(loaded.lines, sending.lines, { none: 'nothing_to_ship' })

  const isLast = !hasRest(loaded.lines, parts)
  const partsSent = before.partsSent + 1
  const followed = followShipments(stepped, { hasRest: !isLast, partsSent, partsReceived: before.partsReceived })
  const lots = await shipGoods(tx, before.id, goodsOf(loaded, parts), now)
  const lines = parts.map(({ position, units }) => {
    const line = lineAt(loaded, position)
    return { ...worthOfPart(line, units, loaded.rate), position, lots: lots.get(line.productId) ?? [] }
  })
  const worth = worthOfShipment(loaded.worth, lines, { isFirst: before.partsSent === 0, isLast })

  const order = { ...followed, total: (await roundOrder(tx, before.id, loaded, lines, now)).total }

  const shipment = { orderId: order.id, parcel, worth, lines, sentBy: seller.userId, isReplacement: false }
  const shipmentId = await insertShipment(tx, shipment, now)
  await addToLines(tx, order.id, 'units_shipped', parts)
  const due = dueDay(order.paymentType, now, await findExchange(tx, order, businessDay(now)))
  const step = { event: 'ship', reason: null } as const
  // the order is due with its first goods
  await recordStep(tx, order, { ...step, dueDay: before.partsSent === 0 ? due : null }, seller, now)
  const { sellerId, buyerId } = order
  await goodsInvoiced.tell(
    tx,
    { orderId: order.id, sellerId, buyerId, shipmentId, amount: worth.total, dueDay: due },
    now,
  )
  await announceStep(tx, seller, order, step, now)
  return shipmentId
}

/** What is fetched has no parcel, what is delivered has one. */
function checkWay({ pickup }: LockedOrder, { parcel }: Sending): void {
  if (pickup !== null && parcel) throw new Refusal('order_is_fetched')
  if (pickup === null && !parcel) throw new Refusal('order_is_delivered')
}

function goodsOf(loaded: LoadedOrder, parts: readonly PartOfLine[]) {
  return parts.map(({ position, units, chosen }) => ({ productId: lineAt(loaded, position).productId, units, chosen }))
}

function lineAt({ lines }: LoadedOrder, position: number) {
  const line = lines.find((one) => one.position === position)
  if (!line) throw new Error(`a part of line ${position}, which is not there`)
  return line
}
