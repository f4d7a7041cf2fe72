/** The buyer's list of orders. */
export const ORDERS_PATH = '/transaksi/daftar-transaksi'

/** One order as the buyer sees it. */
export function orderPath(orderId: string): string {
  return `${ORDERS_PATH}/${orderId}`
}

/** The orders placed with a key. */
export function placedPath(key: string): string {
  return `/checkout/selesai/${key}`
}
