import type { Member } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import { saveOwnAccount } from './queries-own.ts'

/** Changes the user's own name and phone number [REG-3]. */
export function changeProfile(deps: Deps, member: Member, person: { name: string; phone: string }): Promise<void> {
  return deps.db.transaction().execute((tx) => saveOwnAccount(tx, member.userId, person))
}
