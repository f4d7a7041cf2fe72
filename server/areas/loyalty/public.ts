export { adjustPoints, earnPoints, pointsTextFor, takePointsBack } from './earn-points.ts'
export { claimPromo, openPromo } from './promo.ts'
export type { PromoRow } from './queries-promos.ts'
export { findPointRule } from './queries-rules.ts'
export {
  findUsableVouchers,
  findVoucher,
  findVoucherOfKey,
  lockVoucher,
  markVoucherUsed,
  type VoucherRow,
  voucherNames,
} from './queries-vouchers.ts'
export { giveVoucherBack, grantVoucher } from './vouchers.ts'
