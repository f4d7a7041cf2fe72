import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database.ts'
import { presentSpan } from '../traces/span.ts'
import type { JobMap, JobName } from './job-map.ts'

export interface EnqueueOptions {
  /** Not before this instant; immediately by default. */
  startAfter?: Date
  /**
   * A queue takes the same key only once, even after the job has run, until it is forgotten a week later (a day later
   * in a queue with a schedule).
   */
  key?: string
  /** The group of a job: a few of one group run at once on a node, so that a slow recipient delays no other. */
  group?: string
}

/**
 * Enqueues a job that runs once this transaction commits, and never if it rolls back. Writes what pg-boss' own `send`
 * does, in one statement that needs no running instance; the job takes over the queue's settings.
 */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  data: JobMap[N],
  { startAfter, key, group }: EnqueueOptions = {},
): Promise<void> {
  await sql`
    insert into pgboss.job (
      id, name, data, group_id, start_after, keep_until, policy, dead_letter,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds)
    select
      coalesce(${key === undefined ? null : idOf(key)}::uuid, gen_random_uuid()), name, ${JSON.stringify(traced(data))}::jsonb,
      ${group ?? null}::text, start_after, start_after + make_interval(secs => retention_seconds), policy, dead_letter,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds
    from pgboss.queue, coalesce(${startAfter ?? null}::timestamptz, now()) start_after
    where name = ${name}
    on conflict do nothing`.execute(tx)
}

/** A job of a traced act goes on in its trace. */
function traced(data: object | null): object | null {
  const span = presentSpan()
  return span && data ? { ...data, traceparent: span.traceparent } : data
}

function idOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}
