export const SELLER_CENTER_PATH = '/pusat-seller'

/** The seller's list of orders. */
export const SALES_PATH = `${SELLER_CENTER_PATH}/pesanan`

/** The seller's own products. */
export const OWN_PRODUCTS_PATH = `${SELLER_CENTER_PATH}/produk`

/** One order as the seller sees it. */
export function salePath(orderId: string): string {
  return `${SALES_PATH}/${orderId}`
}
