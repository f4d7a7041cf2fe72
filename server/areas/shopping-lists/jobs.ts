import { type Job, job } from '#server/platform/jobs/job.ts'
import { makeDrafts } from './make-drafts.ts'

export const shoppingListJobs: readonly Job[] = [job('shopping-lists/make-drafts', makeDrafts)]
