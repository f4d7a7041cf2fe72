/** The seller's stocks. */
export const STOCKS_PATH = '/pusat-seller/stok'

/** One stock with its lots and movements. */
export function stockPath(productId: number): string {
  return `${STOCKS_PATH}/${productId}`
}
