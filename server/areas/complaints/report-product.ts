import type { Member } from '#domain/accounts/actor.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdSoldProduct } from '#server/areas/catalogue/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { type Complained, countComplaintsToday, insertComplaint } from './queries.ts'
import { tellDesk } from './tell.ts'

/**
 * Reports a product that is on sale to the administrators: once by each person while nobody has decided, and some a day
 * [ADM-3].
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
  const made = await countComplaintsToday(tx, member, now)
  if (!(await insertComplaint(tx, member, complained, now))) throw new Refusal('complaint_open')
  if (made >= MOST.complaintsADay) throw new Refusal('complaints_today')
  await tellDesk(tx, { id: productId, name: product.name }, 'complaint', now)
}
