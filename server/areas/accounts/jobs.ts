import { type Job, job } from '#server/platform/jobs/job.ts'
import { sendResetCode } from './send-reset-code.ts'
import { tellPasswordChanged } from './tell-password-changed.ts'
import { tidyAccounts } from './tidy-accounts.ts'
import { sendVerification } from './verify-email.ts'

export const accountJobs: readonly Job[] = [
  job('accounts/send-reset-code', sendResetCode),
  job('accounts/tell-password-changed', tellPasswordChanged),
  job('accounts/send-verification', sendVerification),
  job('accounts/tidy', tidyAccounts),
]
