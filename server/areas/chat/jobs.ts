import { type Job, job } from '#server/platform/jobs/job.ts'
import { tidyRoomFiles } from './keep-room-file.ts'
import { tellUnread } from './tell-unread.ts'

export const chatJobs: readonly Job[] = [job('chat/tell-unread', tellUnread), job('chat/tidy', tidyRoomFiles)]
