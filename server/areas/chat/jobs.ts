import { type Job, job } from '#server/platform/jobs/job.ts'
import { tidyRoomFiles } from './keep-room-file.ts'
import { notifyUnread } from './notify-unread.ts'

export const chatJobs: readonly Job[] = [job('chat/tell-unread', notifyUnread), job('chat/tidy', tidyRoomFiles)]
