import { sql } from 'kysely'
import type { RateLimit } from '#domain/call.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { type Job, job } from './jobs/job.ts'

/** So many in a day, counted from the first. */
export function perDay(max: number): RateLimit {
  return { max, seconds: 24 * 60 * 60 }
}

/**
 * Counts a hit on `key` and refuses more than `max` in the window. The count is in the database, shared by all nodes.
 * @throws Refusal too_often
 */
export async function countHit(deps: Deps, key: string, limit: RateLimit): Promise<void> {
  const { hits, secondsLeft } = await takeHit(deps, key, limit)
  if (hits > limit.max) throw new Refusal('too_often', { retryAfterSeconds: secondsLeft })
}

/** Counts a hit on `key`. @returns the hits of its window so far, this one included */
export async function takeHit(
  { db, now }: Deps,
  key: string,
  { seconds }: Pick<RateLimit, 'seconds'>,
): Promise<{ hits: number; secondsLeft: number }> {
  const at = now()
  const row = await sql<{ hits: number; secondsLeft: number }>`
    insert into rate_limits as kept (key, hits, resets_at)
    values (${key}, 1, ${at}::timestamptz + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      hits = case when kept.resets_at <= ${at} then 1 else kept.hits + 1 end,
      resets_at = case when kept.resets_at <= ${at} then excluded.resets_at else kept.resets_at end
    returning hits, ceil(extract(epoch from resets_at - ${at}))::int as "secondsLeft"`.execute(db)
  // the statement always answers a row
  return row.rows[0] ?? { hits: 0, secondsLeft: 0 }
}

/** Takes back a hit that is not to count after all. */
export async function giveHitBack({ db, now }: Deps, key: string): Promise<void> {
  await sql`update rate_limits set hits = hits - 1 where key = ${key} and resets_at > ${now()} and hits > 0`.execute(db)
}

export const rateLimitJobs: readonly Job[] = [job('rate-limits/tidy', forgetSpent)]

/** Deletes windows that are over. */
async function forgetSpent({ db, now }: Deps): Promise<void> {
  await sql`delete from rate_limits where resets_at <= ${now()}`.execute(db)
}
