import type { Administrator, Seller } from '#domain/accounts/actor.ts'
import type { FoundMaterial, SimilarMaterial } from '#domain/materials/contract.ts'
import { foldName } from '#domain/materials/facts.ts'
import type { ProposalState } from '#domain/materials/state.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { productsOffered } from './events.ts'
import { type CurrentMaterial, findCurrent } from './queries-facts.ts'
import { findChanges, findOldSlugs, type PastChange } from './queries-history.ts'
import { searchMaterials } from './queries-names.ts'
import { findProposals, type ProposalRow } from './queries-proposals.ts'
import { similarTo } from './show-review.ts'

const MOST_FOUND = 10
// more corrections than anybody reads
const MOST_CHANGES = 100

/** The materials that a keyword means, by number or name, the likeliest first [MAT-5]. */
export function findMaterials({ db }: Deps, keyword: string): Promise<FoundMaterial[]> {
  const words = foldName(keyword).split('-').filter(Boolean)
  return searchMaterials(db, keyword, words, MOST_FOUND)
}

interface Page {
  state: ProposalState | undefined
  page: number
  perPage: number
}

/** A page of the seller's own proposals, or of all for the administrator [MAT-5]. */
export function listProposals(
  { db }: Deps,
  asker: Seller | Administrator,
  { state, page, perPage }: Page,
): Promise<{ proposals: ProposalRow[]; total: number }> {
  return findProposals(db, asker, state ?? null, { limit: perPage, offset: (page - 1) * perPage })
}

export interface ShownMaterial {
  material: CurrentMaterial
  target: CurrentMaterial | undefined
  oldSlugs: string[]
  similar: SimilarMaterial[]
  productCount: number
  changes: PastChange[]
}

/** A material as the administrator corrects it, with its history [MAT-5]. @throws Refusal material_not_found */
export async function showEditable({ db, now }: Deps, id: number): Promise<ShownMaterial> {
  const material = (await findCurrent(db, [id])).get(id)
  if (!material) throw new Refusal('material_not_found', { field: 'id' })
  const { mergedInto } = material
  const [targets, oldSlugs, changes, similar, counts] = await Promise.all([
    findCurrent(db, mergedInto === null ? [] : [mergedInto]),
    findOldSlugs(db, id),
    findChanges(db, id, MOST_CHANGES),
    similarTo(db, material.facts, id),
    productsOffered.ask(db, [id], now()),
  ])
  const productCount = counts.get(id) ?? 0
  return { material, target: targets.get(mergedInto ?? id), oldSlugs, changes, similar, productCount }
}
