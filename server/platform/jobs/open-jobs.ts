import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { Counter } from 'prom-client'
import type { Deps } from '#server/deps.ts'
import { withRequestContext } from '../database/statement-times.ts'
import { registry } from '../metrics.ts'
import { driverFor } from '../primary/follow-primary.ts'
import { inSpan } from '../traces/span.ts'
import type { Job } from './job.ts'

export interface JobsOptions {
  url: string
  deps: Deps
  jobs: readonly Job[]
  log: { warn: (details: object, message: string) => void; error: (details: object, message: string) => void }
}

export interface Jobs {
  /** Takes no more jobs, and waits a while for the running ones. */
  close: () => Promise<void>
}

// separate from the pool for requests, so that neither waits for the other
const CONNECTIONS = 2
const STATEMENT_TIMEOUT_MS = 30_000
// pg-boss hands to the driver what it does not name itself: a database that stopped answers nothing, not even a timeout
const patience = { connectionTimeoutMillis: 5_000, query_timeout: STATEMENT_TIMEOUT_MS + 5_000 }
// an idle queue costs one query each time
const POLL_SECONDS = 2
// jobs of one kind that a worker of this node runs at once, and of one group that all of them do
const AT_ONCE = 5
const OF_A_GROUP = 2
const DRAIN_MS = 8_000

const ended = new Counter({
  name: 'jobs_ended_total',
  help: 'Runs of jobs by how they ended: completed, failed (is tried again), dead (failed for good)',
  labelNames: ['job', 'outcome'],
  registers: [registry],
})

/** Runs the jobs of this database together with all other nodes; each job is taken by one of them. */
export async function openJobs({ url, deps, jobs, log }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    ...driverFor(url),
    max: CONNECTIONS,
    application_name: 'sentra-bahan jobs',
    ...patience,
    options: `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`,
  })
  // only the message: the driver's errors include the whole connection
  boss.on('error', ({ message }) => log.warn({ reason: message }, 'jobs could not be looked after'))
  boss.on('warning', (warning) => log.warn(warning.data, warning.message))
  try {
    await boss.start()
    for (const job of jobs) await work(job)
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }

  async function work(job: Job) {
    const options = {
      pollingIntervalSeconds: POLL_SECONDS,
      batchSize: AT_ONCE,
      burstWhenBatchFull: true,
      localConcurrency: job.workers,
      // a single worker shares with no other
      ...(job.workers > 1 && { localGroupConcurrency: OF_A_GROUP }),
    } as const
    await boss.work<never, void, typeof options & { includeMetadata: true; perJobResults: true }>(
      job.name,
      { ...options, includeMetadata: true, perJobResults: true },
      (taken) => Promise.all(taken.map((one) => attempt(job, one))),
    )
  }

  async function attempt(job: Job, { id, data, retryCount, retryLimit, signal }: JobWithMetadata<never>) {
    try {
      const { own, traceparent } = untraced(data)
      const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': job.name }
      await inSpan({ name: `process ${job.name}`, kind: 'consumer', attributes, traceparent }, () =>
        withRequestContext({ name: job.name }, () => job.run(deps, own, { id, failures: retryCount, signal })),
      )
      ended.inc({ job: job.name, outcome: 'completed' })
      return { id, status: 'completed' as const }
    } catch (error) {
      const details = { err: error, job: job.name, id, failures: retryCount + 1 }
      ended.inc({ job: job.name, outcome: retryCount < retryLimit ? 'failed' : 'dead' })
      if (retryCount < retryLimit) log.warn(details, 'a job failed and will be tried again')
      else log.error(details, 'a job failed for good')
      return { id, status: 'failed' as const, output: { message: String(error) } }
    }
  }

  return { close: () => boss.stop({ timeout: DRAIN_MS }) }
}

/** The job's own data, without the trace that enqueue adds. */
function untraced(data: never): { own: never; traceparent?: string | undefined } {
  const given = data as { traceparent?: string } | null
  if (given?.traceparent === undefined) return { own: data }
  const { traceparent, ...own } = given
  return { own: own as never, traceparent }
}
