/** The buyer's list of claims. */
export const CLAIMS_PATH = '/transaksi/klaim'

/** The seller's. */
export const SALE_CLAIMS_PATH = '/pusat-seller/klaim'
