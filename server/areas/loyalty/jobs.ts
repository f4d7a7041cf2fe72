import { type Job, job } from '#server/platform/jobs/job.ts'
import { expirePoints } from './earn-points.ts'

export const loyaltyJobs: readonly Job[] = [job('loyalty/expire', expirePoints)]
