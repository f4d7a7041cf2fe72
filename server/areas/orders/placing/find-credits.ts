import { businessDay } from '#domain/business-day.ts'
import type { OrderCredit } from '#domain/orders/amounts/credit.ts'
import { daysLate } from '#domain/receivables/collection.ts'
import { creditDays } from '#domain/subscriptions/payment-type.ts'
import { findBlocking, sumOwed } from '#server/areas/receivables/public.ts'
import { findCreditLimits } from '#server/areas/subscriptions/public.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** A buyer's credit with a seller for a payment type. */
export type FindCredit = (sellerId: string, paymentType: string) => OrderCredit

/** The buyer's current credit with these sellers; placing and approving lock it [ORDER-1, SELLER-3, PAY-2]. */
export async function findCredits(
  db: Db | Tx,
  buyerId: string,
  sellerIds: readonly string[],
  now: Date,
): Promise<FindCredit> {
  const today = businessDay(now)
  const [limits, blocking] = await pipeline(
    db,
    (db) => findCreditLimits(db, buyerId, sellerIds),
    (db) => findBlocking(db, buyerId, sellerIds, today),
  )
  // most buyers have no limit anywhere
  const limited = sellerIds.filter((id) => limits.get(id)?.size)
  const owed = limited.length > 0 ? await sumOwed(db, buyerId, limited) : new Map<string, string>()
  return (sellerId, paymentType) => {
    const late = creditDays(paymentType) === null ? undefined : blocking.get(sellerId)
    return {
      limit: limits.get(sellerId)?.get(paymentType) ?? null,
      used: owed.get(sellerId) ?? '0.00',
      late: late ? { number: late.number, days: daysLate(late.due, today) } : null,
    }
  }
}
