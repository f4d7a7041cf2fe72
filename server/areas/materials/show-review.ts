import type { Administrator } from '#domain/accounts/actor.ts'
import type { FoundMaterial, SimilarMaterial } from '#domain/materials/contract.ts'
import type { ListedMaterial, Merging } from '#domain/materials/contract-administration.ts'
import { calledNames, foldName, type MaterialFacts, otherNamesWith } from '#domain/materials/facts.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { productsOffered } from './events.ts'
import { type CurrentMaterial, findCurrent } from './queries-facts.ts'
import { findOldSlugs } from './queries-history.ts'
import { findDoubles, findSimilar, type PairOfMaterials } from './queries-likeness.ts'
import { findFoundMaterials, findMaterialPage } from './queries-names.ts'
import { findProposal, type ProposalRow } from './queries-proposals.ts'

// as many as somebody compares before deciding
const MOST_SIMILAR = 6
// more than somebody merges in a day
const MOST_DOUBLES = 100

/** A proposal with the materials that may be the same [ADM-3]. @throws Refusal proposal_not_found */
export async function showProposal(
  { db }: Deps,
  administrator: Administrator,
  id: string,
): Promise<{ proposal: ProposalRow; similar: SimilarMaterial[] }> {
  const proposal = await findProposal(db, administrator, id)
  if (!proposal) throw new Refusal('proposal_not_found', { field: 'id' })
  return { proposal, similar: await similarTo(db, proposal.facts, null) }
}

/** A page of all materials by name, or of those that a keyword means, with the number of their products [ADM-3]. */
export async function listMaterials(
  { db, now }: Deps,
  keyword: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ materials: ListedMaterial[]; total: number }> {
  const words = foldName(keyword).split('-').filter(Boolean)
  const limits = { limit: perPage, offset: (page - 1) * perPage }
  const { materials, total } = await findMaterialPage(db, keyword, words, limits)
  const ids = materials.map(({ id }) => id)
  const counts = await productsOffered.ask(db, ids, now())
  return { materials: materials.map((one) => ({ ...one, productCount: counts.get(one.id) ?? 0 })), total }
}

/** Pairs of materials that may be one [ADM-3]. */
export function listDoubles({ db }: Deps): Promise<PairOfMaterials[]> {
  return findDoubles(db, MOST_DOUBLES)
}

/**
 * A preview of merging two materials; nothing is changed [ADM-3].
 * @throws Refusal material_same | material_not_found | material_merged
 */
export async function previewMerge({ db, now }: Deps, id: number, targetId: number): Promise<Merging> {
  if (id === targetId) throw new Refusal('material_same', { field: 'targetId' })
  const [held, found, oldSlugs, counts] = await Promise.all([
    findCurrent(db, [id, targetId]),
    findFoundMaterials(db, [id, targetId]),
    findOldSlugs(db, id),
    productsOffered.ask(db, [id], now()),
  ])
  const material = await presentOf(db, held.get(id), found.get(id), 'bahan_id')
  const target = await presentOf(db, held.get(targetId), found.get(targetId), 'tujuan_id')
  const had = new Set(target.held.facts.otherNames)
  return {
    material: material.found,
    version: material.held.version,
    target: target.found,
    targetVersion: target.held.version,
    productCount: counts.get(id) ?? 0,
    newNames: otherNamesWith(target.held.facts, material.held.facts).filter((name) => !had.has(name)),
    slugs: [material.held.slug, ...oldSlugs],
    changesCategory: material.held.facts.categoryId !== target.held.facts.categoryId,
  }
}

/** Materials that may be the one with these facts, the likeliest first. */
export function similarTo(db: Db, facts: MaterialFacts, except: number | null): Promise<SimilarMaterial[]> {
  return findSimilar(db, { names: calledNames(facts), casNumber: facts.casNumber, except }, MOST_SIMILAR)
}

/** @throws Refusal material_not_found | material_merged */
async function presentOf(
  db: Db,
  held: CurrentMaterial | undefined,
  found: FoundMaterial | undefined,
  field: string,
): Promise<{ held: CurrentMaterial; found: FoundMaterial }> {
  if (!held) throw new Refusal('material_not_found', { field })
  if (found) return { held, found }
  const into = held.mergedInto ?? held.id
  const target = (await findCurrent(db, [into])).get(into)
  throw new Refusal('material_merged', { field, words: { material: target?.facts.name ?? '' } })
}
