import type { Administrator, Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { withSince } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { proposeAccount, withdrawAccount } from './propose-account.ts'
import { reviewAccount } from './review-account.ts'
import { accountView, ownAccountsView, queuedView, readOwnFile, showAccounts } from './show-accounts.ts'
import { openProof, showAccount, showQueue } from './show-review.ts'

export const bankAccountRoutes: readonly Route[] = [
  // Where a shop is paid [SHOP-8].
  route(contract.bankAccounts.own, (deps, member) => shown(deps, member)),
  route(contract.bankAccounts.propose, async (deps, owner, { bank, number, holder }, { file }) => {
    await proposeAccount(deps, owner, { bank, number, holder }, file)
    return shown(deps, owner)
  }),
  route(contract.bankAccounts.withdraw, async (deps, owner, { id, version }) => {
    await withdrawAccount(deps, owner, id, version)
    return shown(deps, owner)
  }),
  route(contract.bankAccounts.file, (deps, owner, { id }) => readOwnFile(deps, owner, id)),

  // Reviews of seller bank accounts by administrators [SHOP-8].
  route(contract.accountReview.queue, async (deps, administrator, { state, page, perPage }) => {
    const { accounts, ...queue } = await showQueue(deps, administrator, { state, page, perPage })
    const serverTime = deps.now().toISOString()
    return { data: { ...queue, accounts: accounts.map(queuedView), serverTime } }
  }),
  route(contract.accountReview.detail, (deps, administrator, { id }) => shownToAdministrator(deps, administrator, id)),
  route(contract.accountReview.file, (deps, administrator, { id }) => openProof(deps, administrator, id)),
  route(contract.accountReview.check, async (deps, administrator, { id, version }) => {
    await reviewAccount(deps, administrator, { id, version }, { act: 'check' })
    return shownToAdministrator(deps, administrator, id)
  }),
  route(contract.accountReview.confirm, async (deps, administrator, { id, version }) => {
    await reviewAccount(deps, administrator, { id, version }, { act: 'confirm' })
    return shownToAdministrator(deps, administrator, id)
  }),
  route(contract.accountReview.refuse, async (deps, administrator, { id, version, reason }) => {
    await reviewAccount(deps, administrator, { id, version }, { act: 'refuse', reason })
    return shownToAdministrator(deps, administrator, id)
  }),
]

async function shown(deps: Deps, member: Seller) {
  return { data: ownAccountsView(await showAccounts(deps, member), member) }
}

async function shownToAdministrator(deps: Deps, administrator: Administrator, id: string) {
  return {
    data: accountView(await showAccount(deps, id), await withSince(deps.db, administrator)),
  }
}
