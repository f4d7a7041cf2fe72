import { type Job, job } from '#server/platform/jobs/job.ts'
import { lapseOverdue, lapseUnconfirmed, remindSellers } from './steps/lapse-orders.ts'

export const orderJobs: readonly Job[] = [
  job('orders/lapse', (deps) => lapseOverdue(deps)),
  job('orders/lapse-unconfirmed', (deps) => lapseUnconfirmed(deps)),
  job('orders/remind-sellers', (deps) => remindSellers(deps)),
]
