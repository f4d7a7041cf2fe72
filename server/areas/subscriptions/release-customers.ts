import type { CompanyId, UserId } from '#domain/ids.ts'
import { subscriptionChanged } from '#domain/live.ts'
import { findSalesPeople } from '#server/areas/accounts/public.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { unassignSales } from './queries-writing.ts'

/** Leaves a seller's customers without a contact once theirs has gone or no longer sells [SELLER-3, REG-4]. */
export async function releaseCustomers(
  tx: Tx,
  { companyId, userId, by }: { companyId: CompanyId; userId: UserId; by: Doer },
  now: Date,
): Promise<void> {
  const people = await findSalesPeople(tx, companyId)
  if (people.some((one) => one.userId === userId)) return
  for (const subscription of await unassignSales(tx, companyId, userId)) {
    const thing = { id: subscription.id, name: await companyName(tx, subscription.buyerId) }
    const change = { before: { salesUserId: userId }, after: { salesUserId: null } }
    await audit(tx, by, { act: 'subscription.release', thing, ...change }, now)
    await publish(tx, subscriptionChanged(subscription))
  }
}
