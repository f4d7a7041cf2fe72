import { type Job, job } from '#server/platform/jobs/job.ts'
import { mailInvitation } from './mail-invitation.ts'
import { tellCompanyClosed } from './tell-company-closed.ts'

export const memberJobs: readonly Job[] = [
  job('members/mail-invitation', (deps, { invitationId }) => mailInvitation(deps, invitationId)),
  job('members/tell-company-closed', tellCompanyClosed),
]
