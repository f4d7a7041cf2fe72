import type { Administrator } from '#domain/accounts/actor.ts'
import type { ListedPerson, OverseenPerson } from '#domain/oversight/codec-people.ts'
import { mayEndSessions, mayVerifyAnew, type Overseen, signIns } from '#domain/oversight/person.ts'
import type { PersonPlace, PersonRow } from '#server/areas/accounts/public.ts'
import type { ShownPerson } from './show-people.ts'
import { pastActView } from './views.ts'

export function listedPersonView({
  registeredAt,
  blockedAt,
  places,
  ...person
}: PersonRow & { places: readonly PersonPlace[] }): ListedPerson {
  return {
    ...person,
    registeredAt: registeredAt.toISOString(),
    blockedAt: blockedAt?.toISOString() ?? null,
    places: places.map(({ companyId, companyName, companyKind: kind, role, since }) => {
      return { companyId, companyName, kind, role, since: since.toISOString() }
    }),
  }
}

export function personView({ person, sessions, acts }: ShownPerson, administrator: Administrator): OverseenPerson {
  const { username, phone, blockedReason, isAdministrator, hasSecondFactor, lastSeenAt, ...listed } = person
  const { id: userId, emailVerified, blockedAt } = listed
  const overseen: Overseen = { userId, state: blockedAt ? 'blocked' : 'open', sessions, emailVerified }
  return {
    ...listedPersonView(listed),
    username,
    phone,
    blockedReason,
    hasSecondFactor: isAdministrator ? hasSecondFactor : null,
    sessions,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    history: acts.map(pastActView),
    can: {
      ...signIns.can(overseen, administrator),
      endSessions: mayEndSessions(overseen, administrator),
      verifyAnew: mayVerifyAnew(overseen),
    },
  }
}
