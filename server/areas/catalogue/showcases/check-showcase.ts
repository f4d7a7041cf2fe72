import type { Seller } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { findShowcases } from '../offers/queries-editing.ts'

/** That the seller has this showcase, by its address. @throws Refusal showcase_not_found */
export async function checkShowcase(tx: Tx, { companyId }: Seller, wanted: string, field: string): Promise<void> {
  const own = await findShowcases(tx, companyId)
  if (!own.some(({ slug }) => slug === wanted)) throw new Refusal('showcase_not_found', { field })
}
