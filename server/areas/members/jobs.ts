import { type Job, job } from '#server/platform/jobs/job.ts'
import { notifyCompanyClosed } from './close-company.ts'
import { mailInvitation } from './invite.ts'

export const memberJobs: readonly Job[] = [
  job('members/mail-invitation', (deps, { invitationId }) => mailInvitation(deps, invitationId)),
  job('members/tell-company-closed', notifyCompanyClosed),
]
