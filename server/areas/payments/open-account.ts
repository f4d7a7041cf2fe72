import type { Buyer } from '#domain/accounts/actor.ts'
import { formatRupiah } from '#domain/format.ts'
import { orderChanged } from '#domain/live.ts'
import { amountText, type DecimalText, decimal, isSame } from '#domain/money.ts'
import type { Account } from '#domain/payments/contract.ts'
import {
  type AccountScope,
  accountObstacle,
  expiryOf,
  isForSame,
  type RequestedOrder,
  requestedAmount,
  virtualAccounts,
} from '#domain/payments/virtual-account.ts'
import { Refusal } from '#domain/refusal.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { holdOrders, type LockedMoney } from '#server/areas/receivables/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { type AccountRequest, type PaymentProvider, providersOf } from './provider.ts'
import { findRequested, insertAccount, lockAccount, lockWaitingFor, saveIssued, saveState } from './queries.ts'
import { showAccount } from './show-accounts.ts'

interface OpeningInput {
  orderIds: readonly string[]
  scope: AccountScope
  /** Their expected total. */
  amount: DecimalText
}

/**
 * Opens a virtual account over what is billed of orders of one seller, or over all that is to be paid of them. A
 * repeated request is answered with the same account; an account for some of the orders replaces it [PAY-3].
 * @throws Refusal va_not_offered | order_not_found | payment_of_others | va_not_for_order | va_amount_moved_on |
 * va_provider_silent
 */
export async function openAccount(deps: Deps, buyer: Buyer, requested: OpeningInput): Promise<Account> {
  const [provider] = providersOf(deps.config)
  const opening = await deps.db.transaction().execute((tx) => wantIn(tx, buyer, requested, provider, deps.now()))
  // the provider is called outside of any transaction, and called again on a retry
  const issued = await askProvider(opening)
  await deps.db.transaction().execute(async (tx) => {
    const { id, state } = await lockAccount(tx, opening.reference)
    await saveIssued(tx, id, issued)
    if (state === 'opening') await saveState(tx, { id }, virtualAccounts.stateAfter(state, 'number'))
    await announceAccount(tx, id, buyer.companyId)
  })
  return showAccount(deps, buyer, opening.reference)
}

interface AccountOpening extends AccountRequest {
  provider: PaymentProvider
}

async function wantIn(
  tx: Tx,
  buyer: Buyer,
  { orderIds, scope, amount }: OpeningInput,
  provider: PaymentProvider | undefined,
  now: Date,
): Promise<AccountOpening> {
  const orders = await holdOrders(tx, buyer, orderIds, now)
  // a stranger's order is not found, whatever is offered
  if (!provider) throw new Refusal('va_not_offered')
  const requested = requestedOf(orders, scope)
  const total = requested.reduce((sum, one) => sum.plus(one.amount), decimal(0))
  if (!isSame(total, amount)) {
    const words = { open: formatRupiah(amountText(total)) }
    throw new Refusal('va_amount_moved_on', { field: 'amount', words })
  }
  const holder = await companyName(tx, orders.pair.sellerId)
  for (const waiting of await lockWaitingFor(tx, provider.name, orderIds)) {
    const isCurrent = waiting.expiresAt > now && isForSame(await findRequested(tx, waiting.id), requested)
    if (isCurrent)
      return { provider, reference: waiting.id, amount: waiting.amount, expiresAt: waiting.expiresAt, holder }
    const event = waiting.expiresAt > now ? 'replace' : 'expire'
    await saveState(tx, waiting, virtualAccounts.stateAfter(waiting.state, event))
    await announceAccount(tx, waiting.id, buyer.companyId)
  }
  const expiresAt = expiryOf(now)
  const account = {
    ...orders.pair,
    provider: provider.name,
    amount: amountText(total),
    expiresAt,
    openedBy: buyer.userId,
  }
  const reference = await insertAccount(tx, { ...account, orders: requested }, now)
  return { provider, reference, amount: account.amount, expiresAt, holder }
}

/** The amount requested for each of the locked orders. @throws Refusal va_not_for_order */
function requestedOf({ money, locked }: LockedMoney, scope: AccountScope): RequestedOrder[] {
  return [...money.values()].map((order) => {
    const isPayable = locked.get(order.orderId)?.isPayable ?? false
    const reason = accountObstacle({ ...order, isPayable })
    if (reason) throw new Refusal('va_not_for_order', { field: 'orderIds', words: { number: order.number, reason } })
    return { orderId: order.orderId, amount: requestedAmount(order, scope) }
  })
}

async function askProvider({ provider, ...opening }: AccountOpening) {
  try {
    return await provider.open(opening)
  } catch (cause) {
    throw Object.assign(new Refusal('va_provider_silent'), { cause })
  }
}

/** Announces a changed account to the buyer's pages; its seller sees none. */
async function announceAccount(tx: Tx, accountId: string, buyerId: string): Promise<void> {
  const orders = await findRequested(tx, accountId)
  await publish(tx, ...orders.map(({ orderId }) => orderChanged({ id: orderId, version: 1, buyerId, sellerId: null })))
}
