import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { withoutStop } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import { worthOfShipment, worthOfUnits } from '#domain/orders/amounts/shipment-worth.ts'
import { followShipments, orders, takeStep } from '#domain/orders/order.ts'
import { dueDay } from '#domain/receivables/due-day.ts'
import { Refusal } from '#domain/refusal.ts'
import { howToAnswer } from '#domain/shipments/cancel-request.ts'
import { type LotQuantity, type TakenLine, takenLines } from '#domain/shipments/quantities.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import { shipGoods } from '#server/areas/catalogue/public.ts'
import { addToLines, announceStep, goodsInvoiced, type LockedOrder, recordStep } from '#server/areas/orders/public.ts'
import { findExchange } from '#server/areas/receivables/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { hasRest, holdOrder, type LoadedOrder, loadOrder } from './load-order.ts'
import { insertShipment, type Parcel } from './queries.ts'
import { type CancelRequestRow, findLastRequest } from './queries-cancelling.ts'
import { roundOrder } from './round-order.ts'
import { type Undoing, undoIn } from './undo-shipment.ts'

interface Sending {
  orderId: string
  /** The version of the order on the member's page. */
  expectedVersion: number
  /** Null: all that is left. */
  lines: readonly LotQuantity[] | null
  /** Null of goods that are fetched: they stand ready. */
  parcel: Parcel | null
  /** The shipment that was recorded by mistake and is undone at once: this one is recorded instead. */
  instead?: Undoing | null
  /** The shipping member has confirmed knowing that the buyer has requested to cancel the order. */
  knowsOfRequest?: boolean
}

/**
 * Sends a shipment of an order: all that is left, or some of it, from lots that are chosen or expire first. The order's
 * state follows, its share of the amounts is invoiced, and the surat jalan goes along. Of two who ship the same rest at
 * once exactly one does [SHIP-1, SELLER-5, SHOP-5].
 * @returns the shipment's id
 * @throws Refusal order_not_found | order_moved_on | order_step_not_allowed | order_is_fetched | order_is_delivered |
 * cancel_is_asked | shipment_moved_on | shipment_step_not_allowed | nothing_to_ship | shipped_line_unknown |
 * shipped_more_than_left | shipped_not_whole_packs | not_on_hand | lot_not_sellable | lot_holds_less
 */
export function sendShipment(deps: Deps, seller: Seller, sending: Sending): Promise<string> {
  return deps.db.transaction().execute((tx) => sendIn(tx, seller, sending, deps.now()))
}

async function sendIn(tx: Tx, asker: Seller, sending: Sending, now: Date): Promise<string> {
  const seller = await holdMember(tx, asker)
  const lockedOrder = await holdOrder(tx, seller, sending.orderId)
  const { parcel, instead = null } = sending
  checkWay(lockedOrder, sending)
  const request = await waitingRequest(tx, lockedOrder.id, seller, sending)
  if (instead) orders.checkVersion(lockedOrder, sending.expectedVersion)
  const before = instead ? await undoIn(tx, seller, lockedOrder, instead, now) : lockedOrder
  const expectedVersion = instead ? null : sending.expectedVersion
  const { order: stepped } = takeStep(before, { event: 'ship', party: seller, expectedVersion })
  const loaded = await loadOrder(tx, before)
  const taken = takenLines(loaded.lines, sending.lines, { none: 'nothing_to_ship' })

  const isLast = !hasRest(loaded.lines, taken)
  const shipmentsSent = before.shipmentsSent + 1
  const followed = followShipments(stepped, {
    hasRest: !isLast,
    shipmentsSent,
    shipmentsReceived: before.shipmentsReceived,
  })
  const lots = await shipGoods(tx, before.id, goodsOf(loaded, taken), now)
  const lines = taken.map(({ position, units }) => {
    const line = lineAt(loaded, position)
    return { ...worthOfUnits(line, units, loaded.rate), position, lots: lots.get(line.productId) ?? [] }
  })
  const isFirst = !isMore(loaded.worth.sent.shipping, 0)
  const worth = worthOfShipment(loaded.worth, lines, { isFirst, isLast })

  const order = { ...followed, total: (await roundOrder(tx, before.id, loaded, lines, now)).total }

  const shipment = { orderId: order.id, parcel, worth, lines, sentBy: seller.userId, isReplacement: false }
  const replaces = instead?.shipmentId ?? null
  const shipmentId = await insertShipment(tx, { ...shipment, replaces }, now)
  await addToLines(tx, order.id, 'units_shipped', taken)
  const due = dueDay(order.paymentType, now, await findExchange(tx, order, businessDay(now)))
  const step = { event: 'ship', reason: whyShipped(request, instead) } as const
  // the order is due with its first goods
  await recordStep(tx, order, { ...step, dueDay: before.shipmentsSent === 0 ? due : null }, seller, now)
  const { sellerId, buyerId } = order
  await goodsInvoiced.emit(
    tx,
    { orderId: order.id, sellerId, buyerId, shipmentId, amount: worth.total, dueDay: due },
    now,
  )
  await announceStep(tx, seller, order, step, now)
  return shipmentId
}

/** The open request to cancel, which the shipping member has to know of [SHIP-1]. @throws Refusal cancel_is_asked */
async function waitingRequest(
  tx: Tx,
  orderId: string,
  seller: Seller,
  { knowsOfRequest }: Sending,
): Promise<CancelRequestRow | null> {
  const request = await findLastRequest(tx, orderId)
  if (request?.state !== 'waiting') return null
  if (knowsOfRequest) return request
  const words = { reason: withoutStop(request.reason), answer: howToAnswer(mayDo(seller, 'sales.cancel')) }
  throw new Refusal('cancel_is_asked', { field: 'tetap_kirim', words })
}

/** The reason shown in the history and to the buyer beside the shipment itself. */
function whyShipped(request: CancelRequestRow | null, instead: Undoing | null): string | null {
  const reasons = [
    request && `Dikirim meski pembatalan diminta: ${request.reason}`,
    instead && `Menggantikan kiriman yang dibatalkan: ${instead.reason}`,
  ].filter((one) => one !== null)
  return reasons.length > 0 ? reasons.join('. ') : null
}

/** Checks that a pickup has no parcel, and a delivery has one. */
function checkWay({ pickup }: LockedOrder, { parcel }: Sending): void {
  if (pickup !== null && parcel) throw new Refusal('order_is_fetched')
  if (pickup === null && !parcel) throw new Refusal('order_is_delivered')
}

function goodsOf(loaded: LoadedOrder, taken: readonly TakenLine[]) {
  return taken.map(({ position, units, chosen }) => ({ productId: lineAt(loaded, position).productId, units, chosen }))
}

function lineAt({ lines }: LoadedOrder, position: number) {
  const line = lines.find((one) => one.position === position)
  if (!line) throw new Error(`no line ${position}`)
  return line
}
