import { type Job, job } from '#server/platform/jobs/job.ts'
import { announceTurns } from './announce-turns.ts'

export const contentJobs: readonly Job[] = [job('content/turn', announceTurns)]
