import { type Job, job } from '#server/platform/jobs/job.ts'
import { lapseOverdue, lapseUnconfirmed } from './lapse-orders.ts'
import { remindSellers } from './remind-sellers.ts'

export const orderJobs: readonly Job[] = [
  job('orders/lapse', (deps) => lapseOverdue(deps)),
  job('orders/lapse-unconfirmed', (deps) => lapseUnconfirmed(deps)),
  job('orders/remind-sellers', (deps) => remindSellers(deps)),
]
