import type { Member } from '#domain/accounts/actor.ts'
import { sessionsOver } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { countHit } from '#server/platform/rate-limit.ts'
import { endOtherSessions, findPasswordHash, replacePassword } from './queries-own.ts'
import { hashPassword, passwordMatches } from './secrets.ts'

// a stolen session must not be a way to guess the password
const TRIES = { max: 10, seconds: 15 * 60 }

/**
 * Replaces the password if the old one is right, ends the user's other sessions and tells them by mail [REG-3].
 * @throws Refusal password_wrong | too_often | moved_on
 */
export async function changePassword(deps: Deps, member: Member, old: string, wanted: string): Promise<void> {
  await countHit(deps, `akun/password\n${member.userId}`, TRIES)
  const from = await findPasswordHash(deps.db, member.userId)
  if (!(await passwordMatches(from, old))) throw new Refusal('password_wrong', { field: 'password_lama' })
  const to = await hashPassword(wanted)
  await deps.db.transaction().execute((tx) => changeIn(tx, member, { from, to }, deps.now()))
}

async function changeIn(tx: Tx, member: Member, hashes: { from: string; to: string }, now: Date): Promise<void> {
  // replaces only the hash that was compared: of two changes at once, the slower is refused
  if (!(await replacePassword(tx, member.userId, hashes))) throw new Refusal('moved_on')
  await publish(tx, sessionsOver(await endOtherSessions(tx, member, now)))
  await enqueue(tx, 'accounts/tell-password-changed', { userId: member.userId })
}
