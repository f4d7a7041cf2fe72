import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { acceptRefusal, contestClaim, withdrawClaim } from './move-claim.ts'
import { addPhoto, readPhoto } from './photos.ts'
import { listClaims, showClaim, showClaimForm, showOrderClaims } from './show-claims.ts'
import { submitClaim } from './submit-claim.ts'

const calls = contract.claims

/** Claims of buyers about goods that they received [CLAIM-1]. */
export const claimRoutes: Route[] = [
  route(calls.ofOrder, async (deps, buyer, { orderId }) => ({ data: await showOrderClaims(deps, buyer, orderId) })),
  route(calls.list, async (deps, buyer, wanted) => ({ data: await listClaims(deps, buyer, wanted) })),
  route(calls.detail, async (deps, buyer, { id }) => ({ data: await showClaim(deps, buyer, id) })),
  route(calls.form, async (deps, buyer, { shipmentId }) => ({ data: await showClaimForm(deps, buyer, shipmentId) })),
  route(calls.addPhoto, async (deps, buyer, { shipmentId }, { file }) => ({
    data: await addPhoto(deps, buyer, shipmentId, file),
  })),
  route(calls.submit, async (deps, buyer, claim) => {
    const rows = claim.rows.map((row) => ({ ...row, lot: row.lot || null }))
    const id = await submitClaim(deps, buyer, { ...claim, rows })
    return { data: await showClaim(deps, buyer, id) }
  }),
  route(calls.withdraw, async (deps, buyer, seen) => {
    await withdrawClaim(deps, buyer, seen)
    return { data: await showClaim(deps, buyer, seen.id) }
  }),
  route(calls.contest, async (deps, buyer, { reason, photoIds, ...seen }) => {
    await contestClaim(deps, buyer, seen, { reason, photoIds })
    return { data: await showClaim(deps, buyer, seen.id) }
  }),
  route(calls.acceptRefusal, async (deps, buyer, seen) => {
    await acceptRefusal(deps, buyer, seen)
    return { data: await showClaim(deps, buyer, seen.id) }
  }),
  route(calls.photo, (deps, buyer, { photoId }) => readPhoto(deps, buyer, photoId)),
]
