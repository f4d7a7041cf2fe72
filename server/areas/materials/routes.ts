import { contract } from '#domain/contract.ts'
import {
  accepted,
  foundMaterial,
  heldMaterial,
  materialFacts,
  proposalPage,
  proposed,
} from '#domain/materials/codec.ts'
import { decision, doubles, materialPage, merging } from '#domain/materials/codec-administration.ts'
import { heldCategories } from '#domain/materials/codec-categories.ts'
import { proposalState } from '#domain/materials/state.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { acceptProposal, declineProposal, mergeProposal } from './decide-proposal.ts'
import { writeCategory } from './keep-categories.ts'
import { correctMaterial, mergeMaterials } from './merge-materials.ts'
import { proposeMaterial, withdrawProposal } from './propose-material.ts'
import { findHeldCategories } from './queries-names.ts'
import { listDoubles, listMaterials, previewMerge, showProposal } from './show-desk.ts'
import { findMaterials, listProposals, showHeld } from './show-materials.ts'
import { heldView, proposalView } from './views.ts'

const { proposals, corrections, materialDesk } = contract

/** Materials that sellers pick or propose [MAT-5]. */
const proposalRoutes: Route[] = [
  route(proposals.find, async (deps, _seller, { keyword }) => ({
    data: (await findMaterials(deps, keyword)).map(foundMaterial.encode),
  })),
  route(proposals.propose, async (deps, seller, facts) => ({
    data: proposed.encode(await proposeMaterial(deps, seller, materialFacts.decode(facts))),
  })),
  route(proposals.own, async (deps, seller, { status, halaman, per_halaman }) => {
    const state = status && proposalState.decode(status)
    const { proposals: rows, total } = await listProposals(deps, seller, { state, page: halaman, perPage: per_halaman })
    return { data: proposalPage.encode({ proposals: rows.map((row) => proposalView(row, seller)), total }) }
  }),
  route(proposals.withdraw, async (deps, seller, { usul_id, versi }) => {
    await withdrawProposal(deps, seller, { id: usul_id, version: versi })
    return {}
  }),
]

/** What the administrator makes of proposals, and of materials [MAT-5]. */
const administratorRoutes: Route[] = [
  route(proposals.findAsAdministrator, async (deps, _administrator, { keyword }) => ({
    data: (await findMaterials(deps, keyword)).map(foundMaterial.encode),
  })),
  route(proposals.list, async (deps, administrator, { status, halaman, per_halaman }) => {
    const state = status && proposalState.decode(status)
    const page = { state, page: halaman, perPage: per_halaman }
    const { proposals: rows, total } = await listProposals(deps, administrator, page)
    return { data: proposalPage.encode({ proposals: rows.map((row) => proposalView(row, administrator)), total }) }
  }),
  route(proposals.accept, async (deps, administrator, { usul_id, versi, koreksi }) => {
    const corrected = koreksi && materialFacts.decode(koreksi)
    const made = await acceptProposal(deps, administrator, { id: usul_id, version: versi }, corrected)
    return { data: accepted.encode(made) }
  }),
  route(proposals.merge, async (deps, administrator, { usul_id, versi, bahan_id }) => {
    await mergeProposal(deps, administrator, { id: usul_id, version: versi }, bahan_id)
    return {}
  }),
  route(proposals.decline, async (deps, administrator, { usul_id, versi, alasan }) => {
    await declineProposal(deps, administrator, { id: usul_id, version: versi }, alasan)
    return {}
  }),
  route(corrections.held, async (deps, _administrator, { bahan_id }) => ({
    data: heldMaterial.encode(heldView(await showHeld(deps, bahan_id))),
  })),
  route(corrections.correct, async (deps, administrator, { bahan_id, versi, ...facts }) => {
    await correctMaterial(deps, administrator, { id: bahan_id, version: versi }, materialFacts.decode(facts))
    return {}
  }),
  route(corrections.merge, async (deps, administrator, { bahan_id, versi, tujuan_id, tujuan_versi }) => {
    await mergeMaterials(
      deps,
      administrator,
      { id: bahan_id, version: versi },
      { id: tujuan_id, version: tujuan_versi },
    )
    return {}
  }),
]

/** What the administrator looks at before deciding [ADM-3]. */
const deskRoutes: Route[] = [
  route(materialDesk.proposal, async (deps, administrator, { usul_id }) => {
    const { proposal, similar } = await showProposal(deps, administrator, usul_id)
    return { data: decision.encode({ proposal: proposalView(proposal, administrator), similar }) }
  }),
  route(materialDesk.list, async (deps, _administrator, { keyword, halaman, per_halaman }) => ({
    data: materialPage.encode(await listMaterials(deps, keyword, { page: halaman, perPage: per_halaman })),
  })),
  route(materialDesk.doubles, async (deps) => ({ data: (await listDoubles(deps)).map(doubles.encode) })),
  route(materialDesk.preview, async (deps, _administrator, { bahan_id, tujuan_id }) => ({
    data: merging.encode(await previewMerge(deps, bahan_id, tujuan_id)),
  })),
]

export const materialRoutes: readonly Route[] = [
  ...proposalRoutes,
  ...administratorRoutes,
  ...deskRoutes,

  // What the home page says of the categories, as administrators keep it [ADM-4].
  route(contract.categories.list, async ({ db }) => ({ data: heldCategories.encode(await findHeldCategories(db)) })),
  route(contract.categories.save, async (deps, administrator, { kategori_id: id, versi: revision, teks }) => ({
    data: heldCategories.encode(await writeCategory(deps, administrator, { id, revision }, teks)),
  })),
]
