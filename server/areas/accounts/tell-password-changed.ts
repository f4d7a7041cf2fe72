import type { Deps } from '#server/deps.ts'
import { passwordChangedMail } from './mails.ts'
import { findReader } from './queries-resets.ts'

/** Mails the user that their password was changed, in case it was not them. */
export async function tellPasswordChanged(deps: Deps, { userId }: { userId: string }): Promise<void> {
  const reader = await findReader(deps.db, userId)
  if (reader) await deps.mailer.send(passwordChangedMail(reader, `${deps.config.publicUrl}/reset-password`))
}
