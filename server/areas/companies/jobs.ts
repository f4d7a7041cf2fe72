import { type Job, job } from '#server/platform/jobs/job.ts'
import { mailInvitation } from './mail-invitation.ts'

export const companyJobs: readonly Job[] = [
  job('companies/mail-invitation', (deps, { invitationId }) => mailInvitation(deps, invitationId)),
]
