import type { Member } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { holdPlace } from './queries-members.ts'

/**
 * The member with the role they have now, which cannot change until commit; for acts that ask for more of it than the
 * call's permission, which is checked already (act-for-company.ts) [ROLE-10]. @throws Refusal not_allowed
 */
export async function holdMember<Asker extends Member>(tx: Tx, asker: Asker): Promise<Asker> {
  const place = await holdPlace(tx, asker)
  if (!place) throw new Refusal('not_allowed')
  return { ...asker, role: place.role }
}
