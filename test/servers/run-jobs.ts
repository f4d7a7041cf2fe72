import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import type { JobName } from '#server/platform/jobs/job-map.ts'

interface Taken {
  id: string
  name: JobName
  data: never
}

/**
 * Runs all jobs due by the clock of `deps`, and those they cause, one after the other until none is due; first the
 * named scheduled one. Errors are thrown: no test waits for a second attempt.
 */
export async function runJobs(deps: Deps, jobs: readonly Job[], scheduled?: JobName): Promise<void> {
  if (scheduled) await deps.db.transaction().execute((tx) => enqueue(tx, scheduled, {}))
  for (let taken = await takeDue(deps); taken; taken = await takeDue(deps)) {
    const { id, name, data } = taken
    const job = jobs.find((one) => one.name === name)
    if (!job) throw new Error(`Nobody runs the job ${name}: it is missing from the list in server/jobs.ts.`)
    await job.run(deps, data, { id, failures: 0, signal: new AbortController().signal })
  }
}

// an immediate job is due at its creation by the database's clock, which no test can stop; the queue's own, of a process
// that a test started, are left to it
async function takeDue({ db, now }: Deps): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update pgboss.job set state = 'completed', started_on = now(), completed_on = now()
    where (name, id) = (
      select name, id from pgboss.job
      where state in ('created', 'retry') and name not like '\\_\\_pgboss%' and (start_after <= ${now()} or start_after = created_on)
      order by start_after, created_on
      limit 1)
    returning id, name, data`.execute(db)
  return rows[0]
}
