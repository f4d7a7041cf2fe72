import type { Deps } from '#server/deps.ts'
import { type Job, job } from '../jobs/job.ts'
import { makePartitions, measurePartitioned } from './partitions.ts'

export const partitionJobs: readonly Job[] = [job('partitioning/make-partitions', makeAndMeasure)]

async function makeAndMeasure({ db, now }: Deps): Promise<void> {
  await measurePartitioned(db)
  const missing = await makePartitions(db, now())
  if (missing.length === 0) return
  throw new Error(
    `Rows of their time lie in a stray part already, so these parts were not made: ${missing.join(', ')}. ` +
      'docs/operations.md, "What grows", tells what that means.',
  )
}
