import { faultKind } from '#domain/claims/claim.ts'
import { claim, claimForm, claimPage, claimPhoto, orderClaims } from '#domain/claims/codec.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { acceptRefusal, contestClaim, withdrawClaim } from './move-claim.ts'
import { addPhoto, readPhoto } from './photos.ts'
import { scopeOf } from './scope-of.ts'
import { listClaims, showClaim, showClaimForm, showOrderClaims } from './show-claims.ts'
import { submitClaim } from './submit-claim.ts'

const calls = contract.claims

/** Claims of buyers about goods that they received [CLAIM-1]. */
export const claimRoutes: Route[] = [
  route(calls.ofOrder, async (deps, buyer, { transaksi_id }) => ({
    data: orderClaims.encode(await showOrderClaims(deps, buyer, transaksi_id)),
  })),
  route(calls.list, async (deps, buyer, { saring, halaman: page, per_halaman: perPage }) => ({
    data: claimPage.encode(await listClaims(deps, buyer, { scope: scopeOf(saring), page, perPage })),
  })),
  route(calls.detail, async (deps, buyer, { klaim_id }) => ({
    data: claim.encode(await showClaim(deps, buyer, klaim_id)),
  })),
  route(calls.form, async (deps, buyer, { kiriman_id }) => ({
    data: claimForm.encode(await showClaimForm(deps, buyer, kiriman_id)),
  })),
  route(calls.addPhoto, async (deps, buyer, { kiriman_id }, { file }) => ({
    data: claimPhoto.encode(await addPhoto(deps, buyer, kiriman_id, file)),
  })),
  route(calls.submit, async (deps, buyer, { kiriman_id: shipmentId, baris, uraian, foto: photoIds, kunci: key }) => {
    const rows = baris.map(({ posisi: position, lot, masalah, jumlah: units }) => ({
      position,
      lot: lot || null,
      kind: faultKind.decode(masalah),
      units,
    }))
    const id = await submitClaim(deps, buyer, { shipmentId, rows, description: uraian, photoIds, key })
    return { data: claim.encode(await showClaim(deps, buyer, id)) }
  }),
  route(calls.withdraw, async (deps, buyer, { klaim_id: id, versi: version }) => {
    await withdrawClaim(deps, buyer, { id, version })
    return { data: claim.encode(await showClaim(deps, buyer, id)) }
  }),
  route(calls.contest, async (deps, buyer, { klaim_id: id, versi: version, alasan: reason, foto: photoIds }) => {
    await contestClaim(deps, buyer, { id, version }, { reason, photoIds })
    return { data: claim.encode(await showClaim(deps, buyer, id)) }
  }),
  route(calls.acceptRefusal, async (deps, buyer, { klaim_id: id, versi: version }) => {
    await acceptRefusal(deps, buyer, { id, version })
    return { data: claim.encode(await showClaim(deps, buyer, id)) }
  }),
  route(calls.photo, (deps, buyer, { foto_id }) => readPhoto(deps, buyer, foto_id)),
]
