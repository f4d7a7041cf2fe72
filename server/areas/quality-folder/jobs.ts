import { type Job, job } from '#server/platform/jobs/job.ts'
import { notifyBuyers, notifySomeBuyers } from './notify-buyers.ts'

export const qualityFolderJobs: readonly Job[] = [
  job('quality-folder/tell-buyers', notifyBuyers),
  job('quality-folder/tell-some', notifySomeBuyers),
]
