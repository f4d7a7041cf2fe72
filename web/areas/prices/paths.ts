/** The seller's prices. */
export const PRICES_PATH = '/pusat-seller/harga'

/** All prices of one of the seller's products. */
export function pricePath(productId: number): string {
  return `${PRICES_PATH}/${productId}`
}

/** The price lists of customers; with an id, what stands in that one. */
export function priceListsPath(listId?: string): string {
  return `${PRICES_PATH}?bagian=pelanggan${listId === undefined ? '' : `&daftar=${listId}`}`
}
