import type { DecimalText } from '#domain/money.ts'
import type { ShopVoucherUses } from '#domain/seller-vouchers/voucher.ts'
import { question } from '#server/platform/reactions.ts'

export interface CountedUses extends ShopVoucherUses {
  /** Of orders that the seller was told of: those that wait for approval are not its business [ROLE-10]. */
  notified: number
  /** What these took off, in Rupiah. */
  discountTotal: DecimalText
}

interface UsesParams {
  ids: readonly string[]
  /** Whose own uses are counted; null: nobody's. */
  buyerId: string | null
}

/** How often vouchers are used, by id; unused ones are missing [SELLER-1]. */
export const shopVoucherUses = question<UsesParams, Map<string, CountedUses>>('shop voucher uses')

export const UNUSED: CountedUses = { all: 0, own: 0, notified: 0, discountTotal: '0.00' }
