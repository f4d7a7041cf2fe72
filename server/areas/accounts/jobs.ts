import { SESSION_MAX_MS } from '#domain/accounts/session.ts'
import { DAY_MS } from '#domain/business-day.ts'
import type { Deps } from '#server/deps.ts'
import { type Job, job } from '#server/platform/jobs/job.ts'
import { notifyEmailChange, notifyEmailChanged, sendEmailChange } from './email-change/mail-email-change.ts'
import { notifyAccountClosed, notifyPasswordChanged, notifySecondFactor, sendResetCode } from './mails.ts'
import { notifyOverseen } from './notify-overseen.ts'
import { forgetOld } from './queries.ts'
import { sendVerification } from './registration/verify-email.ts'

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
  job('accounts/tell-password-changed', notifyPasswordChanged),
  job('accounts/tell-second-factor', notifySecondFactor),
  job('accounts/tell-overseen', notifyOverseen),
  job('accounts/send-verification', sendVerification),
  job('accounts/send-email-change', sendEmailChange),
  job('accounts/tell-email-change', notifyEmailChange),
  job('accounts/tell-email-changed', notifyEmailChanged),
  job('accounts/tell-account-closed', notifyAccountClosed),
  job('accounts/tidy', tidyAccounts),
]
