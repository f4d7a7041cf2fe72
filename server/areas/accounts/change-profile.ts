import type { Member } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { holdMember } from './hold-member.ts'
import { lockAccount, saveOwnAccount } from './queries-own.ts'

interface Person {
  name: string
  phone: string
}

/** Changes the user's own name and phone number [REG-3]. @throws Refusal not_allowed for who has just left */
export function changeProfile(deps: Deps, member: Member, person: Person): Promise<void> {
  return deps.db.transaction().execute((tx) => changeIn(tx, member, person))
}

async function changeIn(tx: Tx, member: Member, person: Person): Promise<void> {
  // an account that is being closed is not given a name again
  await lockAccount(tx, member.userId)
  await holdMember(tx, member)
  await saveOwnAccount(tx, member.userId, person)
}
