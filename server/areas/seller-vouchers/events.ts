import type { DecimalText } from '#domain/money.ts'
import type { ShopVoucherUses } from '#domain/seller-vouchers/voucher.ts'
import { question } from '#server/platform/reactions.ts'

export interface CountedUses extends ShopVoucherUses {
  /** In orders announced to the seller: those that await approval are not its business [ROLE-10]. */
  notified: number
  /** Their total discount, in Rupiah. */
  discountTotal: DecimalText
}

interface UsesParams {
  ids: readonly string[]
  /** The buyer whose own uses are counted; null: none. */
  buyerId: string | null
}

/** How often vouchers are used, by id; unused ones are missing [SELLER-1]. */
export const shopVoucherUses = question<UsesParams, Map<string, CountedUses>>('shop voucher uses')

export const UNUSED: CountedUses = { all: 0, own: 0, notified: 0, discountTotal: '0.00' }
