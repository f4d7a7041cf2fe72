import { offerEditor } from '#domain/catalogue/codec-editor.ts'
import { list } from '#domain/codec.ts'
import { foundMaterial } from '#domain/materials/codec.ts'
import { query } from '#web/lib/api/query.ts'

/** One of the seller's products as it is edited; without an id what a new one chooses from. */
export const editorQuery = (productId: number | null) =>
  query({ call: 'pusat-seller/produk/isian', body: { produk_id: productId }, as: offerEditor })

/** The materials that a keyword means. */
export const materialsQuery = (keyword: string) =>
  query({ call: 'bahan/cari', body: { keyword }, as: list(foundMaterial) })
