import { type Job, job } from '#server/platform/jobs/job.ts'
import { checkAudit } from './show-system.ts'

export const systemJobs: readonly Job[] = [job('system/check-audit', checkAudit)]
