import { type Job, job } from '#server/platform/jobs/job.ts'
import { tidyCarts } from './change-cart-line.ts'
import { tellPrices } from './tell-prices.ts'

export const cartJobs: readonly Job[] = [job('carts/tell-prices', tellPrices), job('carts/tidy', tidyCarts)]
