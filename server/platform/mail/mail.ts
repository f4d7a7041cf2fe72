/** One mail to one person; `html` says the same as `text`. */
export interface Mail {
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
}

/**
 * Sends mail. Called by jobs alone: a job that commits with what it tells of is tried again until the mail is accepted,
 * and is gone when the transaction rolls back.
 */
export interface Mailer {
  /** @throws Error when the mail was not accepted; a second attempt may succeed */
  send: (mail: Mail) => Promise<void>
  close: () => Promise<void>
}
