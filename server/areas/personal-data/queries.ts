import type { UserId } from '#domain/ids.ts'
import type { Db } from '#server/platform/database.ts'
import type { KeptAbout } from './kept-about.ts'

/** More than anybody does; the answer is made in memory. */
const MOST_ROWS = 50_000

/** What is kept about one person in one table, the newest first; `cut` where there is more. */
export async function findKept(
  db: Db,
  { table, who, columns }: KeptAbout,
  userId: UserId,
  most = MOST_ROWS,
): Promise<{ rows: Record<string, unknown>[]; cut: boolean }> {
  const { ref, table: named } = db.dynamic
  const newest = columns.findLast((column) => /(^|_)at$|^since$/.test(column)) ?? who
  const found = await db
    .selectFrom(named(table).as('kept'))
    .select(columns.map((column) => ref<string>(`kept.${column}`)))
    .where(ref(`kept.${who}`), '=', userId)
    .orderBy(ref(`kept.${newest}`), 'desc')
    .limit(most + 1)
    .execute()
  return { rows: found.slice(0, most), cut: found.length > most }
}
