import { sql } from 'kysely'
import type { MaterialEvent } from '#domain/materials/contract-corrections.ts'
import type { MaterialFacts } from '#domain/materials/facts.ts'
import { people } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

interface Change {
  event: MaterialEvent
  before: MaterialFacts | null
  after: MaterialFacts | null
}

/** Writes down for good what somebody did to a material [MAT-5]. */
export async function insertChange(
  tx: Tx,
  materialId: number,
  userId: string,
  { event, before, after }: Change,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('material_events')
    .values({
      material_id: materialId,
      event,
      user_id: userId,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      at: now,
    })
    .execute()
}

export interface PastChange extends Change {
  by: string
  at: Date
}

/** The changes of a material, the newest first. */
export function findChanges(db: Db, materialId: number, most: number): Promise<PastChange[]> {
  return db
    .selectFrom('material_events as e')
    .innerJoin(people.as('doer'), 'doer.id', 'e.user_id')
    .select([
      sql<MaterialEvent>`e.event`.as('event'),
      sql<MaterialFacts | null>`e.before`.as('before'),
      sql<MaterialFacts | null>`e.after`.as('after'),
      'e.at',
      'doer.name as by',
    ])
    .where('e.material_id', '=', materialId)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(most)
    .execute()
}

/** The addresses of materials that were merged into this one. */
export async function findOldSlugs(db: Db, materialId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('materials')
    .select('slug')
    .where('merged_into', '=', materialId)
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}
