import type { Deps } from '#server/deps.ts'
import { passwordChangedMail } from './mails.ts'
import { findRecipient } from './queries-resets.ts'

/** Mails the user that their password was changed, in case it was not them. */
export async function tellPasswordChanged(deps: Deps, { userId }: { userId: string }): Promise<void> {
  const recipient = await findRecipient(deps.db, userId)
  if (recipient) await deps.mailer.send(passwordChangedMail(recipient, `${deps.config.publicUrl}/reset-password`))
}
