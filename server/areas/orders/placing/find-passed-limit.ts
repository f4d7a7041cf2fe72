import type { Buyer } from '#domain/accounts/actor.ts'
import { businessMonth } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import { type PassedLimit, passedLimit } from '#domain/orders/approval.ts'
import type { MembershipTerms } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { sumOrdersOf } from '../queries-customers.ts'

/** The limit that makes a checkout of this total wait now, or null [ROLE-10]. */
export async function findPassedLimit(
  db: Db | Tx,
  buyer: Buyer,
  purchaser: MembershipTerms,
  total: DecimalText,
  now: Date,
): Promise<PassedLimit | null> {
  return passedLimit(purchaser, { total, reserved: await findReserved(db, buyer, purchaser, now) })
}

/**
 * The amount that counts against the purchaser's monthly limit already; nothing without one, as most members have none.
 */
export async function findReserved(
  db: Db | Tx,
  buyer: Buyer,
  purchaser: MembershipTerms,
  now: Date,
): Promise<DecimalText> {
  return purchaser.limits.perMonth === null ? '0.00' : sumOrdersOf(db, buyer, businessMonth(now))
}
