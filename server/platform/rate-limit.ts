import { sql } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { Db } from './database.ts'

/**
 * Counts a hit on `key` and refuses past `max` in the window. The count is in the database, so every node sees it.
 * @throws Refusal too_often
 */
export async function countHit(db: Db, key: string, limit: { max: number; seconds: number }): Promise<void> {
  const row = await sql<{ hits: number; seconds_left: number }>`
    insert into rate_limits as kept (key, hits, resets_at)
    values (${key}, 1, now() + make_interval(secs => ${limit.seconds}))
    on conflict (key) do update set
      hits = case when kept.resets_at <= now() then 1 else kept.hits + 1 end,
      resets_at = case when kept.resets_at <= now() then excluded.resets_at else kept.resets_at end
    returning hits, ceil(extract(epoch from resets_at - now()))::int as seconds_left`.execute(db)
  const kept = row.rows[0]
  if (kept && kept.hits > limit.max) throw new Refusal('too_often', { retryAfterSeconds: kept.seconds_left })
}

/** Forgets windows that are over; run now and then so that the table stays small. */
export async function forgetOldHits(db: Db): Promise<void> {
  await sql`delete from rate_limits where resets_at < now() - interval '1 minute'`.execute(db)
}
