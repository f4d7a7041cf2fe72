/** The vouchers of the seller's shop. */
export const SHOP_VOUCHERS_PATH = '/pusat-seller/voucher'
