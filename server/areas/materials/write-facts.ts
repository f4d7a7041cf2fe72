import type { Administrator } from '#domain/accounts/actor.ts'
import type { MaterialFacts } from '#domain/materials/facts.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { categoryChanging, materialWritten } from './events.ts'
import type { HeldMaterial } from './queries-facts.ts'
import { insertChange } from './queries-history.ts'
import { saveFacts } from './queries-writing.ts'

/** Writes the facts of a locked material anew, with what is found by them, and into its history [MAT-5]. */
export async function writeFacts(
  tx: Tx,
  administrator: Administrator,
  { id, facts: before }: HeldMaterial,
  after: MaterialFacts,
  event: 'correct' | 'absorb',
  now: Date,
): Promise<void> {
  if (after.categoryId !== before.categoryId) await categoryChanging.tell(tx, id, now)
  await saveFacts(tx, id, after)
  await insertChange(tx, id, administrator.userId, { event, before, after }, now)
  const facts = { before: { ...before }, after: { ...after } }
  await audit(tx, administrator, { act: 'material.correct', thing: { id, name: after.name }, ...facts }, now)
  await materialWritten.tell(tx, id, now)
}
