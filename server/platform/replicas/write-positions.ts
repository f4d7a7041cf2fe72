import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { gathering } from '../gather.ts'
import { anyOf } from '../given.ts'
import { type Position, positionOf } from './position.ts'

/** Keeps that a person has written something, and where it ends: asked for after the commit, so it is before this. */
export async function keepWrite(db: Db, userId: string): Promise<void> {
  await sql`
    insert into write_positions as kept (user_id, position) values (${userId}, pg_current_wal_insert_lsn())
    on conflict (user_id) do update set position = greatest(kept.position, excluded.position)`.execute(db)
}

/** Where what a person wrote last ends; undefined for one who has written nothing since the database last crashed. */
export const writtenBy: (db: Db, userId: string) => Promise<Position | undefined> = gathering(async (db, userIds) => {
  const rows = await db
    .selectFrom('write_positions')
    .select(['user_id', sql<string>`(position - '0/0')::text`.as('position')])
    .where('user_id', '=', anyOf(userIds))
    .execute()
  return new Map(rows.map(({ user_id, position }) => [user_id, positionOf(position)]))
})
