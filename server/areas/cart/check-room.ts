import type { CompanyId } from '#domain/ids.ts'
import { MOST } from '#domain/limits.ts'
import type { DecimalText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { countLines, lockUnits } from './queries.ts'

/**
 * Whether the cart takes lines of these products, one writer of new lines at a time.
 * @returns what it holds of them, locked. @throws Refusal cart_full
 */
export async function checkRoom(
  tx: Tx,
  companyId: CompanyId,
  productIds: readonly number[],
): Promise<Map<number, DecimalText>> {
  const there = await lockUnits(tx, companyId, productIds)
  const more = productIds.filter((productId) => !there.has(productId)).length
  if (more === 0) return there
  await lockCompany(tx, companyId)
  if ((await countLines(tx, companyId)) + more > MOST.cartLines) throw new Refusal('cart_full')
  return there
}
