import { createTransport } from 'nodemailer'
import type { Config } from '#server/config.ts'
import type { Mailer } from './mail.ts'
import { openOutbox } from './outbox.ts'

interface Options {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>
  /** Logs one sentence for each mail that is stored instead of sent. */
  log: (sentence: string) => void
}

/** Sends through the server of SMTP_URL, or else into files in DATA_DIR/outbox. */
export function openMailer({ config, log }: Options): Mailer {
  const from = { name: 'Sentra Bahan', address: config.mailFrom }
  if (config.smtpUrl) return openSmtp(config.smtpUrl, from)
  return openOutbox({ dataDir: config.dataDir, from, log })
}

// shorter than a job may take, to distinguish a hanging server from a dead process
const PATIENCE_MS = 20_000
const CONNECTIONS = 2

/** Sends over a few connections that stay open between mails. */
function openSmtp(url: string, from: { name: string; address: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // a connection that breaks between two mails is replaced at the next one
  transport.on('error', () => undefined)
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from, ...mail })
      } catch (error) {
        // only the server's words: the rest of the error may contain the mail or the password
        throw new Error(`the mail server did not take a mail: ${error instanceof Error ? error.message : 'unknown'}`)
      }
    },
    close: async () => transport.close(),
  }
}
