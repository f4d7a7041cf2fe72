import { sql } from 'kysely'
import type { RateLimit } from '#domain/call.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { inBatches } from './database/batch.ts'
import { withoutStep } from './database/begin-with.ts'
import type { Db } from './database.ts'
import { type Job, job } from './jobs/job.ts'
import { networksAround } from './network.ts'
import { unnestRows } from './sql-input.ts'

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

/** A key and how many hits it may have. */
export interface Counted {
  key: string
  limit: RateLimit
}

/**
 * The keys that a hit from a network (networkOf) counts on: the network itself, and the wider ones around it, which may
 * make more [SESS-7].
 */
export function ofNetwork(name: string, network: string, limit: RateLimit): Counted[] {
  return networksAround(network).map(({ network: around, times }) => ({
    key: `${name}\n${around}`,
    limit: { ...limit, max: limit.max * times },
  }))
}

/** Counts a hit on several keys. @throws Refusal too_often */
export async function countHits(deps: Deps, counted: readonly Counted[]): Promise<void> {
  await Promise.all(
    counted.map(async ({ key, limit }) => {
      const { hits, secondsLeft } = await takeHit(deps, key, limit)
      if (hits > limit.max) throw new Refusal('too_often', { retryAfterSeconds: secondsLeft })
    }),
  )
}

interface Taken {
  hits: number
  secondsLeft: number
}

/** Counts a hit on `key`. @returns the hits of its window so far, this one included */
export async function takeHit({ db, now }: Deps, key: string, { seconds }: Pick<RateLimit, 'seconds'>): Promise<Taken> {
  const at = now()
  const hit = { key, at, resetsAt: new Date(at.getTime() + seconds * 1000) }
  const taken = db.isTransaction ? undefined : await takeBatched(withoutStep(db), hit)
  // the statement answers for every hit
  return taken ?? (await takeHits(db, [hit])).get(hit) ?? { hits: 0, secondsLeft: 0 }
}

interface Hit {
  key: string
  at: Date
  resetsAt: Date
}

const takeBatched = inBatches(takeHits)

/** Those on one key count one after the other. Keys are locked in one order. */
async function takeHits(db: Db, batch: readonly Hit[]): Promise<Map<Hit, Taken>> {
  const byKey = Map.groupBy(batch, ({ key }) => key)
  const at = new Date(Math.max(...batch.map((hit) => hit.at.getTime())))
  const rows = [...byKey].map(([key, hits]) => ({ key, hits: hits.length, resetsAt: hits[0]?.resetsAt ?? at }))
  const { rows: updated } = await sql<Taken & { key: string }>`
    insert into rate_limits as kept (key, hits, resets_at)
    select key, hits, "resetsAt" from ${unnestRows('lot', columns, rows)} order by key
    on conflict (key) do update set
      hits = case when kept.resets_at <= ${at} then excluded.hits else kept.hits + excluded.hits end,
      resets_at = case when kept.resets_at <= ${at} then excluded.resets_at else kept.resets_at end
    returning key, hits, ceil(extract(epoch from resets_at - ${at}))::int as "secondsLeft"`.execute(db)
  return new Map(
    updated.flatMap(({ key, hits, secondsLeft }) => {
      const together = byKey.get(key) ?? []
      return together.map((hit, index) => [hit, { hits: hits - together.length + index + 1, secondsLeft }] as const)
    }),
  )
}

const columns = { key: 'text', hits: 'integer', resetsAt: 'timestamptz' } as const

/** Takes back a hit that is not to count after all. */
export async function giveHitBack({ db, now }: Deps, key: string): Promise<void> {
  await sql`update rate_limits set hits = hits - 1 where key = ${key} and resets_at > ${now()} and hits > 0`.execute(db)
}

export const rateLimitJobs: readonly Job[] = [job('rate-limits/tidy', forgetSpent)]

/** Deletes expired windows. */
async function forgetSpent({ db, now }: Deps): Promise<void> {
  await sql`delete from rate_limits where resets_at <= ${now()}`.execute(db)
}
