import { type Job, job } from '#server/platform/jobs/job.ts'
import { closeOverdue } from './close-overdue.ts'
import { tidyPhotos } from './photos.ts'
import { remindOfClaims } from './remind.ts'

export const claimJobs: readonly Job[] = [
  job('claims/remind', remindOfClaims),
  job('claims/close', closeOverdue),
  job('claims/tidy', tidyPhotos),
]
