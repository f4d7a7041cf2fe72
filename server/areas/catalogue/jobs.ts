import { type Job, job } from '#server/platform/jobs/job.ts'
import { tidyCatalogue } from './offers/tidy-catalogue.ts'
import { followMerge, indexRest, rankMaterial } from './pages/follow-material.ts'
import { expireAll } from './stock/settle-stocks.ts'

export const catalogueJobs: readonly Job[] = [
  job('catalogue/follow-merge', followMerge),
  job('catalogue/index-offers', indexRest),
  job('catalogue/rank-material', rankMaterial),
  job('catalogue/tidy', tidyCatalogue),
  job('catalogue/expire-lots', expireAll),
]
