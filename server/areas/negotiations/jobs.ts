import { type Job, job } from '#server/platform/jobs/job.ts'
import { expireOverdue } from './ending/expire-overdue.ts'
import { tidyNegotiations } from './ending/tidy-negotiations.ts'

export const negotiationJobs: readonly Job[] = [
  job('negotiations/expire', (deps) => expireOverdue(deps)),
  job('negotiations/tidy', tidyNegotiations),
]
