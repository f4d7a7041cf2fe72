import { type Job, job } from '#server/platform/jobs/job.ts'
import { tidyPictures } from './pictures.ts'
import { announceScheduledChanges } from './publish-article.ts'

export const contentJobs: readonly Job[] = [
  job('content/turn', announceScheduledChanges),
  job('content/tidy', tidyPictures),
]
