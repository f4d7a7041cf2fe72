import { Refusal } from '../refusal.ts'

/** What a buyer company needs in order to buy from a seller: a subscription and a payment type. */
export interface SellerRelation {
  /** Active payment types; undefined without an active subscription. */
  paymentTypes: readonly unknown[] | undefined
  /** The shop sells nothing now: no subscription can be asked for. */
  isShut?: boolean
}

/** Why nothing of this seller can be ordered now, or null [ROLE-2, ROLE-5]. */
export function sellerObstacle({ paymentTypes, isShut = false }: SellerRelation): Refusal | null {
  if (!paymentTypes) return new Refusal(isShut ? 'shop_shut' : 'not_subscribed')
  if (paymentTypes.length === 0) return new Refusal('no_payment_type')
  return null
}
