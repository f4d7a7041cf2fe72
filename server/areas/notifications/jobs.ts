import { type Job, job } from '#server/platform/jobs/job.ts'
import { tidyNotifications } from './tidy-notifications.ts'

export const notificationJobs: readonly Job[] = [job('notifications/tidy', tidyNotifications)]
