import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { type KeptMail, readOutbox } from '#server/platform/mail/outbox.ts'

const LISTED = 50

/** The mails kept by the demo, latest first; public there. @throws Refusal not_found outside the demo */
export async function showOutbox({ config }: Deps): Promise<KeptMail[]> {
  if (!config.outboxOpen) throw new Refusal('not_found')
  return readOutbox(config.dataDir, LISTED)
}
