import type { Member, Viewer } from '#domain/accounts/actor.ts'
import type { AnyCall } from '#domain/call.ts'
import { isClosedWhileSuspended, mayDo, type Permission } from '#domain/companies/permissions.ts'
import { Refusal } from '#domain/refusal.ts'
import { suspendedBuyersAmong } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { askTogether } from '#server/platform/ask-together.ts'
import { beginWith } from '#server/platform/begin-with.ts'
import type { Tx } from '#server/platform/database.ts'
import { holdPlace, lockAllPlaces, lockPlace } from './queries-members.ts'

/**
 * What the use case of a call depends on. Where the call needs a permission, or acts for the company without one, every
 * transaction begins by holding the membership until commit: whoever is removed or demoted after the call was admitted
 * takes no effect any more [ROLE-10]; nor does what a suspended company may not do [ADM-2].
 */
export function actForCompany<Given extends Pick<Deps, 'db'>>(
  deps: Given,
  viewer: Viewer,
  { permission, forCompany }: Pick<AnyCall, 'permission' | 'forCompany'>,
): Given {
  if ((!permission && !forCompany) || viewer.kind !== 'member') return deps

  return { ...deps, db: beginWith(deps.db, (tx) => holdPermission(tx, viewer, permission)) }
}

async function holdPermission(tx: Tx, asker: Member, permission: Permission | undefined): Promise<void> {
  // two managers who remove each other lock all of them in one order; whoever closes the company waits for all
  if (permission === 'member.manage' || permission === 'company.close') await lockAllPlaces(tx, asker.companyId)
  // as placing does later: two that held it together would both wait for the other to let go
  const hold = permission === 'order.place' ? lockPlace : holdPlace
  const isClosable = permission !== undefined && isClosedWhileSuspended(asker.companyKind, permission)
  const [place, suspended] = isClosable
    ? await askTogether(
        tx,
        (tx) => hold(tx, asker),
        // after the membership, which is locked by whoever suspends the company [ADM-2]
        (tx) => suspendedBuyersAmong(tx, [asker.companyId]),
      )
    : [await hold(tx, asker), []]
  if (!place || (permission && !mayDo({ ...asker, role: place.role }, permission))) throw new Refusal('not_allowed')
  if (suspended.length > 0) throw new Refusal('company_suspended')
}
