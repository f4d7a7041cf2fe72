import { type Job, job } from '#server/platform/jobs/job.ts'
import { expireAll } from './expire-lots.ts'
import { followMerge, indexRest, rankMaterial } from './follow-material.ts'
import { tidyCatalogue } from './tidy-catalogue.ts'

export const catalogueJobs: readonly Job[] = [
  job('catalogue/follow-merge', followMerge),
  job('catalogue/index-offers', indexRest),
  job('catalogue/rank-material', rankMaterial),
  job('catalogue/tidy', tidyCatalogue),
  job('catalogue/expire-lots', expireAll),
]
