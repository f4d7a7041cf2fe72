import type { Deps } from '#server/deps.ts'
import { type Job, job } from '../jobs/job.ts'
import { makePartitions, measurePartitioned } from './partitions.ts'

export const growthJobs: readonly Job[] = [job('growth/make-partitions', makeAndMeasure)]

async function makeAndMeasure({ db, now }: Deps): Promise<void> {
  await measurePartitioned(db)
  await makePartitions(db, now())
}
