import type { Administrator } from '#domain/accounts/actor.ts'
import { sessionsOver } from '#domain/live.ts'
import { signIns } from '#domain/oversight/person.ts'
import { Refusal } from '#domain/refusal.ts'
import { endSessionsBut, isBlocked, replaceChanges, saveBlock } from '#server/areas/accounts/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { lockOverseen } from './lock-person.ts'

interface Said {
  act: 'block' | 'allow'
  /** Why somebody is blocked: they read it in the mail that tells them. */
  reason: string | null
}

/**
 * Keeps somebody from signing in, ending all their sessions and live connections at once, or lets them again. They are
 * told by mail; whoever tries to sign in is told no more than that e-mail or password is wrong [ADMIN-1].
 * @throws Refusal person_not_found | person_act_not_allowed | person_reason_needed | not_allowed
 */
export async function moveSignIn(deps: Deps, administrator: Administrator, userId: string, said: Said): Promise<void> {
  await deps.db.transaction().execute((tx) => moveIn(tx, administrator, userId, said, deps.now()))
}

async function moveIn(tx: Tx, administrator: Administrator, userId: string, { act, reason }: Said, now: Date) {
  const person = await lockOverseen(tx, userId, now)
  // of two administrators who block each other at once, one is left
  await lockCompany(tx, administrator.companyId)
  if (await isBlocked(tx, administrator.userId)) throw new Refusal('not_allowed')
  const attempt = { party: administrator, seenVersion: null, reason }
  const { state } = signIns.take({ ...person, version: 0 }, act, attempt)

  const blocked = state === 'blocked'
  await saveBlock(tx, person.userId, blocked ? { at: now, reason: reason ?? '' } : null)
  if (blocked) {
    // a link that was mailed before would move the blocked address away, and free it
    await replaceChanges(tx, person.userId)
    await publish(tx, sessionsOver(await endSessionsBut(tx, person.userId, null, now)))
  }
  const entry = { act: `person.${act}`, thing: { id: person.userId } } as const
  await audit(tx, administrator, { ...entry, ...(blocked && { after: { reason } }) }, now)
  await enqueue(tx, 'accounts/tell-overseen', { userId: person.userId, done: blocked ? 'blocked' : 'allowed' })
}
