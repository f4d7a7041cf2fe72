import { type Job, job } from '#server/platform/jobs/job.ts'
import { tellExpiry } from './tell-expiry.ts'

export const paperJobs: readonly Job[] = [job('papers/tell-expiry', tellExpiry)]
