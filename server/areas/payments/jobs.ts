import { type Job, job } from '#server/platform/jobs/job.ts'
import { expireAccounts } from './take-news.ts'

export const paymentJobs: readonly Job[] = [job('payments/expire', (deps) => expireAccounts(deps))]
