import type { Administrator } from '#domain/accounts/actor.ts'
import { personKind } from '#domain/accounts/person-kind.ts'
import { contract } from '#domain/contract.ts'
import { overseenPerson, personPage } from '#domain/oversight/codec-people.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { moveSignIn } from './block-person.ts'
import { endSessionsOf } from './end-sessions.ts'
import { listPeople, showPerson } from './show-people.ts'
import { sendVerificationAnew } from './verify-anew.ts'
import { listedPersonView, personView } from './views-people.ts'

const calls = contract.people

/** People in the administrators' hands [ADMIN-1]. */
export const personRoutes: Route[] = [
  route(calls.list, async (deps, _administrator, { keyword = '', status, setelah, per_halaman: perPage }) => {
    const kind = status && personKind.decode(status)
    const { people, next } = await listPeople(deps, { keyword, kind, after: setelah ?? undefined, perPage })
    return { data: personPage.encode({ people: people.map(listedPersonView), next }) }
  }),
  route(calls.detail, (deps, administrator, { pengguna_id }) => shown(deps, administrator, pengguna_id)),
  route(calls.endSessions, async (deps, administrator, { pengguna_id }) => {
    await endSessionsOf(deps, administrator, pengguna_id)
    return shown(deps, administrator, pengguna_id)
  }),
  route(calls.block, async (deps, administrator, { pengguna_id, alasan: reason }) => {
    await moveSignIn(deps, administrator, pengguna_id, { act: 'block', reason })
    return shown(deps, administrator, pengguna_id)
  }),
  route(calls.allow, async (deps, administrator, { pengguna_id }) => {
    await moveSignIn(deps, administrator, pengguna_id, { act: 'allow', reason: null })
    return shown(deps, administrator, pengguna_id)
  }),
  route(calls.verifyAnew, async (deps, administrator, { pengguna_id }) => {
    await sendVerificationAnew(deps, administrator, pengguna_id)
    return shown(deps, administrator, pengguna_id)
  }),
]

async function shown(deps: Deps, administrator: Administrator, userId: string) {
  return { data: overseenPerson.encode(personView(await showPerson(deps, userId), administrator)) }
}
