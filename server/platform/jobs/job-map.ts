/** Every kind of job and what it carries: ids and versions, never records; what they say is read when the job runs. */
export interface JobMap {
  /** Ends the negotiations whose time is over [NEGO-14]. */
  'negotiations/expire': Record<string, never>
  /** Ends points that are older than they may be [ORDER-6]. */
  'loyalty/expire': Record<string, never>
  /** Sends the link of an invitation [REG-3]. */
  'members/mail-invitation': { invitationId: string }
  /** Makes a code and sends it [RESET-6]. */
  'accounts/send-reset-code': { resetId: string }
  /** Tells a user that the password was changed [RESET-6]. */
  'accounts/tell-password-changed': { userId: string }
  /** Makes the link that verifies an e-mail address and sends it [REG-1]. */
  'accounts/send-verification': { verificationId: string }
  /** Removes bytes that no record names. */
  'files/sweep': { key: string }
  /** Forgets what has long been over: sessions, codes, links, failed sign-ins. */
  'accounts/tidy': Record<string, never>
  /** Forgets how many negotiations were submitted on days gone by. */
  'negotiations/tidy': Record<string, never>
  /** Forgets old notifications. */
  'notifications/tidy': Record<string, never>
  /** Forgets the windows of rate limits that are over. */
  'rate-limits/tidy': Record<string, never>
}

export type JobName = keyof JobMap

export interface QueueSettings {
  /** Cron expression in Asia/Jakarta; an occurrence is sent within half a minute. */
  schedule?: string
  /** Attempts after the first failed; they wait 5 s, 10 s, 20 s and so on, at most a quarter of an hour. */
  retries?: number
  /** An attempt that takes longer counts as failed. */
  longestSeconds?: number
}

export const queues: Record<JobName, QueueSettings> = {
  'negotiations/expire': { schedule: '* * * * *', retries: 0 },
  'loyalty/expire': { schedule: '10 0 * * *', longestSeconds: 10 * 60 },
  'members/mail-invitation': {},
  'accounts/send-reset-code': {},
  'accounts/tell-password-changed': {},
  'accounts/send-verification': {},
  'files/sweep': {},
  'accounts/tidy': { schedule: '40 3 * * *' },
  'negotiations/tidy': { schedule: '45 3 * * *' },
  'notifications/tidy': { schedule: '50 3 * * *' },
  'rate-limits/tidy': { schedule: '*/10 * * * *', retries: 0 },
}
