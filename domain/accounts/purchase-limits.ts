import type { DecimalText } from '../money.ts'

/** A member's limits without approval, in Rupiah as paid: null is no limit, 0 is nothing at all [ROLE-10]. */
export interface PurchaseLimits {
  perOrder: DecimalText | null
  perMonth: DecimalText | null
}
