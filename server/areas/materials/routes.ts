import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { acceptProposal, declineProposal, mergeProposal } from './decide-proposal.ts'
import { writeCategory } from './keep-categories.ts'
import { correctMaterial, mergeMaterials } from './merge-materials.ts'
import { proposeMaterial, withdrawProposal } from './propose-material.ts'
import { findEditableCategories } from './queries-names.ts'
import { findMaterials, listProposals, showEditable } from './show-materials.ts'
import { listDoubles, listMaterials, previewMerge, showProposal } from './show-review.ts'
import { editableView, proposalView } from './views.ts'

const { proposals, corrections, materialReview } = contract

/** Materials that sellers pick or propose [MAT-5]. */
const proposalRoutes: Route[] = [
  route(proposals.find, async (deps, _seller, { keyword }) => ({
    data: await findMaterials(deps, keyword),
  })),
  route(proposals.propose, async (deps, seller, facts) => ({
    data: await proposeMaterial(deps, seller, facts),
  })),
  route(proposals.own, async (deps, seller, { state, page, perPage }) => {
    const { proposals: rows, total } = await listProposals(deps, seller, { state, page, perPage })
    return { data: { proposals: rows.map((row) => proposalView(row, seller)), total } }
  }),
  route(proposals.withdraw, async (deps, seller, { id, version }) => {
    await withdrawProposal(deps, seller, { id, version })
    return {}
  }),
]

/** The administrator's acts on proposals and materials [MAT-5]. */
const administratorRoutes: Route[] = [
  route(proposals.findAsAdministrator, async (deps, _administrator, { keyword }) => ({
    data: await findMaterials(deps, keyword),
  })),
  route(proposals.list, async (deps, administrator, { state, page, perPage }) => {
    const { proposals: rows, total } = await listProposals(deps, administrator, { state, page, perPage })
    return { data: { proposals: rows.map((row) => proposalView(row, administrator)), total } }
  }),
  route(proposals.accept, async (deps, administrator, { id, version, corrected }) => {
    const made = await acceptProposal(deps, administrator, { id, version }, corrected)
    return { data: made }
  }),
  route(proposals.merge, async (deps, administrator, { id, version, materialId }) => {
    await mergeProposal(deps, administrator, { id, version }, materialId)
    return {}
  }),
  route(proposals.decline, async (deps, administrator, { id, version, reason }) => {
    await declineProposal(deps, administrator, { id, version }, reason)
    return {}
  }),
  route(corrections.editable, async (deps, _administrator, { id }) => ({
    data: editableView(await showEditable(deps, id)),
  })),
  route(corrections.correct, async (deps, administrator, { id, version, ...facts }) => {
    await correctMaterial(deps, administrator, { id, version }, facts)
    return {}
  }),
  route(corrections.merge, async (deps, administrator, { id, version, targetId, targetVersion }) => {
    await mergeMaterials(deps, administrator, { id, version }, { id: targetId, version: targetVersion })
    return {}
  }),
]

/** The administrator's reviews of materials [ADM-3]. */
const reviewRoutes: Route[] = [
  route(materialReview.proposal, async (deps, administrator, { id }) => {
    const { proposal, similar } = await showProposal(deps, administrator, id)
    return { data: { proposal: proposalView(proposal, administrator), similar } }
  }),
  route(materialReview.list, async (deps, _administrator, { keyword, page, perPage }) => ({
    data: await listMaterials(deps, keyword, { page, perPage }),
  })),
  route(materialReview.doubles, async (deps) => ({ data: await listDoubles(deps) })),
  route(materialReview.preview, async (deps, _administrator, { id, targetId }) => ({
    data: await previewMerge(deps, id, targetId),
  })),
]

export const materialRoutes: readonly Route[] = [
  ...proposalRoutes,
  ...administratorRoutes,
  ...reviewRoutes,

  // The texts of categories on the home page, as administrators write them [ADM-4].
  route(contract.categories.list, async ({ db }) => ({ data: await findEditableCategories(db) })),
  route(contract.categories.save, async (deps, administrator, { id, revision, text }) => ({
    data: await writeCategory(deps, administrator, { id, revision }, text),
  })),
]
