import { type Job, job } from '#server/platform/jobs/job.ts'
import { tidyPictures } from './pictures.ts'
import { announceTurns } from './publish-article.ts'

export const contentJobs: readonly Job[] = [job('content/turn', announceTurns), job('content/tidy', tidyPictures)]
