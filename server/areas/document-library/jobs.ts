import { type Job, job } from '#server/platform/jobs/job.ts'
import { notifyBuyers, notifySomeBuyers } from './notify-buyers.ts'

export const documentLibraryJobs: readonly Job[] = [
  job('document-library/notify-buyers', notifyBuyers),
  job('document-library/notify-some', notifySomeBuyers),
]
