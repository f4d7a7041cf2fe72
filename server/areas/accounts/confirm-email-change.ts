import { sessionsOver } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { freeAddress } from './join-account.ts'
import { confirmChange, findUserOfLink, saveEmail } from './queries-email-changes.ts'
import { lockAccount } from './queries-own.ts'
import { endSessionsBut, voidResets } from './queries-resets.ts'
import { spendLinks } from './queries-verification.ts'
import { hashSecret } from './secrets.ts'

/**
 * Changes the e-mail address to the one a link was mailed to, which proves it; the link counts once. Codes, proofs and
 * links for the old address end, and so do the user's sessions but the one that confirms [REG-3, VERIF-1].
 * @param refreshSecret the confirming browser's; if it belongs to this user, that session stays open
 * @returns the new address
 * @throws Refusal email_change_over | email_taken_meanwhile
 */
export function confirmEmailChange(deps: Deps, token: string, refreshSecret: string | undefined): Promise<string> {
  const link = { hash: hashSecret(token), kept: refreshSecret ? hashSecret(refreshSecret) : null }
  return deps.db.transaction().execute((tx) => confirmIn(tx, link, deps.now()))
}

async function confirmIn(tx: Tx, { hash, kept }: { hash: Buffer; kept: Buffer | null }, now: Date): Promise<string> {
  const userId = await findUserOfLink(tx, hash)
  // first, as every act on an account does: a password that is being changed ends the change
  if (userId) await lockAccount(tx, userId)
  const change = await confirmChange(tx, hash, now)
  if (!userId || !change) throw new Refusal('email_change_over', { field: 'token' })

  const held = await freeAddress(tx, change.email, now)
  if (held || !(await saveEmail(tx, userId, change.email, now)))
    throw new Refusal('email_taken_meanwhile', { field: 'token' })
  await spendLinks(tx, userId, now)
  await voidResets(tx, userId)
  await publish(tx, sessionsOver(await endSessionsBut(tx, userId, kept, now)))
  await enqueue(tx, 'accounts/tell-email-changed', { changeId: change.id })
  return change.email
}
