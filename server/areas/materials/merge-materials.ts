import type { Administrator } from '#domain/accounts/actor.ts'
import { type MaterialFacts, otherNamesWith } from '#domain/materials/facts.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { checkCorrection } from './check-material.ts'
import { categoryChanging, materialMerged, materialWritten } from './events.ts'
import { type CurrentMaterial, findCurrent } from './queries-facts.ts'
import { insertChange } from './queries-history.ts'
import { lockNames } from './queries-names.ts'
import { lockMaterials, saveFacts, saveMerge } from './queries-writing.ts'

/**
 * Merges a material into another one, which gets its names and its offers; its address leads there for good, and so do
 * those that led to it [MAT-5].
 * @throws Refusal material_same | material_not_found | material_merged | material_moved_on
 */
export async function mergeMaterials(
  deps: Deps,
  administrator: Administrator,
  material: ExpectedMaterial,
  target: ExpectedMaterial,
): Promise<void> {
  if (material.id === target.id) throw new Refusal('material_same', { field: 'targetId' })
  await deps.db.transaction().execute((tx) => mergeIn(tx, administrator, material, target, deps.now()))
}

async function mergeIn(
  tx: Tx,
  administrator: Administrator,
  expected: ExpectedMaterial,
  expectedTarget: ExpectedMaterial,
  now: Date,
): Promise<void> {
  await lockNames(tx)
  // both in one order, as offering them locks them
  await lockMaterials(tx, [expected.id, expectedTarget.id])
  const material = await lockUnmerged(tx, expected.id, 'bahan_id')
  const target = await lockUnmerged(tx, expectedTarget.id, 'tujuan_id')
  if (material.version !== expected.version) throw new Refusal('material_moved_on', { field: 'version' })
  if (target.version !== expectedTarget.version) throw new Refusal('material_moved_on', { field: 'targetVersion' })

  const facts = { ...target.facts, otherNames: otherNamesWith(target.facts, material.facts) }
  await writeFacts(tx, administrator, target, facts, 'absorb', now)
  await saveMerge(tx, material.id, target.id)
  const { userId } = administrator
  await insertChange(tx, material.id, userId, { event: 'merge', before: material.facts, after: null }, now)
  const thing = { id: material.id, name: material.facts.name }
  const merged = { after: { into: target.facts.name, intoId: target.id } }
  await audit(tx, administrator, { act: 'material.merge', thing, ...merged }, now)
  await materialMerged.emit(tx, { materialId: material.id, into: target.id }, now)
}

/** A material as somebody was shown it. */
interface ExpectedMaterial {
  id: number
  version: number
}

/**
 * Corrects the facts of a material; its address stays, and another category takes its offers along [MAT-5].
 * @throws Refusal material_not_found | material_merged | material_moved_on | category_not_found | material_names_full |
 * material_exists
 */
export async function correctMaterial(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedMaterial,
  facts: MaterialFacts,
): Promise<void> {
  await deps.db.transaction().execute((tx) => correctIn(tx, administrator, expected, facts, deps.now()))
}

async function correctIn(
  tx: Tx,
  administrator: Administrator,
  { id, version }: ExpectedMaterial,
  facts: MaterialFacts,
  now: Date,
): Promise<void> {
  await lockNames(tx)
  const material = await lockUnmerged(tx, id, 'bahan_id')
  if (material.version !== version) throw new Refusal('material_moved_on', { field: 'versi' })
  await checkCorrection(tx, id, material.facts, facts)

  await writeFacts(tx, administrator, material, facts, 'correct', now)
}

/** Writes the facts of a locked material anew, with what is found by them, and into its history [MAT-5]. */
export async function writeFacts(
  tx: Tx,
  administrator: Administrator,
  { id, facts: before }: CurrentMaterial,
  after: MaterialFacts,
  event: 'correct' | 'absorb',
  now: Date,
): Promise<void> {
  if (after.categoryId !== before.categoryId) await categoryChanging.emit(tx, id, now)
  await saveFacts(tx, id, after)
  await insertChange(tx, id, administrator.userId, { event, before, after }, now)
  const facts = { before: { ...before }, after: { ...after } }
  await audit(tx, administrator, { act: 'material.correct', thing: { id, name: after.name }, ...facts }, now)
  await materialWritten.emit(tx, id, now)
}

/**
 * A material that is about to change, locked; `field` is where its id was given.
 * @throws Refusal material_not_found | material_merged
 */
export async function lockUnmerged(tx: Tx, id: number, field: string): Promise<CurrentMaterial> {
  await lockMaterials(tx, [id])
  const material = (await findCurrent(tx, [id])).get(id)
  if (!material) throw new Refusal('material_not_found', { field })
  if (material.mergedInto !== null) {
    const target = (await findCurrent(tx, [material.mergedInto])).get(material.mergedInto)
    throw new Refusal('material_merged', { field, words: { material: target?.facts.name ?? '' } })
  }
  return material
}
