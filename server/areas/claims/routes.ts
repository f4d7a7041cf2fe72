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
  route(contract.claims.list, async (deps, buyer, params) => ({ data: await listClaims(deps, buyer, params) })),
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
  route(contract.claims.withdraw, async (deps, buyer, expected) => {
    await withdrawClaim(deps, buyer, expected)
    return { data: await showClaim(deps, buyer, expected.id) }
  }),
  route(contract.claims.contest, async (deps, buyer, { reason, photoIds, ...expected }) => {
    await contestClaim(deps, buyer, expected, { reason, photoIds })
    return { data: await showClaim(deps, buyer, expected.id) }
  }),
  route(contract.claims.acceptRefusal, async (deps, buyer, expected) => {
    await acceptRefusal(deps, buyer, expected)
    return { data: await showClaim(deps, buyer, expected.id) }
  }),
  route(contract.claims.photo, (deps, buyer, { photoId }) => readPhoto(deps, buyer, photoId)),

  // Claims as sellers answer them [CLAIM-1].
  route(contract.sellerClaims.ofOrder, async (deps, seller, { orderId }) => ({
    data: await showOrderClaims(deps, seller, orderId),
  })),
  route(contract.sellerClaims.list, async (deps, seller, params) => ({ data: await listClaims(deps, seller, params) })),
  route(contract.sellerClaims.detail, (deps, seller, { id }) => answer(deps, seller, id)),
  route(contract.sellerClaims.replace, async (deps, seller, { note, wantsReturn, ...expected }) => {
    await promiseReplacement(deps, seller, expected, { note: note || null, wantsReturn })
    return answer(deps, seller, expected.id)
  }),
  route(contract.sellerClaims.credit, async (deps, seller, { note, wantsReturn, ...expected }) => {
    await creditClaim(deps, seller, expected, { note: note || null, wantsReturn })
    return answer(deps, seller, expected.id)
  }),
  route(contract.sellerClaims.refuse, async (deps, seller, { reason, ...expected }) => {
    await refuseClaim(deps, seller, expected, reason)
    return answer(deps, seller, expected.id)
  }),
  route(contract.sellerClaims.send, async (deps, seller, { carrier, trackingNumber, ...expected }) => {
    await shipReplacement(deps, seller, expected, { carrier, trackingNumber: trackingNumber || null })
    return answer(deps, seller, expected.id)
  }),
  route(contract.sellerClaims.takeBack, async (deps, seller, expected) => {
    await takeGoodsBack(deps, seller, expected)
    return answer(deps, seller, expected.id)
  }),
  route(contract.sellerClaims.photo, (deps, seller, { photoId }) => readPhoto(deps, seller, photoId)),
]

async function answer(deps: Deps, seller: Seller, id: string) {
  return { data: await showClaim(deps, seller, id) }
}
