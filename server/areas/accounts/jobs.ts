import { type Job, job } from '#server/platform/jobs/job.ts'
import { sendEmailChange } from './send-email-change.ts'
import { sendResetCode } from './send-reset-code.ts'
import { tellAccountClosed } from './tell-account-closed.ts'
import { tellEmailChange } from './tell-email-change.ts'
import { tellEmailChanged } from './tell-email-changed.ts'
import { tellOverseen } from './tell-overseen.ts'
import { tellPasswordChanged } from './tell-password-changed.ts'
import { tellSecondFactor } from './tell-second-factor.ts'
import { tidyAccounts } from './tidy-accounts.ts'
import { sendVerification } from './verify-email.ts'

export const accountJobs: readonly Job[] = [
  job('accounts/send-reset-code', sendResetCode),
  job('accounts/tell-password-changed', tellPasswordChanged),
  job('accounts/tell-second-factor', tellSecondFactor),
  job('accounts/tell-overseen', tellOverseen),
  job('accounts/send-verification', sendVerification),
  job('accounts/send-email-change', sendEmailChange),
  job('accounts/tell-email-change', tellEmailChange),
  job('accounts/tell-email-changed', tellEmailChanged),
  job('accounts/tell-account-closed', tellAccountClosed),
  job('accounts/tidy', tidyAccounts),
]
