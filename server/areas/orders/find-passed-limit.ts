import type { Buyer } from '#domain/accounts/actor.ts'
import { businessMonth } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import { type PassedLimit, passedLimit } from '#domain/orders/approval.ts'
import type { Place } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { sumOrdersOf } from './queries-approval.ts'

/** The limit that makes a checkout of this total wait now, or null [ROLE-10]. Placing locks the purchaser. */
export async function findPassedLimit(
  db: Db | Tx,
  buyer: Buyer,
  purchaser: Place,
  total: DecimalText,
  now: Date,
): Promise<PassedLimit | null> {
  // most members have no monthly limit
  const reserved = purchaser.limits.perMonth === null ? '0.00' : await sumOrdersOf(db, buyer, businessMonth(now))
  return passedLimit(purchaser, { total, reserved })
}
