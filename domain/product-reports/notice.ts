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

/** What a seller is told of its product: why, and never who reported it [ADM-3]. */
export function banNotice({ act, product, reason }: Happened): string {
  const messages = {
    ban: `${product} diturunkan dari penjualan: ${reason ?? ''}`,
    keep: `${product} belum dapat dijual lagi: ${reason ?? ''}`,
    lift: `${product} tidak lagi diturunkan`,
  }
  return messages[act]
}

/** What somebody is told who has reported a product [ADM-3]. */
export function complaintNotice(product: string, dismissed: string | null): string {
  return dismissed === null
    ? `Laporan Anda tentang ${product} ditindaklanjuti: produk itu diturunkan dari penjualan`
    : `Laporan Anda tentang ${product} sudah ditinjau dan tidak ditindaklanjuti: ${dismissed}`
}

/** What administrators are told: what waits for them. */
export function productReviewNotice(what: 'complaint' | 'ask', product: string): string {
  return what === 'complaint' ? `${product} dilaporkan` : `${product} menunggu ditinjau lagi`
}
