import type { Seller } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnDocuments, findOwnProducts, type OwnDocumentRow, type OwnProductRow } from './queries-own.ts'

export interface DocumentedProducts {
  products: OwnProductRow[]
  documents: OwnDocumentRow[]
  total: number
}

interface OwnSearch {
  keyword: string | undefined
  /** Only this one of them; null: all. */
  productId: number | null
  page: number
  perPage: number
}

/** The seller's products with their documents, searched and paged [SELLER-2]. */
export async function listOwnDocuments(
  deps: Deps,
  seller: Seller,
  { keyword, productId, page, perPage }: OwnSearch,
): Promise<DocumentedProducts> {
  const rows = { limit: perPage, offset: (page - 1) * perPage }
  const { products, total } = await findOwnProducts(deps.db, seller, { keyword: keyword || null, productId }, rows)
  const documents = await findOwnDocuments(
    deps.db,
    seller,
    products.map(({ id }) => id),
  )
  return { products, documents, total }
}
