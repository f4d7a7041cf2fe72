import type { Member } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { cancelling } from '#domain/shipments/codec-cancelling.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { agreeToCancel, askToCancel, refuseToCancel, withdrawRequest } from './ask-to-cancel.ts'
import { showCancelling } from './show-cancelling.ts'

const calls = contract.cancelling

/** A buyer asks to cancel what is open of an order [SHIP-1]. */
export const cancellingRoutes: Route[] = [
  route(calls.show, (deps, member, { transaksi_id }) => viewOf(deps, member, transaksi_id)),
  route(calls.ask, async (deps, buyer, { transaksi_id: orderId, alasan: reason }) => {
    await askToCancel(deps, buyer, { orderId, reason })
    return viewOf(deps, buyer, orderId)
  }),
  route(calls.withdraw, async (deps, buyer, { permintaan_id: id, versi: version }) =>
    viewOf(deps, buyer, await withdrawRequest(deps, buyer, { id, version })),
  ),
  route(calls.agree, async (deps, seller, { permintaan_id: id, versi: version }) =>
    viewOf(deps, seller, await agreeToCancel(deps, seller, { id, version })),
  ),
  route(calls.refuse, async (deps, seller, { permintaan_id: id, versi: version, alasan: reason }) =>
    viewOf(deps, seller, await refuseToCancel(deps, seller, { id, version, reason })),
  ),
]

async function viewOf(deps: Deps, member: Member, orderId: string) {
  return { data: cancelling.encode(await showCancelling(deps, member, orderId)) }
}
