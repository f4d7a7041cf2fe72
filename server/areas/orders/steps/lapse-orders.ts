import { APPROVAL_MISSED, COMPANY_SUSPENDED, lapsedBefore, subscriptionOver } from '#domain/orders/approval.ts'
import { CONFIRMATION_MISSED, confirmNotice, remindedAt } from '#domain/orders/confirmation.ts'
import { aboutOrder } from '#domain/orders/notice.ts'
import { lapse } from '#domain/orders/order.ts'
import { lockStocks } from '#server/areas/catalogue/public.ts'
import { companyName, findCompanies } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { announceLapse } from './announce-step.ts'
import {
  findOrderedProducts,
  type LockedOrder,
  lockOverdueApproval,
  lockOverdueConfirmation,
  lockWaitingOfBuyer,
  lockWaitingOfPair,
  markReminded,
} from './queries-steps.ts'
import { recordStep } from './record-step.ts'

/**
 * Cancels what waits for approval between two companies because their subscription is no longer active: it could never
 * be approved. Called after the subscription's change and in its transaction [ORDER-4, ROLE-10].
 */
export async function lapseOrdersOfPair(
  tx: Tx,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
  now: Date,
): Promise<void> {
  const orders = await lockWaitingOfPair(tx, buyerId, sellerId)
  if (orders.length > 0) await lapseAll(tx, orders, subscriptionOver(await companyName(tx, sellerId)), now)
}

/** Cancels all orders that await approval in a suspended company, in the transaction that suspends it [ADM-2]. */
export async function lapseOrdersOfBuyer(tx: Tx, buyerId: string, now: Date): Promise<void> {
  const orders = await lockWaitingOfBuyer(tx, buyerId)
  if (orders.length > 0) await lapseAll(tx, orders, COMPANY_SUSPENDED, now)
}

async function lapseAll(tx: Tx, orders: readonly LockedOrder[], reason: string, now: Date): Promise<void> {
  const ordered = await findOrderedProducts(
    tx,
    orders.map(({ id }) => id),
  )
  // all at once, in the order in which everybody locks them
  await lockStocks(
    tx,
    ordered.map(({ productId }) => productId),
    now,
  )
  for (const order of orders) await lapseOrder(tx, order, reason, now)
}

/**
 * Cancels the orders that were not approved in time, so that they do not reserve their stock for ever; nodes may run it
 * concurrently [ORDER-4, ROLE-10].
 * @returns how many
 */
export function lapseOverdue(deps: Deps): Promise<number> {
  return lapseEach(deps, APPROVAL_MISSED, (tx, now, but) => lockOverdueApproval(tx, lapsedBefore(now), but))
}

/**
 * Cancels the orders that their sellers have not confirmed in time; nodes may run it concurrently [SHIP-2]. @returns
 * how many
 */
export function lapseUnconfirmed(deps: Deps): Promise<number> {
  return lapseEach(deps, CONFIRMATION_MISSED, lockOverdueConfirmation)
}

type LockNext = (tx: Tx, now: Date, but: readonly string[]) => Promise<LockedOrder | undefined>

/** An order that could not be cancelled. */
class StuckOrder extends Error {
  readonly orderId: string

  constructor(orderId: string, cause: unknown) {
    super(`order ${orderId} could not lapse`, { cause })
    this.orderId = orderId
  }
}

/** One after the other, so that stocks are locked in one order; one that is stuck holds up none behind it. */
async function lapseEach(deps: Deps, reason: string, lockNext: LockNext): Promise<number> {
  const stuck: StuckOrder[] = []
  for (let lapsed = 0; ; ) {
    const but = stuck.map(({ orderId }) => orderId)
    try {
      const isLast = await deps.db.transaction().execute((tx) => lapseNext(tx, reason, lockNext, but, deps.now()))
      if (!isLast) lapsed++
      else if (stuck.length === 0) return lapsed
      else throw new AggregateError(stuck, `${stuck.length} orders could not lapse`)
    } catch (error) {
      if (!(error instanceof StuckOrder)) throw error
      stuck.push(error)
    }
  }
}

/** @returns whether there was none @throws StuckOrder */
async function lapseNext(
  tx: Tx,
  reason: string,
  lockNext: LockNext,
  but: readonly string[],
  now: Date,
): Promise<boolean> {
  const order = await lockNext(tx, now, but)
  if (!order) return true
  try {
    await lapseOrder(tx, order, reason, now)
    return false
  } catch (error) {
    throw new StuckOrder(order.id, error)
  }
}

async function lapseOrder(tx: Tx, order: LockedOrder, reason: string, now: Date): Promise<void> {
  const { order: lapsed, goods } = lapse(order)
  await recordStep(tx, lapsed, { event: 'lapse', reason, goods }, null, now)
  await announceLapse(tx, lapsed, reason, now)
}

/**
 * Reminds sellers once of each order whose deadline for confirmation is near; nodes may run it concurrently [SHIP-2].
 */
export async function remindSellers({ db, now: clock }: Deps): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const orders = await markReminded(tx, remindedAt(now))
    if (orders.length === 0) return
    const buyers = await findCompanies(
      tx,
      orders.map(({ buyerId }) => buyerId),
    )
    const notices = orders.map(({ id, number, buyerId, sellerId, confirmBy }) => ({
      companyId: sellerId,
      kind: 'order' as const,
      step: 'remind' as const,
      about: aboutOrder(buyers.get(buyerId)?.name ?? '', number),
      ...confirmNotice({ orderId: id, orderNumber: number, confirmBy }),
    }))
    await notify(tx, notices, now)
  })
}
