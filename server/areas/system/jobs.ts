import { type Job, job } from '#server/platform/jobs/job.ts'
import { checkAudit } from './check-audit.ts'

export const systemJobs: readonly Job[] = [job('system/check-audit', checkAudit)]
