import { type Job, job } from '#server/platform/jobs/job.ts'
import { sendEmailChange, tellEmailChange, tellEmailChanged } from './email-change/mail-email-change.ts'
import { sendResetCode, tellAccountClosed, tellPasswordChanged, tellSecondFactor } from './mails.ts'
import { sendVerification } from './registration/verify-email.ts'
import { tellOverseen } from './tell-overseen.ts'
import { tidyAccounts } from './tidy-accounts.ts'

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
