import { randomInt } from 'node:crypto'
import { codeText } from '#domain/accounts/reset.ts'
import type { Deps } from '#server/deps.ts'
import { resetCodeMail } from './mails.ts'
import { keepCode } from './queries-resets.ts'
import { hashPassword } from './secrets.ts'

/**
 * Makes the code and sends it. It is made here and not when it is asked for, so that it is nowhere but in the mail: the
 * job carries an id, the database keeps the hash. A second attempt sends another code, which is then the one that counts
 * [RESET-6].
 */
export async function sendResetCode(deps: Deps, { resetId }: { resetId: string }): Promise<void> {
  const code = codeText(randomInt(1_000_000))
  // slow, as for passwords: of a million codes a quick hash hides none from who reads the table
  const codeHash = await hashPassword(code)
  const reader = await deps.db.transaction().execute((tx) => keepCode(tx, resetId, codeHash, deps.now()))
  if (reader) await deps.mailer.send(resetCodeMail(reader, code))
}
