import type { Member } from '#domain/accounts/actor.ts'
import { refuseReserved } from '#domain/companies/reserved-name.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { holdMember } from './hold-member.ts'
import { findOwnAccount, lockAccount, saveOwnAccount } from './queries-own.ts'

interface Person {
  name: string
  phone: string
}

/** Changes the user's own name and phone number [REG-3]. @throws Refusal name_reserved; not_allowed for who has just left */
export function changeProfile(deps: Deps, member: Member, person: Person): Promise<void> {
  return deps.db.transaction().execute((tx) => changeIn(tx, member, person))
}

async function changeIn(tx: Tx, member: Member, person: Person): Promise<void> {
  // an account that is being closed is not given a name again
  await lockAccount(tx, member.userId)
  await holdMember(tx, member)
  if (member.companyKind !== 'platform' && (await findOwnAccount(tx, member.userId)).name !== person.name)
    refuseReserved(person.name, 'nama')
  await saveOwnAccount(tx, member.userId, person)
}
