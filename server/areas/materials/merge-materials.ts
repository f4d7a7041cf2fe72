import type { Administrator } from '#domain/accounts/actor.ts'
import { otherNamesWith } from '#domain/materials/facts.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import type { SeenMaterial } from './correct-material.ts'
import { materialMerged } from './events.ts'
import { lockUnmerged } from './lock-unmerged.ts'
import { insertChange } from './queries-history.ts'
import { takeTurn } from './queries-names.ts'
import { lockMaterials, saveMerge } from './queries-writing.ts'
import { writeFacts } from './write-facts.ts'

/**
 * Merges a material into another one, which gets its names and its offers; its address leads there for good, and so do
 * those that led to it [MAT-5].
 * @throws Refusal material_same | material_not_found | material_merged | material_moved_on
 */
export async function mergeMaterials(
  deps: Deps,
  administrator: Administrator,
  material: SeenMaterial,
  target: SeenMaterial,
): Promise<void> {
  if (material.id === target.id) throw new Refusal('material_same', { field: 'tujuan_id' })
  await deps.db.transaction().execute((tx) => mergeIn(tx, administrator, material, target, deps.now()))
}

async function mergeIn(
  tx: Tx,
  administrator: Administrator,
  seen: SeenMaterial,
  seenTarget: SeenMaterial,
  now: Date,
): Promise<void> {
  await takeTurn(tx)
  // both in one order, as whoever offers them holds them
  await lockMaterials(tx, [seen.id, seenTarget.id])
  const material = await lockUnmerged(tx, seen.id, 'bahan_id')
  const target = await lockUnmerged(tx, seenTarget.id, 'tujuan_id')
  if (material.version !== seen.version) throw new Refusal('material_moved_on', { field: 'versi' })
  if (target.version !== seenTarget.version) throw new Refusal('material_moved_on', { field: 'tujuan_versi' })

  const facts = { ...target.facts, otherNames: otherNamesWith(target.facts, material.facts) }
  await writeFacts(tx, administrator, target, facts, 'absorb', now)
  await saveMerge(tx, material.id, target.id)
  const { userId } = administrator
  await insertChange(tx, material.id, userId, { event: 'merge', before: material.facts, after: null }, now)
  const thing = { id: material.id, name: material.facts.name }
  const merged = { after: { into: target.facts.name, intoId: target.id } }
  await audit(tx, administrator, { act: 'material.merge', thing, ...merged }, now)
  await materialMerged.tell(tx, { materialId: material.id, into: target.id }, now)
}
