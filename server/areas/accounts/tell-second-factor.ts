import type { SecondFactorNews } from '#domain/accounts/second-factor.ts'
import type { Deps } from '#server/deps.ts'
import { secondFactorMail } from './mails.ts'
import { findRecipient } from './queries-resets.ts'

/** Mails an administrator what was done with their second factor, in case it was not them [ADM-1]. */
export async function tellSecondFactor(
  deps: Deps,
  { userId, done }: { userId: string; done: SecondFactorNews },
): Promise<void> {
  const recipient = await findRecipient(deps.db, userId)
  if (recipient) await deps.mailer.send(secondFactorMail(recipient, done, `${deps.config.publicUrl}/reset-password`))
}
