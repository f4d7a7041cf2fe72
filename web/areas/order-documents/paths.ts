/** The page of an order document, for either side. */
export function paperPath(id: string): string {
  return `/transaksi/dokumen/${id}`
}
