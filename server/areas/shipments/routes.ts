import type { Buyer, Member, Seller } from '#domain/accounts/actor.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { toShip } from '#domain/shipments/codec.ts'
import { cancelling } from '#domain/shipments/codec-cancelling.ts'
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
  route(contract.shipments.prepare, async (deps, seller, { transaksi_id: orderId, kiriman_id }) => ({
    data: toShip.encode(await showToShip(deps, seller, { orderId, insteadOf: kiriman_id ?? null })),
  })),
  route(contract.shipments.send, async (deps, seller, { kurir, resi, ...body }) => {
    const parcel = { carrier: kurir, trackingNumber: resi || null }
    const kiriman_id = await sendShipment(deps, seller, { ...readSending(body), parcel })
    return { data: { ...(await orderOf(deps, seller, body.transaksi_id)), kiriman_id } }
  }),
  route(contract.shipments.ready, async (deps, seller, body) => {
    const kiriman_id = await sendShipment(deps, seller, { ...readSending(body), parcel: null })
    return { data: { ...(await orderOf(deps, seller, body.transaksi_id)), kiriman_id } }
  }),
  route(contract.shipments.undo, async (deps, seller, body) => {
    const orderId = await undoShipment(deps, seller, readUndone(body))
    return { data: await orderOf(deps, seller, orderId) }
  }),
  route(
    contract.shipments.receive,
    async (deps, buyer, { kiriman_id: shipmentId, versi: seenVersion, baris, alasan }) => {
      const lines = (baris ?? []).map(({ posisi: position, jumlah: units }) => ({ position, units }))
      const orderId = await receiveShipment(deps, buyer, { shipmentId, seenVersion, lines, reason: alasan || null })
      return { data: await orderOf(deps, buyer, orderId) }
    },
  ),
  route(contract.shipments.receiveAll, async (deps, buyer, { transaksi_id: orderId, versi: seenVersion }) => {
    await receiveAll(deps, buyer, { orderId, seenVersion })
    return { data: await orderOf(deps, buyer, orderId) }
  }),
  route(contract.shipments.deliver, async (deps, seller, { transaksi_id: orderId, versi: seenVersion }) => {
    await receiveAll(deps, seller, { orderId, seenVersion })
    return { data: await orderOf(deps, seller, orderId) }
  }),
  route(contract.shipments.reduced, async (deps, seller, { transaksi_id: orderId, baris }) => ({
    data: { total: await totalWithoutRest(deps, seller, { orderId, lines: readCounted(baris) }) },
  })),
  route(
    contract.shipments.reduce,
    async (deps, seller, { transaksi_id: orderId, versi: seenVersion, baris, alasan: reason }) => {
      await cancelRest(deps, seller, { orderId, seenVersion, lines: readCounted(baris), reason })
      return { data: await orderOf(deps, seller, orderId) }
    },
  ),

  // A buyer asks to cancel what is open of an order [SHIP-1].
  route(contract.cancelling.show, (deps, member, { transaksi_id }) => viewOf(deps, member, transaksi_id)),
  route(contract.cancelling.ask, async (deps, buyer, { transaksi_id: orderId, alasan: reason }) => {
    await askToCancel(deps, buyer, { orderId, reason })
    return viewOf(deps, buyer, orderId)
  }),
  route(contract.cancelling.withdraw, async (deps, buyer, { permintaan_id: id, versi: version }) =>
    viewOf(deps, buyer, await withdrawRequest(deps, buyer, { id, version })),
  ),
  route(contract.cancelling.agree, async (deps, seller, { permintaan_id: id, versi: version }) =>
    viewOf(deps, seller, await agreeToCancel(deps, seller, { id, version })),
  ),
  route(contract.cancelling.refuse, async (deps, seller, { permintaan_id: id, versi: version, alasan: reason }) =>
    viewOf(deps, seller, await refuseToCancel(deps, seller, { id, version, reason })),
  ),
]

function readUndone({
  kiriman_id: shipmentId,
  versi: seenVersion,
  alasan: reason,
}: ReadBodyOf<typeof contract.shipments.undo>) {
  return { shipmentId, seenVersion, reason }
}

/** What either way of sending says beside the goods. */
function readSending({
  transaksi_id: orderId,
  versi: seenVersion,
  baris,
  ...rest
}: ReadBodyOf<typeof contract.shipments.ready>) {
  const instead = rest.menggantikan ? readUndone(rest.menggantikan) : null
  return { orderId, seenVersion, lines: readLines(baris), instead, knowsOfRequest: rest.tetap_kirim ?? false }
}

function readCounted(rows: ReadBodyOf<typeof contract.shipments.reduce>['baris']): LotQuantity[] | null {
  return rows?.map(({ posisi: position, jumlah: units }) => ({ position, units, lot: null })) ?? null
}

function readLines(rows: ReadBodyOf<typeof contract.shipments.send>['baris']): LotQuantity[] | null {
  return rows?.map(({ posisi: position, jumlah: units, lot }) => ({ position, units, lot: lot || null })) ?? null
}

async function orderOf(deps: Deps, member: Buyer | Seller, orderId: string) {
  return orderView(await showOrder(deps, member, orderId), member)
}

async function viewOf(deps: Deps, member: Member, orderId: string) {
  return { data: cancelling.encode(await showCancelling(deps, member, orderId)) }
}
