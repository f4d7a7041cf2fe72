import { type Job, job } from '#server/platform/jobs/job.ts'
import { notifyRestocked } from './notify-restocked.ts'

export const savedProductJobs: readonly Job[] = [job('saved-products/notify-restocked', notifyRestocked)]
