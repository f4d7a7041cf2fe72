import { CODE_LENGTH } from '#domain/accounts/reset.ts'
import type { Deps } from '#server/deps.ts'
import { randomCode } from '#server/platform/random-code.ts'
import { resetCodeMail } from './mails.ts'
import { keepCode } from './queries-resets.ts'
import { hashPassword } from './secrets.ts'

/**
 * Makes the code and mails it. It is made only here so that it exists nowhere but in the mail: the job carries an id,
 * the database the hash. A retry sends another code, which replaces the first [RESET-6].
 */
export async function sendResetCode(deps: Deps, { resetId }: { resetId: string }): Promise<void> {
  const code = randomCode(CODE_LENGTH)
  // slow, as for passwords: with only a billion codes, a fast hash could be reversed by whoever reads the table
  const codeHash = await hashPassword(code)
  const recipient = await deps.db.transaction().execute((tx) => keepCode(tx, resetId, codeHash, deps.now()))
  if (recipient) await deps.mailer.send(resetCodeMail(recipient, code))
}
