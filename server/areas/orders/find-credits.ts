import type { Credit } from '#domain/subscriptions/credit.ts'
import { sumOwed } from '#server/areas/receivables/public.ts'
import { findCreditLimits } from '#server/areas/subscriptions/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** A buyer's credit with a seller for a payment type. */
export type FindCredit = (sellerId: string, paymentType: string) => Credit

/** The buyer's current credit with these sellers; placing and approving lock it [ORDER-1, SELLER-3]. */
export async function findCredits(db: Db | Tx, buyerId: string, sellerIds: readonly string[]): Promise<FindCredit> {
  const limits = await findCreditLimits(db, buyerId, sellerIds)
  // most buyers have no limit anywhere
  const limited = sellerIds.filter((id) => limits.get(id)?.size)
  const owed = limited.length > 0 ? await sumOwed(db, buyerId, limited) : new Map<string, string>()
  return (sellerId, paymentType) => ({
    limit: limits.get(sellerId)?.get(paymentType) ?? null,
    used: owed.get(sellerId) ?? '0.00',
  })
}
