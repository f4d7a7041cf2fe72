import { type Job, job } from '#server/platform/jobs/job.ts'
import { lapseOverdue } from './lapse-orders.ts'

export const orderJobs: readonly Job[] = [job('orders/lapse', (deps) => lapseOverdue(deps))]
