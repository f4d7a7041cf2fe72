import type { Deps } from '#server/deps.ts'
import { emailChangedMail } from './mails-email-change.ts'
import { findChange } from './queries-email-changes.ts'

/** Mails the old address that another one has replaced it [REG-3]. */
export async function tellEmailChanged(deps: Deps, { changeId }: { changeId: string }): Promise<void> {
  const change = await findChange(deps.db, changeId)
  if (change) await deps.mailer.send(emailChangedMail(change))
}
