import type { OwnShopVoucher, UsableShopVoucher } from '#domain/shop-vouchers/contract.ts'
import type { ShopVoucherRow } from './queries.ts'
import type { ShownVoucher } from './show-vouchers.ts'

/** A voucher for its seller [SELLER-1]. */
export function keptView({ uses, closedAt: _closedAt, ...voucher }: ShownVoucher): OwnShopVoucher {
  return { ...voucher, uses: uses.told, given: uses.given }
}

/** A voucher for a customer that may use it; whom else it is for, and how often it may be used, is the seller's. */
export function usableView({ id, code, title, kind, value, mostDiscount, minGoods, lastDay }: ShopVoucherRow) {
  return { id, code, title, kind, value, mostDiscount, minGoods, lastDay } satisfies UsableShopVoucher
}
