import type { Deps } from '#server/deps.ts'
import { isEmailTaken } from './join-account.ts'
import { addressTakenMail, confirmChangeMail } from './mails-email-change.ts'
import { keepChangeLink } from './queries-email-changes.ts'
import { hashSecret, makeSecret } from './secrets.ts'

/**
 * Makes the link that confirms another address and mails it there; where somebody has that address already, they are
 * told instead. It is made only here so that it exists nowhere but in the mail [REG-3].
 */
export async function sendEmailChange(deps: Deps, { changeId }: { changeId: string }): Promise<void> {
  const token = makeSecret()
  const email = await deps.db.transaction().execute((tx) => keepChangeLink(tx, changeId, hashSecret(token)))
  if (email === undefined) return
  const { publicUrl } = deps.config
  const isTaken = await isEmailTaken(deps.db, email)
  await deps.mailer.send(
    isTaken
      ? addressTakenMail(email, `${publicUrl}/masuk`)
      : confirmChangeMail(email, `${publicUrl}/ubah-email?token=${token}`),
  )
}
