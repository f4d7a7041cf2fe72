import type { Seller } from '#domain/accounts/actor.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdSuspended } from '#server/areas/companies/public.ts'
import type { Tx } from '#server/platform/database.ts'

/**
 * What was not on sale comes on sale only in a shop that is open, which it then stays until commit [ADM-2].
 * @throws Refusal shop_suspended
 */
export async function checkOpen(
  tx: Tx,
  { companyId }: Seller,
  { before, status }: { before: ProductStatus | null; status: ProductStatus },
): Promise<void> {
  if (status !== 'published' || before === 'published') return
  if (await holdSuspended(tx, companyId)) throw new Refusal('shop_suspended', { field: 'status' })
}
