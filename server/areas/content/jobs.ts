import { type Job, job } from '#server/platform/jobs/job.ts'
import { announceTurns } from './announce-turns.ts'
import { tidyPictures } from './tidy-pictures.ts'

export const contentJobs: readonly Job[] = [job('content/turn', announceTurns), job('content/tidy', tidyPictures)]
