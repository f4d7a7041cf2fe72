export { type CountedUses, UNUSED } from './events.ts'
export { findOffered, lockMeant, type ShopVoucherRow, shopVoucherNames } from './queries.ts'
