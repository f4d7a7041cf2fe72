import { type Job, job } from '#server/platform/jobs/job.ts'
import { tidyNotifications } from './devices.ts'
import { notifyOutside, pushNotification } from './notify-outside.ts'
import { batchMail, sendMail, sendSummaries } from './send-mail.ts'

export const notificationJobs: readonly Job[] = [
  job('notifications/tell-outside', notifyOutside),
  // services of browsers are anybody's, and may be slow on purpose
  job('notifications/push', pushNotification, { workers: 4 }),
  job('notifications/gather-mail', batchMail),
  job('notifications/send-mail', sendMail),
  job('notifications/summaries', sendSummaries),
  job('notifications/tidy', tidyNotifications),
]
