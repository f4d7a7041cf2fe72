import { productPath } from '#domain/catalogue/address.ts'
import { productCode } from '#domain/ids.ts'
import { savedProductsChanged } from '#domain/live.ts'
import { findReaders } from '#server/areas/accounts/public.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { takeBack } from './queries-awaited.ts'

// those notified in one transaction, so that a product that thousands await blocks no other
const AT_ONCE = 100

/**
 * Notifies everybody who awaits a product that a minimum purchase of it is in stock again: once, since a notified user
 * awaits it no more [SHOP-5]. Nodes may run it concurrently. Products that are withdrawn or of a suspended seller stay
 * awaited.
 */
export async function notifyRestocked(deps: Deps): Promise<void> {
  let taken = AT_ONCE
  while (taken === AT_ONCE) taken = await deps.db.transaction().execute((tx) => notifyIn(tx, deps.now()))
}

/** @returns how many waited no more */
async function notifyIn(tx: Tx, now: Date): Promise<number> {
  const back = await takeBack(tx, AT_ONCE)
  if (back.length === 0) return 0
  const members = await findReaders(tx, [...new Set(back.map(({ companyId }) => companyId))])
  const memberships = new Set(members.map(({ userId, companyId }) => `${userId} ${companyId}`))
  // former members of the company are not notified
  const notified = back.filter(({ userId, companyId }) => memberships.has(`${userId} ${companyId}`))
  const sellers = await findCompanies(
    tx,
    notified.map(({ sellerId }) => sellerId),
  )
  await notify(
    tx,
    notified.map(({ userId, companyId, productId, name, sellerId }) => ({
      companyId,
      userId,
      kind: 'stock' as const,
      step: 'back' as const,
      about: sellers.get(sellerId)?.name ?? '',
      message: `${name} dari ${sellers.get(sellerId)?.name ?? ''} tersedia lagi`,
      link: productPath({ code: productCode(productId), name }),
    })),
    now,
  )
  await publish(tx, ...[...new Set(back.map(({ userId }) => userId))].map(savedProductsChanged))
  return back.length
}
