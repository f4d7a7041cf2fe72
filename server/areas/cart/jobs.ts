import { type Job, job } from '#server/platform/jobs/job.ts'
import { tellPrices } from './tell-prices.ts'
import { tidyCarts } from './tidy-carts.ts'

export const cartJobs: readonly Job[] = [job('carts/tell-prices', tellPrices), job('carts/tidy', tidyCarts)]
