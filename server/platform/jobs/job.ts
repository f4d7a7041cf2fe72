import type { Deps } from '#server/deps.ts'
import type { JobMap, JobName } from './job-map.ts'

export interface JobRun {
  /** Id of the job, the same in each attempt. */
  id: string
  /** Attempts that failed before this one. */
  failures: number
  /** Aborted when the process stops or the attempt takes too long. */
  signal: AbortSignal
}

export interface Job {
  name: JobName
  run: (deps: Deps, data: never, attempt: JobRun) => Promise<unknown>
  /** How many batches of it a node runs beside each other; each asks the database by itself. */
  workers: number
}

/**
 * Binds a kind of job to its use case. A job runs at least once, so `run` must tolerate repetition; an error makes it
 * run again later.
 */
export function job<N extends JobName>(
  name: N,
  run: (deps: Deps, data: JobMap[N], attempt: JobRun) => Promise<unknown>,
  { workers = 1 }: { workers?: number } = {},
): Job {
  return { name, run: run as Job['run'], workers }
}
