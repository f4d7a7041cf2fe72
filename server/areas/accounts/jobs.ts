import { SESSION_MAX_MS } from '#domain/accounts/session.ts'
import { DAY_MS } from '#domain/business-day.ts'
import type { Deps } from '#server/deps.ts'
import { type Job, job } from '#server/platform/jobs/job.ts'
import { sendEmailChange, tellEmailChange, tellEmailChanged } from './email-change/mail-email-change.ts'
import { sendResetCode, tellAccountClosed, tellPasswordChanged, tellSecondFactor } from './mails.ts'
import { forgetOld } from './queries.ts'
import { sendVerification } from './registration/verify-email.ts'
import { tellOverseen } from './tell-overseen.ts'

/**
 * Deletes reset codes, failed sign-ins and expired bearers after two days, links after thirty, and sessions once none
 * could still be open: never while one still counts.
 */
function tidyAccounts(deps: Deps): Promise<void> {
  const ago = (span: number) => new Date(deps.now().getTime() - span)
  const before = { codes: ago(2 * DAY_MS), links: ago(30 * DAY_MS), sessions: ago(SESSION_MAX_MS) }
  return deps.db.transaction().execute((tx) => forgetOld(tx, before))
}

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
