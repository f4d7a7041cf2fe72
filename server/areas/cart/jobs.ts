import { type Job, job } from '#server/platform/jobs/job.ts'
import { tidyCarts } from './change-cart-line.ts'
import { notifyPriceChanges } from './notify-price-changes.ts'

export const cartJobs: readonly Job[] = [job('carts/tell-prices', notifyPriceChanges), job('carts/tidy', tidyCarts)]
