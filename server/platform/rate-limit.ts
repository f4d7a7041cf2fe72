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
export function countHit(deps: Deps, key: string, limit: RateLimit): Promise<void> {
  return countHits(deps, [{ key, limit }])
}

/** The same on several keys, all of which count it. They are locked in this order. @throws Refusal too_often */
export async function countHits(deps: Deps, counted: readonly { key: string; limit: RateLimit }[]): Promise<void> {
  const taken = await takeHits(
    deps,
    counted.map(({ key, limit: { seconds } }) => ({ key, seconds })),
  )
  for (const { key, limit } of counted) {
    const { hits = 0, secondsLeft } = taken.get(key) ?? {}
    if (hits > limit.max) throw new Refusal('too_often', { retryAfterSeconds: secondsLeft })
  }
}

/** Counts a hit on `key`. @returns the hits of its window so far, this one included */
export async function takeHit(deps: Deps, key: string, { seconds }: Pick<RateLimit, 'seconds'>): Promise<Taken> {
  const taken = await takeHits(deps, [{ key, seconds }])
  // the statement always answers a row
  return taken.get(key) ?? { hits: 0, secondsLeft: 0 }
}

interface Taken {
  hits: number
  secondsLeft: number
}

async function takeHits(
  { db, now }: Deps,
  counted: readonly { key: string; seconds: number }[],
): Promise<Map<string, Taken>> {
  const at = now()
  const keys = counted.map(({ key }) => key)
  const seconds = counted.map((one) => one.seconds)
  const { rows } = await sql<Taken & { key: string }>`
    insert into rate_limits as kept (key, hits, resets_at)
    select key, 1, ${at}::timestamptz + make_interval(secs => seconds)
    from unnest(${keys}::text[], ${seconds}::int[]) as counted (key, seconds)
    on conflict (key) do update set
      hits = case when kept.resets_at <= ${at} then 1 else kept.hits + 1 end,
      resets_at = case when kept.resets_at <= ${at} then excluded.resets_at else kept.resets_at end
    returning key, hits, ceil(extract(epoch from resets_at - ${at}))::int as "secondsLeft"`.execute(db)
  return new Map(rows.map(({ key, ...taken }) => [key, taken]))
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
