import { type Job, job } from '../jobs/job.ts'
import { sweepFile } from './store-file.ts'

export const fileJobs: readonly Job[] = [job('files/sweep', (deps, { key }) => sweepFile(deps, key))]
