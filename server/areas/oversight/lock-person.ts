import type { UserId } from '#domain/ids.ts'
import type { Overseen } from '#domain/oversight/person.ts'
import { Refusal } from '#domain/refusal.ts'
import { countSessions, lockPerson } from '#server/areas/accounts/public.ts'
import type { Tx } from '#server/platform/database.ts'

/** A person as they are now, locked until commit. @throws Refusal person_not_found */
export async function lockOverseen(tx: Tx, userId: string, now: Date): Promise<Overseen & { userId: UserId }> {
  const person = await lockPerson(tx, userId)
  if (!person) throw new Refusal('person_not_found', { field: 'pengguna_id' })
  const { blocked, emailVerified } = person
  const sessions = await countSessions(tx, person.userId, now)
  return { userId: person.userId, state: blocked ? 'blocked' : 'open', emailVerified, sessions }
}
