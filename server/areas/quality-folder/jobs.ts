import { type Job, job } from '#server/platform/jobs/job.ts'
import { tellBuyers, tellSomeBuyers } from './tell-buyers.ts'

export const qualityFolderJobs: readonly Job[] = [
  job('quality-folder/tell-buyers', tellBuyers),
  job('quality-folder/tell-some', tellSomeBuyers),
]
