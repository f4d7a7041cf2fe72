import type { Buyer } from '#domain/accounts/actor.ts'
import { mayDo, ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { type Allowed, no, yes } from '#domain/machine.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Account, AccountsOfOrder, WaitingAccounts } from '#domain/payments/contract.ts'
import {
  type AccountScope,
  accountObstacle,
  isForSame,
  type RequestedOrder,
  requestedAmount,
} from '#domain/payments/virtual-account.ts'
import { Refusal } from '#domain/refusal.ts'
import { seeOrder } from '#server/areas/receivables/public.ts'
import type { Deps } from '#server/deps.ts'
import { providersOf } from './provider.ts'
import { findAtProvider, findOfOrder, findOrdersShown, findShown, findWaiting, type ShownAccount } from './queries.ts'
import { TEST_PROVIDER } from './test-provider.ts'

/** An account of the buyer's company. @throws Refusal va_not_found */
export async function showAccount(deps: Deps, buyer: Buyer, id: string): Promise<Account> {
  const found = await findShown(deps.db, buyer.companyId, id)
  const [account] = found ? await withOrders(deps, [found]) : []
  if (!account) throw new Refusal('va_not_found', { field: 'id' })
  return account
}

/** The accounts of an order, and whether one can be opened [PAY-3]. @throws Refusal order_not_found */
export async function showOfOrder(deps: Deps, buyer: Buyer, orderId: string): Promise<AccountsOfOrder> {
  const { order, isPayable } = await seeOrder(deps.db, buyer, orderId, deps.now())
  const found = await findOfOrder(deps.db, buyer.companyId, orderId)
  return {
    ...offerOf(deps),
    toPay: order.toPay,
    billed: order.billed,
    accounts: await withOrders(deps, found),
    currentId: (await findCurrent(deps, found))?.id ?? null,
    can: { open: may(deps, buyer, accountObstacle({ ...order, isPayable })) },
  }
}

/** The account that a repeated request for its orders is answered with. */
async function findCurrent({ db, now }: Deps, accounts: readonly ShownAccount[]): Promise<ShownAccount | undefined> {
  const open = accounts.find(({ state, expiresAt }) => state === 'open' && expiresAt > now())
  if (!open) return undefined
  const orders = (await findOrdersShown(db, [open.id])).get(open.id) ?? []
  return isForWhatIsToPay(orders) ? open : undefined
}

function isForWhatIsToPay(orders: readonly (RequestedOrder & { billed: DecimalText; toPay: DecimalText })[]): boolean {
  const amountFor = (scope: AccountScope) =>
    orders.map((order) => ({ orderId: order.orderId, amount: requestedAmount(order, scope) }))
  return isForSame(orders, amountFor('billed')) || isForSame(orders, amountFor('all'))
}

/** The company's open accounts that match what is still to be paid of their orders [PAY-3]. */
export async function showWaiting(deps: Deps, { companyId }: Buyer): Promise<WaitingAccounts> {
  const waiting = await findWaiting(deps.db, companyId)
  const orders = await findOrdersShown(
    deps.db,
    waiting.map(({ id }) => id),
  )
  const current = waiting.filter(({ id }) => isForWhatIsToPay(orders.get(id) ?? []))
  return { ...offerOf(deps), accounts: await withOrders(deps, current) }
}

/** The company's accounts at the test provider. @throws Refusal not_found without that provider */
export async function showAtTest(deps: Deps, { companyId }: Buyer): Promise<Account[]> {
  if (!offerOf(deps).isTest) throw new Refusal('not_found')
  return withOrders(deps, await findAtProvider(deps.db, companyId, TEST_PROVIDER))
}

function offerOf({ config }: Deps): { isOffered: boolean; isTest: boolean } {
  const [provider] = providersOf(config)
  return { isOffered: provider !== undefined, isTest: provider?.name === TEST_PROVIDER }
}

function may({ config }: Deps, buyer: Buyer, obstacle: string | null): Allowed {
  if (!mayDo(buyer, 'payments.prove')) return no(ROLE_FORBIDS)
  if (providersOf(config).length === 0) return no('Pembayaran dengan virtual account belum tersedia.')
  return obstacle === null ? yes : no(obstacle)
}

async function withOrders({ db }: Deps, accounts: readonly ShownAccount[]): Promise<Account[]> {
  const orders = await findOrdersShown(
    db,
    accounts.map(({ id }) => id),
  )
  return accounts.map(({ id, sellerId, sellerName, bank, number, amount, expiresAt, state }) => ({
    id,
    sellerId,
    sellerName,
    bank,
    number,
    amount,
    expiresAt: expiresAt.toISOString(),
    state,
    orders: (orders.get(id) ?? []).map(({ orderId, number, amount }) => ({ orderId, number, amount })),
  }))
}
