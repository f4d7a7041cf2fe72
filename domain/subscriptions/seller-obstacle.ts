import { Refusal } from '../refusal.ts'

/** What a buyer company needs in order to buy from a seller: a subscription and a payment type. */
export interface SellerRelation {
  /** Active payment types; undefined without an active subscription. */
  paymentTypes: readonly unknown[] | undefined
}

/** Why nothing of this seller can be ordered now, or null [ROLE-2, ROLE-5]. */
export function sellerObstacle({ paymentTypes }: SellerRelation): Refusal | null {
  if (!paymentTypes) return new Refusal('not_subscribed')
  if (paymentTypes.length === 0) return new Refusal('no_payment_type')
  return null
}
