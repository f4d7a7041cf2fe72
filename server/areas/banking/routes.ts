import type { Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { proposeAccount, withdrawAccount } from './propose-account.ts'
import { readOwnFile, showAccounts } from './show-accounts.ts'
import { ownAccountsView } from './views.ts'

const calls = contract.bankAccounts

/** Where a shop is paid [SHOP-8]. */
export const bankAccountRoutes: Route[] = [
  route(calls.own, (deps, member) => shown(deps, member)),
  route(calls.propose, async (deps, owner, { bank, number, holder }, { file }) => {
    await proposeAccount(deps, owner, { bank, number, holder }, file)
    return shown(deps, owner)
  }),
  route(calls.withdraw, async (deps, owner, { id, version }) => {
    await withdrawAccount(deps, owner, id, version)
    return shown(deps, owner)
  }),
  route(calls.file, (deps, owner, { id }) => readOwnFile(deps, owner, id)),
]

async function shown(deps: Deps, member: Seller) {
  return { data: ownAccountsView(await showAccounts(deps, member), member) }
}
