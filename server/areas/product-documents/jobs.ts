import { type Job, job } from '#server/platform/jobs/job.ts'
import { notifyExpiry } from './notify-expiry.ts'

export const productDocumentJobs: readonly Job[] = [job('product-documents/notify-expiry', notifyExpiry)]
