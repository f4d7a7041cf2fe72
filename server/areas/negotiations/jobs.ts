import { type Job, job } from '#server/platform/jobs/job.ts'
import { expireOverdue } from './expire-overdue.ts'

export const negotiationJobs: readonly Job[] = [job('negotiations/expire', (deps) => expireOverdue(deps))]
