import type { Deps } from '#server/deps.ts'
import { passwordChangedMail } from './mails.ts'
import { findReader } from './queries-resets.ts'

/** Tells the user that the password was changed: somebody else may have done it. */
export async function tellPasswordChanged(deps: Deps, { userId }: { userId: string }): Promise<void> {
  const reader = await findReader(deps.db, userId)
  if (reader) await deps.mailer.send(passwordChangedMail(reader, `${deps.config.publicUrl}/reset-password`))
}
