import type { Member, Seller } from '#domain/accounts/actor.ts'
import { MOST } from '#domain/limits.ts'
import { bans } from '#domain/product-reports/ban.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdSoldProduct } from '#server/areas/catalogue/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { type ExpectedProduct, lockKnownBan } from './decide.ts'
import { notifyAdministrators } from './notify.ts'
import { type Complained, countReportsToday, insertReport } from './queries.ts'
import { saveBan } from './queries-bans.ts'
import { findNamed } from './queries-products.ts'

/**
 * Reports a product that is on sale to the administrators: once by each person while it is undecided, and a limited
 * number a day [ADM-3].
 * @throws Refusal product_not_found | complaint_own_product | complaint_open | complaints_today
 */
export async function reportProduct(deps: Deps, member: Member, complained: Complained): Promise<void> {
  await deps.db.transaction().execute((tx) => reportIn(tx, member, complained, deps.now()))
}

async function reportIn(tx: Tx, member: Member, complained: Complained, now: Date): Promise<void> {
  // one report of a company at a time, so that they can be counted
  await lockCompany(tx, member.companyId)
  const { productId } = complained
  const product = await holdSoldProduct(tx, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'productId' })
  if (product.sellerId === member.companyId) throw new Refusal('complaint_own_product')
  const made = await countReportsToday(tx, member, now)
  if (!(await insertReport(tx, member, complained, now))) throw new Refusal('complaint_open')
  if (made >= MOST.complaintsADay) throw new Refusal('complaints_today')
  await notifyAdministrators(tx, { id: productId, name: product.name }, 'complaint', now)
}

/**
 * Requests another review of a corrected product that the platform took off sale; the administrators are notified
 * [ADM-3].
 * @throws Refusal product_not_found | ban_moved_on | ban_act_not_allowed
 */
export async function requestRecheck(
  deps: Deps,
  seller: Seller,
  { productId, version }: ExpectedProduct,
  note: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const product = await findNamed(tx, productId)
    if (product?.sellerId !== seller.companyId) throw new Refusal('product_not_found', { field: 'productId' })
    const locked = await lockKnownBan(tx, productId)
    const after = bans.take(locked, 'ask', { party: seller, expectedVersion: version })
    await saveBan(tx, { ...after, requestedAt: now, note })
    const { id, name } = product
    await audit(tx, seller, { act: 'product.ask-look', thing: { id, name }, after: { reason: note } }, now)
    await notifyAdministrators(tx, product, 'ask', now)
  })
}
