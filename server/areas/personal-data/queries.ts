import type { UserId } from '#domain/ids.ts'
import type { Db } from '#server/platform/database.ts'
import type { KeptAbout } from './kept-about.ts'

/** More than anybody does; the answer is made in memory. */
const MOST_ROWS = 50_000

/** What is kept about one person in one table. */
export async function findKept(
  db: Db,
  { table, who, columns }: KeptAbout,
  userId: UserId,
): Promise<Record<string, unknown>[]> {
  const { ref, table: named } = db.dynamic
  return db
    .selectFrom(named(table).as('kept'))
    .select(columns.map((column) => ref<string>(`kept.${column}`)))
    .where(ref(`kept.${who}`), '=', userId)
    .limit(MOST_ROWS)
    .execute()
}
