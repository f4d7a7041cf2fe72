import { query } from '#web/lib/api/query.ts'

/** One of the seller's products as it is edited; without an id what a new one chooses from. */
export const editorQuery = (productId: number | null) =>
  query({ call: 'pusat-seller/produk/isian', body: { id: productId } })

/** The materials that a keyword means. */
export const materialsQuery = (keyword: string) => query({ call: 'bahan/cari', body: { keyword } })
