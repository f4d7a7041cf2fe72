import { sql } from 'kysely'
import type { Db, Tx } from '../database.ts'
import { enqueue } from './enqueue.ts'
import type { JobName } from './job-map.ts'

/** Jobs whose attempts have all failed end here; an operator inspects them, nothing runs them. */
export const DEAD_LETTERS = 'dead-letters'

export interface QueueCount {
  name: string
  waiting: number
  running: number
  /** Of those waiting, the ones that failed before. */
  retrying: number
}

/** How many unfinished jobs each queue has; queues without any are left out. */
export async function countJobs(db: Db): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    select name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running, count(*) filter (where state = 'retry')::int as retrying
    from pgboss.job where state in ('created', 'retry', 'active') and name <> ${DEAD_LETTERS}
      and starts_with(name, '__pgboss__') is false
    group by name order by name`.execute(db)
  return rows
}

export interface DeadLetter {
  id: string
  queue: string
  at: Date
  attempts: number
  fault: string
}

/** The newest jobs that failed for good, and how many there are in each queue. */
export async function findDeadLetters(db: Db, most: number) {
  const { rows: letters } = await sql<DeadLetter>`
    select id, coalesce(source_name, name) as queue, created_on as at, coalesce(source_retry_count, 0) + 1 as attempts,
      coalesce(source_output ->> 'message', '') as fault
    from pgboss.job where name = ${DEAD_LETTERS} order by created_on desc, id limit ${most}`.execute(db)
  const { rows: counts } = await sql<{ queue: string; count: number }>`
    select coalesce(source_name, name) as queue, count(*)::int as count
    from pgboss.job where name = ${DEAD_LETTERS} group by 1`.execute(db)
  return { letters, counts }
}

/** Sends a job again that failed for good; two who do so at once send it once. @returns its queue, if it is there */
export async function retryDeadLetter(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ queue: JobName; data: never }>`
    delete from pgboss.job where name = ${DEAD_LETTERS} and id = ${id} and source_name is not null
    returning source_name as queue, data`.execute(tx)
  const [letter] = rows
  if (letter) await enqueue(tx, letter.queue, letter.data)
  return letter?.queue
}
