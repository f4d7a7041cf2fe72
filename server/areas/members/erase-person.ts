import { sessionsOver } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  endSessionsBut,
  eraseAccount,
  findMemberships,
  insertFarewell,
  lockAccountOf,
  lockFormerAccountOf,
  personLeft,
} from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { forgetInvited } from './queries-invitations.ts'

/**
 * Erases somebody who asks for it and belongs to no company any more, so that they cannot close their account themselves
 * [OPS-5]. Whoever asks has the database in their hands, and has made sure who wrote to them. Where others had the address
 * before, the first of them is erased, whom no mail reaches; asked again, the next.
 * @throws Refusal person_not_found | person_has_place
 */
export async function erasePerson(deps: Pick<Deps, 'db' | 'now'>, email: string): Promise<void> {
  await deps.db.transaction().execute((tx) => eraseIn(tx, email, deps.now()))
}

async function eraseIn(tx: Tx, wanted: string, now: Date): Promise<void> {
  const former = await lockFormerAccountOf(tx, wanted)
  const found = former ?? (await lockAccountOf(tx, wanted))
  if (!found) throw new Refusal('person_not_found')
  const { userId, email } = found
  const [place] = await findMemberships(tx, userId)
  if (place) throw new Refusal('person_has_place', { words: { company: place.companyName } })

  await audit(tx, null, { act: 'account.erase', thing: { id: userId } }, now)
  await forgetInvited(tx, email)
  await personLeft.tell(tx, { userId }, now)
  await publish(tx, sessionsOver(await endSessionsBut(tx, userId, null, now)))
  await eraseAccount(tx, userId, email)
  // whoever has the address now would take it for their own account
  if (former) return
  await enqueue(tx, 'accounts/tell-account-closed', { farewellId: await insertFarewell(tx, email, now) })
}
