import { type Job, job } from '#server/platform/jobs/job.ts'
import { tidyRoomFiles } from './keep-room-file.ts'

export const chatJobs: readonly Job[] = [job('chat/tidy', tidyRoomFiles)]
