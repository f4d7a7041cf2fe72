import type { Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { promiseReplacement, refuseClaim, shipReplacement } from './answer-claim.ts'
import { creditClaim } from './credit-claim.ts'
import { takeGoodsBack } from './move-claim.ts'
import { readPhoto } from './photos.ts'
import { listClaims, showClaim, showOrderClaims } from './show-claims.ts'

const calls = contract.claimDesk

/** Claims as sellers answer them [CLAIM-1]. */
export const claimDeskRoutes: Route[] = [
  route(calls.ofOrder, async (deps, seller, { orderId }) => ({ data: await showOrderClaims(deps, seller, orderId) })),
  route(calls.list, async (deps, seller, wanted) => ({ data: await listClaims(deps, seller, wanted) })),
  route(calls.detail, (deps, seller, { id }) => answer(deps, seller, id)),
  route(calls.replace, async (deps, seller, { note, wantsReturn, ...seen }) => {
    await promiseReplacement(deps, seller, seen, { note: note || null, wantsReturn })
    return answer(deps, seller, seen.id)
  }),
  route(calls.credit, async (deps, seller, { note, wantsReturn, ...seen }) => {
    await creditClaim(deps, seller, seen, { note: note || null, wantsReturn })
    return answer(deps, seller, seen.id)
  }),
  route(calls.refuse, async (deps, seller, { reason, ...seen }) => {
    await refuseClaim(deps, seller, seen, reason)
    return answer(deps, seller, seen.id)
  }),
  route(calls.send, async (deps, seller, { carrier, trackingNumber, ...seen }) => {
    await shipReplacement(deps, seller, seen, { carrier, trackingNumber: trackingNumber || null })
    return answer(deps, seller, seen.id)
  }),
  route(calls.takeBack, async (deps, seller, seen) => {
    await takeGoodsBack(deps, seller, seen)
    return answer(deps, seller, seen.id)
  }),
  route(calls.photo, (deps, seller, { photoId }) => readPhoto(deps, seller, photoId)),
]

async function answer(deps: Deps, seller: Seller, id: string) {
  return { data: await showClaim(deps, seller, id) }
}
