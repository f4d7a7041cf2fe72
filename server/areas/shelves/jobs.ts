import { type Job, job } from '#server/platform/jobs/job.ts'
import { tellBack } from './tell-back.ts'

export const shelfJobs: readonly Job[] = [job('shelves/tell-back', tellBack)]
