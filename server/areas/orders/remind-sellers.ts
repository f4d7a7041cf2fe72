import { confirmNotice, remindedAt } from '#domain/orders/confirmation.ts'
import { aboutOrder } from '#domain/orders/notice.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import { markReminded } from './queries-steps.ts'

/** Reminds sellers once of each order whose time to be confirmed is nearly over; several nodes may do it at once [SHIP-2]. */
export async function remindSellers({ db, now: clock }: Deps): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const orders = await markReminded(tx, remindedAt(now))
    if (orders.length === 0) return
    const buyers = await findCompanies(
      tx,
      orders.map(({ buyerId }) => buyerId),
    )
    const told = orders.map(({ id, number, buyerId, sellerId, confirmBy }) => ({
      companyId: sellerId,
      kind: 'order' as const,
      step: 'remind' as const,
      about: aboutOrder(buyers.get(buyerId)?.name ?? '', number),
      ...confirmNotice({ orderId: id, orderNumber: number, confirmBy }),
    }))
    await notify(tx, told, now)
  })
}
