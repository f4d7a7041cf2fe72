import type { Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { promiseReplacement, refuseClaim, shipReplacement } from './answer-claim.ts'
import { creditClaim } from './credit-claim.ts'
import { acceptRefusal, contestClaim, takeGoodsBack, withdrawClaim } from './move-claim.ts'
import { addPhoto, readPhoto } from './photos.ts'
import { listClaims, showClaim, showClaimForm, showOrderClaims } from './show-claims.ts'
import { submitClaim } from './submit-claim.ts'

export const claimRoutes: readonly Route[] = [
  // Claims of buyers about goods that they received [CLAIM-1].
  route(contract.claims.ofOrder, async (deps, buyer, { orderId }) => ({
    data: await showOrderClaims(deps, buyer, orderId),
  })),
  route(contract.claims.list, async (deps, buyer, wanted) => ({ data: await listClaims(deps, buyer, wanted) })),
  route(contract.claims.detail, async (deps, buyer, { id }) => ({ data: await showClaim(deps, buyer, id) })),
  route(contract.claims.form, async (deps, buyer, { shipmentId }) => ({
    data: await showClaimForm(deps, buyer, shipmentId),
  })),
  route(contract.claims.addPhoto, async (deps, buyer, { shipmentId }, { file }) => ({
    data: await addPhoto(deps, buyer, shipmentId, file),
  })),
  route(contract.claims.submit, async (deps, buyer, claim) => {
    const rows = claim.rows.map((row) => ({ ...row, lot: row.lot || null }))
    const id = await submitClaim(deps, buyer, { ...claim, rows })
    return { data: await showClaim(deps, buyer, id) }
  }),
  route(contract.claims.withdraw, async (deps, buyer, seen) => {
    await withdrawClaim(deps, buyer, seen)
    return { data: await showClaim(deps, buyer, seen.id) }
  }),
  route(contract.claims.contest, async (deps, buyer, { reason, photoIds, ...seen }) => {
    await contestClaim(deps, buyer, seen, { reason, photoIds })
    return { data: await showClaim(deps, buyer, seen.id) }
  }),
  route(contract.claims.acceptRefusal, async (deps, buyer, seen) => {
    await acceptRefusal(deps, buyer, seen)
    return { data: await showClaim(deps, buyer, seen.id) }
  }),
  route(contract.claims.photo, (deps, buyer, { photoId }) => readPhoto(deps, buyer, photoId)),

  // Claims as sellers answer them [CLAIM-1].
  route(contract.claimDesk.ofOrder, async (deps, seller, { orderId }) => ({
    data: await showOrderClaims(deps, seller, orderId),
  })),
  route(contract.claimDesk.list, async (deps, seller, wanted) => ({ data: await listClaims(deps, seller, wanted) })),
  route(contract.claimDesk.detail, (deps, seller, { id }) => answer(deps, seller, id)),
  route(contract.claimDesk.replace, async (deps, seller, { note, wantsReturn, ...seen }) => {
    await promiseReplacement(deps, seller, seen, { note: note || null, wantsReturn })
    return answer(deps, seller, seen.id)
  }),
  route(contract.claimDesk.credit, async (deps, seller, { note, wantsReturn, ...seen }) => {
    await creditClaim(deps, seller, seen, { note: note || null, wantsReturn })
    return answer(deps, seller, seen.id)
  }),
  route(contract.claimDesk.refuse, async (deps, seller, { reason, ...seen }) => {
    await refuseClaim(deps, seller, seen, reason)
    return answer(deps, seller, seen.id)
  }),
  route(contract.claimDesk.send, async (deps, seller, { carrier, trackingNumber, ...seen }) => {
    await shipReplacement(deps, seller, seen, { carrier, trackingNumber: trackingNumber || null })
    return answer(deps, seller, seen.id)
  }),
  route(contract.claimDesk.takeBack, async (deps, seller, seen) => {
    await takeGoodsBack(deps, seller, seen)
    return answer(deps, seller, seen.id)
  }),
  route(contract.claimDesk.photo, (deps, seller, { photoId }) => readPhoto(deps, seller, photoId)),
]

async function answer(deps: Deps, seller: Seller, id: string) {
  return { data: await showClaim(deps, seller, id) }
}
