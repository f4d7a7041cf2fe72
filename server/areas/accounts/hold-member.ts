import type { Member } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockPlace } from './queries-members.ts'

/**
 * The member with the role they have now, which cannot change until commit: one who is demoted or removed while their
 * act waits for a lock does not take it with the role they had [ROLE-10]. @throws Refusal not_allowed
 */
export async function holdMember<Asker extends Member>(tx: Tx, asker: Asker): Promise<Asker> {
  const place = await lockPlace(tx, asker)
  if (!place) throw new Refusal('not_allowed')
  return { ...asker, role: place.role }
}
