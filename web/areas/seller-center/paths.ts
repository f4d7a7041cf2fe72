export const SELLER_CENTER_PATH = '/pusat-seller'

/** The seller's list of orders. */
export const SALES_PATH = `${SELLER_CENTER_PATH}/pesanan`

/** The seller's own products. */
export const OWN_PRODUCTS_PATH = `${SELLER_CENTER_PATH}/produk`

/** The seller's showcases. */
export const SHOWCASES_PATH = `${SELLER_CENTER_PATH}/etalase`

/** The products of one of them. */
export function collectionPath(showcaseId: string): string {
  return `${SHOWCASES_PATH}/${showcaseId}`
}

/** The shop's settings for its owner. */
export const SETTINGS_PATH = `${SELLER_CENTER_PATH}/pengaturan`

/** Delivery rates by province. */
export const RATES_PATH = `${SETTINGS_PATH}/tarif`

/** The shop's figures of a period. */
export const REPORTS_PATH = `${SELLER_CENTER_PATH}/laporan`

/** The people of the seller and their roles. */
export const TEAM_PATH = `${SELLER_CENTER_PATH}/tim`
/** Searches without results in the seller's categories [MAT-4]. */
export const EMPTY_SEARCHES_PATH = `${SELLER_CENTER_PATH}/pencarian-kosong`

/** The materials that the seller has proposed [MAT-5]. */
export const OWN_PROPOSALS_PATH = `${OWN_PRODUCTS_PATH}/usulan`

/** Which customers waited long for an answer [SHOP-9]. */
export const ANSWER_SPEED_PATH = `${SELLER_CENTER_PATH}/jawaban-chat`

/** Where a new product is written; with an id, as a copy of that one. */
export function newProductPath(copyOf?: number): string {
  return `${OWN_PRODUCTS_PATH}/baru${copyOf === undefined ? '' : `?salin=${copyOf}`}`
}

/** Where one of the seller's products is edited. */
export function ownProductPath(productId: number): string {
  return `${OWN_PRODUCTS_PATH}/${productId}`
}

/** How others see one of them [SHOP-2]. */
export function previewPath(productId: number): string {
  return `${ownProductPath(productId)}/pratinjau`
}

/** One order as the seller sees it. */
export function salePath(orderId: string): string {
  return `${SALES_PATH}/${orderId}`
}
