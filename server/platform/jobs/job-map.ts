import type { OverseenNews } from '#domain/accounts/overseen.ts'
import type { SecondFactorNews } from '#domain/accounts/second-factor.ts'
import type { UserId } from '#domain/ids.ts'

/** Every kind of job and its data: ids and versions, never records, which are read when the job runs. */
export interface JobMap {
  /** Takes the offers of a merged material to the one it was merged into [MAT-5]. */
  'catalogue/follow-merge': { materialId: number }
  /** Writes what the offers of a material are found by anew, those with greater ids than `after` [SEARCH-3]. */
  'catalogue/index-offers': { materialId: number; after: number }
  /** Deletes the counts of old searches that found nothing. */
  'catalogue/tidy': Record<string, never>
  /** Takes lots that have expired from what may be sold. */
  'catalogue/expire-lots': Record<string, never>
  /** Ranks a material after a featured offer of it was withdrawn or put back on sale [SEARCH-3]. */
  'catalogue/rank-material': { materialId: number }
  /** Expires negotiations past their deadline [NEGO-14]. */
  'negotiations/expire': Record<string, never>
  /** Cancels orders that were not approved in time [ORDER-4]. */
  'orders/lapse': Record<string, never>
  /** Cancels orders that their sellers have not confirmed in time [SHIP-2]. */
  'orders/lapse-unconfirmed': Record<string, never>
  /** Reminds sellers of orders that they have not confirmed yet [SHIP-2]. */
  'orders/remind-sellers': Record<string, never>
  /** Reminds buyers of what is due [PAY-2]. */
  'receivables/remind': Record<string, never>
  /** Expires virtual accounts past their deadline [PAY-3]. */
  'payments/expire': Record<string, never>
  /** Reminds sellers of claims to answer, and buyers of how long they may claim [CLAIM-1]. */
  'claims/remind': Record<string, never>
  /**
   * Closes claims whose refusal was not contested in time, and records unconfirmed replacements as received [CLAIM-1].
   */
  'claims/close': Record<string, never>
  /** Deletes photos that no claim has got. */
  'claims/tidy': Record<string, never>
  /** Expires old points [ORDER-6]. */
  'loyalty/expire': Record<string, never>
  /** Mails the link of an invitation [REG-3]. */
  'members/mail-invitation': { invitationId: string }
  /** Makes a reset code and mails it [RESET-6]. */
  'accounts/send-reset-code': { resetId: string }
  /** Mails a user that their password was changed [RESET-6]. */
  'accounts/tell-password-changed': { userId: string }
  /** Mails an administrator what was done with their second factor [ADM-1]. */
  'accounts/tell-second-factor': { userId: string; done: SecondFactorNews }
  /** Mails a user what an administrator did with their account [ADMIN-1]. */
  'accounts/tell-overseen': { userId: string; done: OverseenNews }
  /** Makes the link that verifies an e-mail address and mails it [REG-1]. */
  'accounts/send-verification': { verificationId: string }
  /** Makes the link that confirms another e-mail address and mails it there [REG-3]. */
  'accounts/send-email-change': { changeId: string }
  /** Notifies the present address by mail that a change was requested, with a link that stops it [REG-3]. */
  'accounts/tell-email-change': { changeId: string }
  /** Mails the old address that another one has replaced it [REG-3]. */
  'accounts/tell-email-changed': { changeId: string }
  /** Mails somebody that their account is closed, and forgets the address [REG-3]. */
  'accounts/tell-account-closed': { farewellId: string }
  /** Mails a member that the company was closed [OPS-5]. */
  'members/tell-company-closed': { userId: string; companyId: string }
  /** Notifies sellers of documents that expire within 30 days [DOC-2]. */
  'product-documents/notify-expiry': Record<string, never>
  /** Marks documents that expire within 30 days, of which buyers are notified [DOC-2]. */
  'document-library/notify-buyers': Record<string, never>
  /** Notifies some of those who bought what they are about [DOC-2]. */
  'document-library/notify-some': { companyIds: readonly string[]; documentIds: readonly string[] }
  /** Removes bytes that no record names. */
  'files/sweep': { key: string }
  /** Deletes sessions, codes, links and failed sign-ins that expired long ago. */
  'accounts/tidy': Record<string, never>
  /** Notifies companies, or all of them, of changed prices in their carts [SHOP-3]. */
  'carts/tell-prices': { companyIds?: readonly string[] }
  /** Deletes old idempotency keys of additions to carts. */
  'carts/tidy': Record<string, never>
  /** Deletes the counts of negotiations submitted on past days. */
  'negotiations/tidy': Record<string, never>
  /** Passes notifications of companies on to push and mail [PUSH-2]. */
  'notifications/tell-outside': { companyIds: readonly string[] }
  /** Sends a notification to one browser [PUSH-2]. */
  'notifications/push': { deviceId: string; notificationId: string }
  /** Makes one mail of what somebody is to be mailed about, after the one before, mailed at that instant. */
  'notifications/gather-mail': { userId: UserId; companyId: string; after?: string }
  /** Mails it. */
  'notifications/send-mail': { userId: UserId; companyId: string; notificationIds: readonly string[] }
  /** Mails everybody what could wait. */
  'notifications/summaries': Record<string, never>
  /** Deletes old notifications, old links that stop mail, and browsers that are signed out. */
  'notifications/tidy': Record<string, never>
  /** Notifies companies of unread messages [CHAT-6]. */
  'chat/tell-unread': Record<string, never>
  /** Notifies users that products they await are in stock again [SHOP-5]. */
  'saved-products/notify-restocked': Record<string, never>
  /** Makes the drafts of orders of lists that repeat every month [ORDER-7]. */
  'shopping-lists/make-drafts': Record<string, never>
  /** Deletes files of conversations that were never sent. */
  'chat/tidy': Record<string, never>
  /** Mails an answer to a question of the contact form [ADM-5]. */
  'contact/send-reply': { messageId: string }
  /** Deletes old questions of the contact form. */
  'contact/tidy': Record<string, never>
  /** Drops visitors' pages at the minute in which an article or a banner appears or ends [ADM-4]. */
  'content/turn': Record<string, never>
  /** Deletes pictures that no text shows [ADM-4]. */
  'content/tidy': Record<string, never>
  /** Applies the rows of an import that fit [SHOP-4]. */
  'imports/apply': { importId: string; userId: string }
  /** Starts an import at its scheduled instant, if it is still scheduled in this version. */
  'imports/begin': { importId: string; userId: string; version: number }
  /** Takes back what an import did [SHOP-4]. */
  'imports/undo': { importId: string; userId: string }
  /** Ends imports whose job has failed for good without recording it [SHOP-4]. */
  'imports/end-abandoned': Record<string, never>
  /** Deletes old imports that were never applied, and rows that can no longer be undone. */
  'imports/tidy': Record<string, never>
  /** Reads the audit log whole, and keeps whether it is as it was written [ADM-6]. */
  'system/check-audit': Record<string, never>
  /** Creates the partitions of tables for the near future [OPS-1]. */
  'partitioning/make-partitions': Record<string, never>
  /** Deletes expired windows of rate limits. */
  'rate-limits/tidy': Record<string, never>
}

export type JobName = keyof JobMap

export interface QueueSettings {
  /** Cron expression in Asia/Jakarta; a job is sent within half a minute of it. */
  schedule?: string
  /** Attempts after the first failure, 5 s, 10 s, 20 s and so on apart, at most a quarter of an hour. */
  retries?: number
  /** An attempt that takes longer counts as failed. */
  longestSeconds?: number
  /** A job without a heartbeat for so long counts as failed: long before its longest time where that is long. */
  heartbeatSeconds?: number
}

export const queues: Record<JobName, QueueSettings> = {
  'catalogue/follow-merge': { longestSeconds: 30 * 60 },
  'catalogue/index-offers': { longestSeconds: 30 * 60 },
  // a lot may be sold to the end of its last day
  'catalogue/expire-lots': { schedule: '0 0 * * *', longestSeconds: 30 * 60 },
  'catalogue/tidy': { schedule: '35 3 * * *' },
  'catalogue/rank-material': {},
  'negotiations/expire': { schedule: '* * * * *', retries: 0 },
  'orders/lapse': { schedule: '5 0 * * *', longestSeconds: 10 * 60 },
  'orders/lapse-unconfirmed': { schedule: '* * * * *', retries: 0, longestSeconds: 10 * 60 },
  'orders/remind-sellers': { schedule: '*/10 * * * *', retries: 0 },
  // this and the reminders of claims once more an hour later, for a machine that stood still
  'receivables/remind': { schedule: '0 9,10 * * *', longestSeconds: 10 * 60 },
  'payments/expire': { schedule: '* * * * *', retries: 0 },
  'claims/remind': { schedule: '0 9,10 * * *', longestSeconds: 10 * 60 },
  // times end with a day in Jakarta
  'claims/close': { schedule: '*/10 * * * *', retries: 0, longestSeconds: 10 * 60 },
  'claims/tidy': { schedule: '10 3 * * *' },
  'loyalty/expire': { schedule: '10 0 * * *', longestSeconds: 10 * 60 },
  'members/mail-invitation': {},
  'accounts/send-reset-code': {},
  'accounts/tell-password-changed': {},
  'accounts/send-verification': {},
  'accounts/send-email-change': {},
  'accounts/tell-email-change': {},
  'accounts/tell-email-changed': {},
  'accounts/tell-account-closed': {},
  'members/tell-company-closed': {},
  'accounts/tell-second-factor': {},
  'accounts/tell-overseen': {},
  'product-documents/notify-expiry': { schedule: '0 7 * * *' },
  'document-library/notify-buyers': { schedule: '5 7 * * *' },
  'document-library/notify-some': {},
  'files/sweep': {},
  'accounts/tidy': { schedule: '40 3 * * *' },
  // prices of days begin and end with the day
  'carts/tell-prices': { schedule: '5 0 * * *', longestSeconds: 10 * 60 },
  'carts/tidy': { schedule: '55 3 * * *' },
  'negotiations/tidy': { schedule: '45 3 * * *' },
  'notifications/tell-outside': {},
  'notifications/push': {},
  'notifications/gather-mail': {},
  'notifications/send-mail': {},
  // before the working day begins
  'notifications/summaries': { schedule: '30 7 * * *', longestSeconds: 10 * 60 },
  'notifications/tidy': { schedule: '50 3 * * *', longestSeconds: 10 * 60 },
  'chat/tell-unread': { schedule: '* * * * *', retries: 0 },
  'saved-products/notify-restocked': { schedule: '* * * * *', retries: 0, longestSeconds: 10 * 60 },
  // before the working day begins; once more an hour later, for a machine that stood still
  'shopping-lists/make-drafts': { schedule: '0 6,7 * * *', longestSeconds: 10 * 60 },
  'chat/tidy': { schedule: '20 3 * * *' },
  'contact/send-reply': {},
  'contact/tidy': { schedule: '25 3 * * *' },
  'content/tidy': { schedule: '15 3 * * *' },
  'content/turn': { schedule: '* * * * *', retries: 0 },
  // comes again while another import of the shop is being applied
  'imports/begin': { retries: 12 },
  // a second attempt does what a killed process left undone
  'imports/apply': { retries: 1, longestSeconds: 10 * 60, heartbeatSeconds: 30 },
  'imports/undo': { retries: 1, longestSeconds: 10 * 60, heartbeatSeconds: 30 },
  'imports/end-abandoned': { schedule: '* * * * *', retries: 0 },
  'imports/tidy': { schedule: '25 3 * * *' },
  'system/check-audit': { schedule: '40 2 * * *', longestSeconds: 30 * 60, heartbeatSeconds: 60 },
  // by day: a backup reads all partitions, at night and for as long as it takes
  'partitioning/make-partitions': { schedule: '30 13 * * *', longestSeconds: 10 * 60 },
  'rate-limits/tidy': { schedule: '*/10 * * * *', retries: 0 },
}

/** Queues whose jobs each send one mail. */
const mailing: readonly JobName[] = [
  'members/mail-invitation',
  'accounts/send-reset-code',
  'accounts/tell-password-changed',
  'accounts/send-verification',
  'accounts/send-email-change',
  'accounts/tell-email-change',
  'accounts/tell-email-changed',
  'accounts/tell-account-closed',
  'members/tell-company-closed',
  'accounts/tell-second-factor',
  'accounts/tell-overseen',
  'notifications/send-mail',
  'contact/send-reply',
]

/** Whether a job of this queue that failed is a mail that was not delivered. */
export function isMailing(queue: string): boolean {
  return (mailing as readonly string[]).includes(queue)
}
