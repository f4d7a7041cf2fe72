/** The text of 'Tanya Produk', to begin a chat with the seller [DETAIL-2]. */
export function productQuestion(sellerName: string, productName: string): string {
  return `Halo ${sellerName}, saya ingin bertanya tentang produk ${productName} di Sentra Bahan.`
}
