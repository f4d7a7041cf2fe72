import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { findHeld, type HeldMaterial } from './queries-facts.ts'
import { lockMaterials } from './queries-writing.ts'

/**
 * A material that is about to change, locked; `field` is where its id was given.
 * @throws Refusal material_not_found | material_merged
 */
export async function lockUnmerged(tx: Tx, id: number, field: string): Promise<HeldMaterial> {
  await lockMaterials(tx, [id])
  const material = (await findHeld(tx, [id])).get(id)
  if (!material) throw new Refusal('material_not_found', { field })
  if (material.mergedInto !== null) {
    const target = (await findHeld(tx, [material.mergedInto])).get(material.mergedInto)
    throw new Refusal('material_merged', { field, words: { material: target?.facts.name ?? '' } })
  }
  return material
}
