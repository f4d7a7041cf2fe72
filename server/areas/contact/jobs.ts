import { type Job, job } from '#server/platform/jobs/job.ts'
import { sendReply } from './send-reply.ts'
import { tidyMessages } from './tidy-messages.ts'

export const contactJobs: readonly Job[] = [job('contact/send-reply', sendReply), job('contact/tidy', tidyMessages)]
