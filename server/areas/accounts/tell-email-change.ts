import type { Deps } from '#server/deps.ts'
import { changeAskedMail } from './mails-email-change.ts'
import { keepStopLink } from './queries-email-changes.ts'
import { hashSecret, makeSecret } from './secrets.ts'

/** Mails the present address that another one was asked for, with a link that stops it [REG-3]. */
export async function tellEmailChange(deps: Deps, { changeId }: { changeId: string }): Promise<void> {
  const token = makeSecret()
  const change = await deps.db.transaction().execute((tx) => keepStopLink(tx, changeId, hashSecret(token)))
  if (change)
    await deps.mailer.send(changeAskedMail(change, `${deps.config.publicUrl}/ubah-email/batal?token=${token}`))
}
