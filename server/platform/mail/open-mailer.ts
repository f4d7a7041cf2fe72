import type { Config } from '#server/config.ts'
import type { Mailer } from './mail.ts'
import { openOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

interface Options {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>
  /** Gets one sentence for each mail that is kept instead of sent. */
  say: (sentence: string) => void
}

/** Sends through the server of SMTP_URL, or else into files in DATA_DIR/outbox. */
export function openMailer({ config, say }: Options): Mailer {
  const from = { name: 'Sentra Bahan', address: config.mailFrom }
  if (config.smtpUrl) return openSmtp(config.smtpUrl, from)
  return openOutbox({ dataDir: config.dataDir, from, say })
}
