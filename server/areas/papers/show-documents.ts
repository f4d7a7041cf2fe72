import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { type DocumentRow, findDocuments } from './queries-documents.ts'
import { isProductSeenBy } from './queries-products.ts'
import { findLatestRequests, type RequestRow } from './queries-requests.ts'

export interface ShownDocuments {
  documents: DocumentRow[]
  /** The company's latest request of each kind. */
  requests: RequestRow[]
}

/** The documents of a product as its page shows them to this viewer [DOC-2]. @throws Refusal product_not_found */
export async function showDocuments(deps: Deps, viewer: Viewer, productId: number): Promise<ShownDocuments> {
  const [seen, documents, requests] = await Promise.all([
    isProductSeenBy(deps.db, viewer, productId),
    findDocuments(deps.db, viewer, productId),
    isBuyer(viewer) ? findLatestRequests(deps.db, viewer, productId) : [],
  ])
  if (!seen) throw new Refusal('product_not_found', { field: 'produk_id' })
  return { documents, requests }
}
