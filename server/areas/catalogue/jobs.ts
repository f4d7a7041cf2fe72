import { type Job, job } from '#server/platform/jobs/job.ts'
import { tidyEmptySearches } from './empty-searches.ts'
import { followMerge, indexRest } from './follow-material.ts'

export const catalogueJobs: readonly Job[] = [
  job('catalogue/follow-merge', followMerge),
  job('catalogue/index-offers', indexRest),
  job('catalogue/tidy', tidyEmptySearches),
]
