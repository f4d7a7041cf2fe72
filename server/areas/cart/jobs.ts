import { type Job, job } from '#server/platform/jobs/job.ts'
import { tidyCarts } from './tidy-carts.ts'

export const cartJobs: readonly Job[] = [job('carts/tidy', tidyCarts)]
