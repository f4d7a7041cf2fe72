import type { Seller } from '#domain/accounts/actor.ts'
import { claim, claimPage, orderClaims } from '#domain/claims/codec.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { promiseReplacement, refuseClaim, shipReplacement } from './answer-claim.ts'
import { creditClaim } from './credit-claim.ts'
import { takeGoodsBack } from './move-claim.ts'
import { readPhoto } from './photos.ts'
import { scopeOf } from './scope-of.ts'
import { listClaims, showClaim, showOrderClaims } from './show-claims.ts'

const calls = contract.claimDesk

/** Claims as sellers answer them [CLAIM-1]. */
export const claimDeskRoutes: Route[] = [
  route(calls.ofOrder, async (deps, seller, { transaksi_id }) => ({
    data: orderClaims.encode(await showOrderClaims(deps, seller, transaksi_id)),
  })),
  route(calls.list, async (deps, seller, { saring, halaman: page, per_halaman: perPage }) => ({
    data: claimPage.encode(await listClaims(deps, seller, { scope: scopeOf(saring), page, perPage })),
  })),
  route(calls.detail, (deps, seller, { klaim_id }) => answer(deps, seller, klaim_id)),
  route(calls.replace, async (deps, seller, { klaim_id: id, versi: version, catatan, retur: wantsReturn }) => {
    await promiseReplacement(deps, seller, { id, version }, { note: catatan || null, wantsReturn })
    return answer(deps, seller, id)
  }),
  route(calls.credit, async (deps, seller, { klaim_id: id, versi: version, catatan, retur: wantsReturn }) => {
    await creditClaim(deps, seller, { id, version }, { note: catatan || null, wantsReturn })
    return answer(deps, seller, id)
  }),
  route(calls.refuse, async (deps, seller, { klaim_id: id, versi: version, alasan }) => {
    await refuseClaim(deps, seller, { id, version }, alasan)
    return answer(deps, seller, id)
  }),
  route(calls.send, async (deps, seller, { klaim_id: id, versi: version, kurir: carrier, resi }) => {
    await shipReplacement(deps, seller, { id, version }, { carrier, trackingNumber: resi || null })
    return answer(deps, seller, id)
  }),
  route(calls.takeBack, async (deps, seller, { klaim_id: id, versi: version }) => {
    await takeGoodsBack(deps, seller, { id, version })
    return answer(deps, seller, id)
  }),
  route(calls.photo, (deps, seller, { foto_id }) => readPhoto(deps, seller, foto_id)),
]

async function answer(deps: Deps, seller: Seller, id: string) {
  return { data: claim.encode(await showClaim(deps, seller, id)) }
}
