import { type Job, job } from '#server/platform/jobs/job.ts'
import { remindBuyers } from './remind-buyers.ts'

export const receivableJobs: readonly Job[] = [job('receivables/remind', (deps) => remindBuyers(deps))]
