import type { Seller } from '#domain/accounts/actor.ts'
import type { SeenAs } from '#domain/catalogue/seen-as.ts'
import type { Party } from '#domain/machine.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { findPreviewedDocuments } from './queries-documents.ts'
import { isOwnProduct } from './queries-products.ts'
import { findLatestRequests } from './queries-requests.ts'
import type { ShownDocuments } from './show-documents.ts'

/** Somebody who may ask for documents. */
export const pretendedBuyer: Party = { companyKind: 'buyer', role: 'owner' }

/** The documents of the seller's product as somebody else finds them, on sale or not [SHOP-2]. @throws Refusal product_not_found */
export async function previewDocuments(
  { db }: Deps,
  seller: Seller,
  { productId, seenAs }: { productId: number; seenAs: SeenAs },
): Promise<ShownDocuments> {
  const customerId = seenAs.kind === 'customer' ? seenAs.customerId : null
  const [isOwn, documents, requests] = await Promise.all([
    isOwnProduct(db, seller, productId),
    findPreviewedDocuments(db, seller, customerId, productId),
    customerId === null ? [] : findLatestRequests(db, { companyId: customerId }, productId),
  ])
  if (!isOwn) throw new Refusal('product_not_found', { field: 'produk_id' })
  const subscribed = seenAs.kind === 'level'
  return { documents: subscribed ? documents.map((one) => ({ ...one, subscribed })) : documents, requests }
}
