import { type Job, job } from '#server/platform/jobs/job.ts'
import { tidyNotifications } from './devices.ts'
import { gatherMail, sendMail, sendSummaries } from './send-mail.ts'
import { pushNotification, tellOutside } from './tell-outside.ts'

export const notificationJobs: readonly Job[] = [
  job('notifications/tell-outside', tellOutside),
  // services of browsers are anybody's, and may be slow on purpose
  job('notifications/push', pushNotification, { workers: 4 }),
  job('notifications/gather-mail', gatherMail),
  job('notifications/send-mail', sendMail),
  job('notifications/summaries', sendSummaries),
  job('notifications/tidy', tidyNotifications),
]
