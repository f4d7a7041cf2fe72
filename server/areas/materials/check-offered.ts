import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { findHeld } from './queries-facts.ts'
import { holdMaterials } from './queries-writing.ts'

/**
 * Holds the materials of products that are about to be written until commit, so that none is merged meanwhile. Called
 * before any stock or product is locked [MAT-5].
 * @throws Refusal material_not_found | material_merged
 */
export async function checkOffered(tx: Tx, materialIds: readonly number[]): Promise<void> {
  const wanted = [...new Set(materialIds)]
  const held = await holdMaterials(tx, wanted)
  if (held.length < wanted.length) throw new Refusal('material_not_found', { field: 'bahan_id' })

  const merged = held.find(({ mergedInto }) => mergedInto !== null)
  if (merged?.mergedInto) {
    const target = (await findHeld(tx, [merged.mergedInto])).get(merged.mergedInto)
    throw new Refusal('material_merged', { field: 'bahan_id', words: { material: target?.facts.name ?? '' } })
  }
}
