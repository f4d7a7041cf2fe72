import { type Job, job } from '#server/platform/jobs/job.ts'
import { sendReply, tidyMessages } from './messages.ts'

export const contactJobs: readonly Job[] = [job('contact/send-reply', sendReply), job('contact/tidy', tidyMessages)]
