import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { order } from '#domain/orders/codec.ts'
import { toShip } from '#domain/shipments/codec.ts'
import type { LotQuantity } from '#domain/shipments/quantities.ts'
import { orderView, showOrder } from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { cancelRest, totalWithoutRest } from './cancel-rest.ts'
import { receiveAll, receiveShipment } from './receive-shipments.ts'
import { sendShipment } from './send-shipment.ts'
import { showToShip } from './show-shipments.ts'
import { undoShipment } from './undo-shipment.ts'

const calls = contract.shipments

/** What is shipped of orders, and what is not [SHIP-1]. */
export const shipmentRoutes: Route[] = [
  route(calls.prepare, async (deps, seller, { transaksi_id: orderId, kiriman_id }) => ({
    data: toShip.encode(await showToShip(deps, seller, { orderId, insteadOf: kiriman_id ?? null })),
  })),
  route(calls.send, async (deps, seller, { kurir, resi, ...body }) => {
    const parcel = { carrier: kurir, trackingNumber: resi || null }
    const kiriman_id = await sendShipment(deps, seller, { ...readSending(body), parcel })
    return { data: { ...(await orderOf(deps, seller, body.transaksi_id)), kiriman_id } }
  }),
  route(calls.ready, async (deps, seller, body) => {
    const kiriman_id = await sendShipment(deps, seller, { ...readSending(body), parcel: null })
    return { data: { ...(await orderOf(deps, seller, body.transaksi_id)), kiriman_id } }
  }),
  route(calls.undo, async (deps, seller, body) => {
    const orderId = await undoShipment(deps, seller, readUndone(body))
    return { data: await orderOf(deps, seller, orderId) }
  }),
  route(calls.receive, async (deps, buyer, { kiriman_id: shipmentId, versi: seenVersion, baris, alasan }) => {
    const lines = (baris ?? []).map(({ posisi: position, jumlah: units }) => ({ position, units }))
    const orderId = await receiveShipment(deps, buyer, { shipmentId, seenVersion, lines, reason: alasan || null })
    return { data: await orderOf(deps, buyer, orderId) }
  }),
  route(calls.receiveAll, async (deps, buyer, { transaksi_id: orderId, versi: seenVersion }) => {
    await receiveAll(deps, buyer, { orderId, seenVersion })
    return { data: await orderOf(deps, buyer, orderId) }
  }),
  route(calls.deliver, async (deps, seller, { transaksi_id: orderId, versi: seenVersion }) => {
    await receiveAll(deps, seller, { orderId, seenVersion })
    return { data: await orderOf(deps, seller, orderId) }
  }),
  route(calls.reduced, async (deps, seller, { transaksi_id: orderId, baris }) => ({
    data: { total: await totalWithoutRest(deps, seller, { orderId, lines: readCounted(baris) }) },
  })),
  route(calls.reduce, async (deps, seller, { transaksi_id: orderId, versi: seenVersion, baris, alasan: reason }) => {
    await cancelRest(deps, seller, { orderId, seenVersion, lines: readCounted(baris), reason })
    return { data: await orderOf(deps, seller, orderId) }
  }),
]

function readUndone({ kiriman_id: shipmentId, versi: seenVersion, alasan: reason }: ReadBodyOf<typeof calls.undo>) {
  return { shipmentId, seenVersion, reason }
}

/** What either way of sending says beside the goods. */
function readSending({ transaksi_id: orderId, versi: seenVersion, baris, ...rest }: ReadBodyOf<typeof calls.ready>) {
  const instead = rest.menggantikan ? readUndone(rest.menggantikan) : null
  return { orderId, seenVersion, lines: readLines(baris), instead, knowsOfRequest: rest.tetap_kirim ?? false }
}

function readCounted(rows: ReadBodyOf<typeof calls.reduce>['baris']): LotQuantity[] | null {
  return rows?.map(({ posisi: position, jumlah: units }) => ({ position, units, lot: null })) ?? null
}

function readLines(rows: ReadBodyOf<typeof calls.send>['baris']): LotQuantity[] | null {
  return rows?.map(({ posisi: position, jumlah: units, lot }) => ({ position, units, lot: lot || null })) ?? null
}

async function orderOf(deps: Deps, member: Buyer | Seller, orderId: string) {
  return order.encode(orderView(await showOrder(deps, member, orderId), member))
}
