import type { Member } from '#domain/accounts/actor.ts'
import { sessionsOver } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { hashChosen, namesOf } from './choose-password.ts'
import { provePassword } from './prove-password.ts'
import { replaceChanges } from './queries-email-changes.ts'
import { endOtherSessions, replacePassword } from './queries-own.ts'
import { voidResets } from './queries-resets.ts'

/**
 * Replaces the password if the old one is right, ends the user's other sessions and open resets, and tells
 * them by mail [REG-3, RESET-6].
 * @throws Refusal password_wrong | password_guessed | too_often | moved_on
 */
export async function changePassword(deps: Deps, member: Member, old: string, wanted: string): Promise<void> {
  const from = await provePassword(deps, member, { password: old, field: 'password_lama' })
  const names = await namesOf(deps.db, member.userId)
  const to = await hashChosen(wanted, { field: 'password_baru', names })
  await deps.db.transaction().execute((tx) => changeIn(tx, member, { from, to }, deps.now()))
}

async function changeIn(tx: Tx, member: Member, hashes: { from: string; to: string }, now: Date): Promise<void> {
  // replaces only the hash that was compared: of two changes at once, the slower is refused
  if (!(await replacePassword(tx, member.userId, hashes))) throw new Refusal('moved_on')
  // somebody who knew the old password, or reads the mailbox, may have asked for these
  await replaceChanges(tx, member.userId)
  await voidResets(tx, member.userId)
  await publish(tx, sessionsOver(await endOtherSessions(tx, member, now)))
  await enqueue(tx, 'accounts/tell-password-changed', { userId: member.userId })
}
