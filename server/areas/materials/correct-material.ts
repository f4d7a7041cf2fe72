import type { Administrator } from '#domain/accounts/actor.ts'
import type { MaterialFacts } from '#domain/materials/facts.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { checkCorrection } from './check-unknown.ts'
import { lockUnmerged } from './lock-unmerged.ts'
import { takeTurn } from './queries-names.ts'
import { writeFacts } from './write-facts.ts'

/** A material as somebody was shown it. */
export interface SeenMaterial {
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
  seen: SeenMaterial,
  facts: MaterialFacts,
): Promise<void> {
  await deps.db.transaction().execute((tx) => correctIn(tx, administrator, seen, facts, deps.now()))
}

async function correctIn(
  tx: Tx,
  administrator: Administrator,
  { id, version }: SeenMaterial,
  facts: MaterialFacts,
  now: Date,
): Promise<void> {
  await takeTurn(tx)
  const material = await lockUnmerged(tx, id, 'bahan_id')
  if (material.version !== version) throw new Refusal('material_moved_on', { field: 'versi' })
  await checkCorrection(tx, id, material.facts, facts)

  await writeFacts(tx, administrator, material, facts, 'correct', now)
}
