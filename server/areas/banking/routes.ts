import type { Seller } from '#domain/accounts/actor.ts'
import { ownAccounts } from '#domain/banking/codec.ts'
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
  route(calls.propose, async (deps, owner, { bank, nomor_rekening: number, atas_nama: holder }, { file }) => {
    await proposeAccount(deps, owner, { bank, number, holder }, file)
    return shown(deps, owner)
  }),
  route(calls.withdraw, async (deps, owner, { rekening_id, versi }) => {
    await withdrawAccount(deps, owner, rekening_id, versi)
    return shown(deps, owner)
  }),
  route(calls.file, (deps, owner, { rekening_id }) => readOwnFile(deps, owner, rekening_id)),
]

async function shown(deps: Deps, member: Seller) {
  return { data: ownAccounts.encode(ownAccountsView(await showAccounts(deps, member), member)) }
}
