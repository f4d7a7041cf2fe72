import type { Administrator } from '#domain/accounts/actor.ts'
import { mayVerifyAnew } from '#domain/oversight/person.ts'
import { Refusal } from '#domain/refusal.ts'
import { askLinkAgain, countLink } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockOverseen } from './lock-person.ts'

/**
 * Mails somebody the link that verifies their e-mail address once more; the pauses between links are as for
 * themselves [ADMIN-1, VERIF-1].
 * @throws Refusal person_not_found | person_act_not_allowed | verification_too_soon | too_often
 */
export async function sendVerificationAnew(deps: Deps, administrator: Administrator, userId: string): Promise<void> {
  await countLink(deps, userId)
  await deps.db.transaction().execute((tx) => sendIn(tx, administrator, userId, deps.now()))
}

async function sendIn(tx: Tx, administrator: Administrator, userId: string, now: Date): Promise<void> {
  const person = await lockOverseen(tx, userId, now)
  const { reason } = mayVerifyAnew(person)
  if (reason !== null) throw new Refusal('person_act_not_allowed', { words: { reason } })
  await askLinkAgain(tx, person.userId, now)
  await audit(tx, administrator, { act: 'person.verify-anew', thing: { id: person.userId } }, now)
}
