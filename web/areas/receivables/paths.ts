export const DEBTS_PATH = '/pusat-seller/piutang'
/** How the seller collects. */
export const COLLECTION_PATH = `${DEBTS_PATH}/aturan`
/** The company's bills. */
export const BILLS_PATH = '/akun/tagihan'

/** The statement of account of a customer. */
export function statementPath(customerId: string): string {
  return `${DEBTS_PATH}/${customerId}`
}

/** The buyer's orders from a seller. */
export function ordersFromPath(sellerName: string): string {
  return `/transaksi/daftar-transaksi?keyword=${encodeURIComponent(sellerName)}`
}
