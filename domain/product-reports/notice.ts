/** Where an administrator sees a product with what is said of it. */
export function productReviewPath(productId: number): string {
  return `/admin/produk/${productId}`
}

/** Where a seller sees what became of its product. */
export function ownProductLink(productId: number): string {
  return `/pusat-seller/produk/${productId}`
}

interface Happened {
  act: 'ban' | 'keep' | 'lift'
  product: string
  reason?: string
}

/** Notification to a seller of its banned product: why, and never who reported it [ADM-3]. */
export function banNotice({ act, product, reason }: Happened): string {
  const messages = {
    ban: `${product} diturunkan dari penjualan: ${reason ?? ''}`,
    keep: `${product} belum dapat dijual lagi: ${reason ?? ''}`,
    lift: `${product} tidak lagi diturunkan`,
  }
  return messages[act]
}

/** Notification to the reporter of a product [ADM-3]. */
export function complaintNotice(product: string, dismissed: string | null): string {
  return dismissed === null
    ? `Laporan Anda tentang ${product} ditindaklanjuti: produk itu diturunkan dari penjualan`
    : `Laporan Anda tentang ${product} sudah ditinjau dan tidak ditindaklanjuti: ${dismissed}`
}

/** Notification to administrators of a review that is due. */
export function productReviewNotice(what: 'complaint' | 'ask', product: string): string {
  return what === 'complaint' ? `${product} dilaporkan` : `${product} menunggu ditinjau lagi`
}
