import { type Job, job } from '#server/platform/jobs/job.ts'
import { mailInvitation } from './mail-invitation.ts'

export const memberJobs: readonly Job[] = [
  job('members/mail-invitation', (deps, { invitationId }) => mailInvitation(deps, invitationId)),
]
