import { stepAt } from '#domain/catalogue/price-step.ts'
import type { CompanyId } from '#domain/ids.ts'
import { pricesFor } from '#server/areas/catalogue/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { findLinesOf, keepAmounts } from './queries.ts'

/** Keeps what a unit of these products costs the company in its cart, from which a change is told [SHOP-3]. */
export async function seePrices(tx: Tx, companyId: CompanyId, productIds: readonly number[], now: Date): Promise<void> {
  const lines = await findLinesOf(tx, companyId, productIds)
  const prices = await pricesFor(tx, companyId, productIds, now)
  const amounts = lines.map(({ id, productId, units }) => {
    return { id, amount: stepAt(prices.get(productId) ?? [], units)?.amount ?? null }
  })
  await keepAmounts(tx, amounts, { seen: true })
}
