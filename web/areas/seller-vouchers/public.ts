export { SHOP_VOUCHERS_PATH } from './paths.ts'
export { UsableVouchers } from './usable-vouchers.tsx'
