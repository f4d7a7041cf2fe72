/** A paper of an order, for either side. */
export function paperPath(id: string): string {
  return `/transaksi/dokumen/${id}`
}
