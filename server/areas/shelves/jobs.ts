import { type Job, job } from '#server/platform/jobs/job.ts'
import { notifyRestocked } from './notify-restocked.ts'

export const shelfJobs: readonly Job[] = [job('shelves/tell-back', notifyRestocked)]
