/** One mail to one person; `html` has the same content as `text`. */
export interface Mail {
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** Beside the usual ones. */
  headers?: Record<string, string>
}

/**
 * Sends mail. Called only by jobs: a job commits with the change it reports, is retried until the mail is accepted, and
 * disappears if the transaction rolls back.
 */
export interface Mailer {
  /** @throws Error when the mail was not accepted; another attempt may succeed */
  send: (mail: Mail) => Promise<void>
  close: () => Promise<void>
}
