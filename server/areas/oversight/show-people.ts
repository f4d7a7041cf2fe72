import type { PersonKind } from '#domain/accounts/person-kind.ts'
import { Refusal } from '#domain/refusal.ts'
import { countSessions, findPeopleBy, findPerson, findPlacesOf } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { findActsOn } from './queries-acts.ts'

interface Wish {
  keyword: string
  kind: PersonKind | undefined
  after: string | undefined
  perPage: number
}

/** People from one on, found by a part of the name or the beginning of the e-mail address [ADMIN-1]. */
export async function listPeople({ db }: Deps, { perPage, ...wish }: Wish) {
  const rows = await findPeopleBy(db, { ...wish, limit: perPage + 1 })
  const people = rows.slice(0, perPage)
  const places = Map.groupBy(
    await findPlacesOf(
      db,
      people.map(({ id }) => id),
    ),
    ({ userId }) => userId,
  )
  return {
    people: people.map((person) => ({ ...person, places: places.get(person.id) ?? [] })),
    next: rows.length > perPage ? (people.at(-1)?.id ?? null) : null,
  }
}

export type ShownPerson = Awaited<ReturnType<typeof showPerson>>

/** Somebody with their companies and what administrators did; of sessions how many. @throws Refusal person_not_found */
export async function showPerson({ db, now }: Deps, userId: string) {
  const person = await findPerson(db, userId)
  if (!person) throw new Refusal('person_not_found', { field: 'pengguna_id' })
  return {
    person: { ...person, places: await findPlacesOf(db, [userId]) },
    sessions: await countSessions(db, person.id, now()),
    acts: await findActsOn(db, [userId]),
  }
}
