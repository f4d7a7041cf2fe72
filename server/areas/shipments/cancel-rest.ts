import type { Seller } from '#domain/accounts/actor.ts'
import { type DecimalText, decimal, isMore } from '#domain/money.ts'
import { difference, lineWithout, orderWith } from '#domain/orders/amounts/shipment-worth.ts'
import { followShipments, takeStep } from '#domain/orders/order.ts'
import { Refusal } from '#domain/refusal.ts'
import { type LotQuantity, type TakenLine, takenLines } from '#domain/shipments/quantities.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import { moveGoods } from '#server/areas/catalogue/public.ts'
import { giveVoucherBack } from '#server/areas/loyalty/public.ts'
import { announceStep, recordStep, saveReduction } from '#server/areas/orders/public.ts'
import { writeReduction } from '#server/areas/receivables/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { hasRest, holdOrder, type LoadedOrder, loadOrder } from './load-order.ts'

interface Cancelling {
  orderId: string
  /** The version of the order on the member's page. */
  expectedVersion: number
  /** Null: all that is not shipped. */
  lines: readonly LotQuantity[] | null
  reason: string
}

/**
 * Cancels the unshipped remainder of an order, in whole or part. Stock, amounts, tax, discount and the voucher's share
 * follow to the Rupiah, agreed prices stay, and the order's state follows from what was shipped [SHIP-1, TAX-1].
 * @throws Refusal order_not_found | order_moved_on | order_step_not_allowed | reason_needed | nothing_to_cancel |
 * shipped_line_unknown | shipped_more_than_left | shipped_not_whole_packs | reduces_to_nothing
 */
export function cancelRest(deps: Deps, seller: Seller, cancelling: Cancelling): Promise<void> {
  return deps.db.transaction().execute((tx) => cancelRestIn(tx, seller, cancelling, deps.now()))
}

/**
 * The total of an order, in Rupiah, once the unshipped units of these lines are cancelled [SHIP-1].
 * @throws Refusal order_not_found | nothing_to_cancel | shipped_line_unknown | shipped_more_than_left |
 * shipped_not_whole_packs
 */
export function totalWithoutRest(
  deps: Deps,
  seller: Seller,
  { orderId, lines }: Pick<Cancelling, 'orderId' | 'lines'>,
): Promise<DecimalText> {
  return deps.db.transaction().execute(async (tx) => {
    const loaded = await loadOrder(tx, await holdOrder(tx, seller, orderId))
    return orderWithout(loaded, takenLines(loaded.lines, lines, { none: 'nothing_to_cancel' })).after.total
  })
}

function orderWithout({ worth, lines, rate }: LoadedOrder, taken: readonly TakenLine[]) {
  const cut = lines.map((line) => {
    const gone = taken.find(({ position }) => position === line.position)
    return { ...(gone ? lineWithout(line, gone.units, rate) : line), position: line.position }
  })
  return { cut, after: orderWith(worth, cut) }
}

/** Cancels the unshipped remainder within the caller's transaction. */
export async function cancelRestIn(tx: Tx, asker: Seller, cancelling: Cancelling, now: Date): Promise<void> {
  const seller = await holdMember(tx, asker)
  const before = await holdOrder(tx, seller, cancelling.orderId)
  const { expectedVersion, reason } = cancelling
  const { order: stepped } = takeStep(before, { event: 'reduce', party: seller, expectedVersion, reason })
  const loaded = await loadOrder(tx, before)
  const { worth, lines } = loaded
  const taken = takenLines(lines, cancelling.lines, { none: 'nothing_to_cancel' })
  const rest = hasRest(lines, taken)
  if (!rest && before.shipmentsSent === 0) throw new Refusal('reduces_to_nothing', { field: 'baris' })

  const { shipmentsSent, shipmentsReceived } = before
  const followed = followShipments(stepped, { hasRest: rest, shipmentsSent, shipmentsReceived })
  const { cut, after } = orderWithout(loaded, taken)
  const less = difference(worth, after)
  // rounded to whole Rupiah, very few units may take more of the discount off than they cost
  if (isMore(0, less.total)) throw new Refusal('nothing_to_cancel', { field: 'baris' })
  const order = { ...followed, total: after.total, voucher: after.voucher }

  const goods = taken.flatMap(({ position, units }) => {
    const line = lines.find((one) => one.position === position)
    return line ? [{ productId: line.productId, units }] : []
  })
  await moveGoods(tx, order.id, 'release', goods, now)
  const gone = taken.map(({ position, units }) => {
    const [was, is] = [lines, cut].map((all) => all.find((line) => line.position === position)?.amount ?? '0')
    return { position, units, amount: String(decimal(was ?? '0').minus(is ?? '0')) }
  })
  await saveReduction(tx, { orderId: order.id, lines: cut, worth: after, less, gone, reason, by: seller.userId }, now)
  await writeReduction(tx, { orderId: order.id, amount: less.total, by: seller }, now)
  if (isMore(less.voucher, 0)) {
    await giveVoucherBack(tx, { ...order, voucher: less.voucher, occasion: String(order.version) }, now)
  }
  const step = { event: 'reduce', reason } as const
  await recordStep(tx, order, step, seller, now)
  await announceStep(tx, seller, order, step, now)
}
