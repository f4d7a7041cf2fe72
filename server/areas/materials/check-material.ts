import { MOST } from '#domain/limits.ts'
import { calledNames, type MaterialFacts } from '#domain/materials/facts.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { findCurrent, hasCategory } from './queries-facts.ts'
import { findSame } from './queries-names.ts'
import { holdMaterials } from './queries-writing.ts'

/**
 * Facts that no material has yet, of a category that is there. The caller holds the lock of names [MAT-5].
 * @throws Refusal category_not_found | material_exists
 */
export async function checkUnknown(tx: Tx, facts: MaterialFacts): Promise<void> {
  await checkCategory(tx, facts)
  refuseSame(await findSame(tx, { names: calledNames(facts), casNumber: facts.casNumber }, { among: 'all' }))
}

/**
 * Refuses a correction by which a material would take another's name; its present name may already be another's further
 * name.
 * @throws Refusal category_not_found | material_names_full | material_exists
 */
export async function checkCorrection(tx: Tx, id: number, before: MaterialFacts, after: MaterialFacts): Promise<void> {
  await checkCategory(tx, after)
  // merges may have left more: only growth is refused
  if (after.otherNames.length > Math.max(before.otherNames.length, MOST.materialNames))
    throw new Refusal('material_names_full', { field: 'bahan_nama_lain' })
  const names = calledNames(after).filter((name) => !calledNames(before).includes(name))
  const casNumber = after.casNumber === before.casNumber ? null : after.casNumber
  refuseSame(await findSame(tx, { names, casNumber }, { among: 'called', except: id }))
}

async function checkCategory(tx: Tx, { categoryId }: MaterialFacts): Promise<void> {
  if (!(await hasCategory(tx, categoryId))) throw new Refusal('category_not_found', { field: 'kategori_id' })
}

function refuseSame(same: { by: 'cas' | 'name'; name: string } | undefined): void {
  if (!same) return
  const field = same.by === 'cas' ? 'bahan_cas' : 'bahan_nama'
  throw new Refusal('material_exists', { field, words: { material: same.name } })
}

/**
 * Holds the materials of products that are about to be written until commit, so that none is merged meanwhile. Called
 * before any stock or product is locked [MAT-5].
 * @throws Refusal material_not_found | material_merged
 */
export async function checkOffered(tx: Tx, materialIds: readonly number[]): Promise<void> {
  const uniqueIds = [...new Set(materialIds)]
  const locked = await holdMaterials(tx, uniqueIds)
  if (locked.length < uniqueIds.length) throw new Refusal('material_not_found', { field: 'bahan_id' })

  const merged = locked.find(({ mergedInto }) => mergedInto !== null)
  if (merged?.mergedInto) {
    const target = (await findCurrent(tx, [merged.mergedInto])).get(merged.mergedInto)
    throw new Refusal('material_merged', { field: 'bahan_id', words: { material: target?.facts.name ?? '' } })
  }
}
