import type { Administrator } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { withSince } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { lookAtAccount } from './look-at-account.ts'
import { openProof, showAccount, showQueue } from './show-desk.ts'
import { accountView, queuedView } from './views.ts'

const calls = contract.accountDesk

/** Accounts of shops, as administrators look at them [SHOP-8]. */
export const accountDeskRoutes: Route[] = [
  route(calls.queue, async (deps, administrator, { state, page, perPage }) => {
    const { accounts, ...queue } = await showQueue(deps, administrator, { state, page, perPage })
    const serverTime = deps.now().toISOString()
    return { data: { ...queue, accounts: accounts.map(queuedView), serverTime } }
  }),
  route(calls.detail, (deps, administrator, { id }) => shown(deps, administrator, id)),
  route(calls.file, (deps, administrator, { id }) => openProof(deps, administrator, id)),
  route(calls.check, async (deps, administrator, { id, version }) => {
    await lookAtAccount(deps, administrator, { id, version }, { act: 'check' })
    return shown(deps, administrator, id)
  }),
  route(calls.confirm, async (deps, administrator, { id, version }) => {
    await lookAtAccount(deps, administrator, { id, version }, { act: 'confirm' })
    return shown(deps, administrator, id)
  }),
  route(calls.refuse, async (deps, administrator, { id, version, reason }) => {
    await lookAtAccount(deps, administrator, { id, version }, { act: 'refuse', reason })
    return shown(deps, administrator, id)
  }),
]

async function shown(deps: Deps, administrator: Administrator, id: string) {
  return {
    data: accountView(await showAccount(deps, id), await withSince(deps.db, administrator)),
  }
}
