export { adjustPoints, earnPoints, takePointsBack } from './earn-points.ts'
export { giveVoucherBack } from './give-voucher-back.ts'
export { grantVoucher } from './grant-voucher.ts'
export { pointsTextFor } from './points-text-for.ts'
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
