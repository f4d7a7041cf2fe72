export { type CountedUses, UNUSED } from './events.ts'
export { findOffered, lockSelected, type ShopVoucherRow, shopVoucherNames } from './queries.ts'
