import { isMore } from '#domain/money.ts'
import { type CheckedReceivable, findChecked, findUnequalAccounts } from '#server/areas/receivables/public.ts'
import { type Db, snapshot } from '#server/platform/database.ts'
import { findSettledAfter, type SettledOrder } from './queries-lines.ts'

export interface ReceivableCheck {
  /** How many orders agree. */
  agreeing: number
  /** Orders whose amounts are not the sums of their lines, or that have no ledger. */
  unequal: string[]
  /** Orders whose state or payment disagrees with their ledger. */
  unsettled: string[]
  /** 'seller/customer' of which balance or credit is not the sum of the lines. */
  accounts: string[]
}

const AT_ONCE = 1_000

/** Compares what every order owes with its ledger and its state, batch by batch, each as of one moment [PAY-1]. */
export async function checkReceivables(db: Db): Promise<ReceivableCheck> {
  const accounts = await findUnequalAccounts(db)
  const found: ReceivableCheck = {
    agreeing: 0,
    unequal: [],
    unsettled: [],
    accounts: accounts.map(({ sellerId, buyerId }) => `${sellerId}/${buyerId}`),
  }
  for (let after: string | null = null; ; ) {
    const batch = await readBatch(db, after)
    for (const { order, money } of batch) {
      const isEqual = money?.agrees ?? false
      const isSettled = money !== undefined && settles(order, money)
      if (!isEqual) found.unequal.push(order.id)
      if (!isSettled) found.unsettled.push(order.id)
      if (isEqual && isSettled) found.agreeing++
    }
    after = batch.at(-1)?.order.id ?? null
    if (batch.length < AT_ONCE) return found
  }
}

/** A cancelled order comes to nothing; another one is paid where nothing of it is left to pay. */
function settles({ state, isPaid }: SettledOrder, { comesTo, open }: CheckedReceivable): boolean {
  if (state === 'cancelled') return !isMore(comesTo, 0)
  return !isMore(comesTo, 0) || isPaid !== isMore(open, 0)
}

function readBatch(db: Db, after: string | null) {
  return snapshot(db, async (tx) => {
    const orders = await findSettledAfter(tx, after, AT_ONCE)
    const money = await findChecked(
      tx,
      orders.map(({ id }) => id),
    )
    const byOrder = new Map(money.map((one) => [one.orderId, one]))
    return orders.map((order) => ({ order, money: byOrder.get(order.id) }))
  })
}
