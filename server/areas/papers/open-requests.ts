import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { ProductDocumentKind } from '#domain/catalogue/document-kind.ts'
import { mayRead } from '#domain/papers/readers.ts'
import { documentRequests } from '#domain/papers/request.ts'
import type { Tx } from '#server/platform/database.ts'
import { announceRequest } from './announce.ts'
import { findReaders } from './queries-documents.ts'
import { isSold } from './queries-products.ts'
import { isSubscribed, lockRunning, saveRequest } from './queries-requests.ts'

/**
 * Ends the running requests of companies that may now read what they asked for, and tells them. It grants nothing: they
 * read for as long as they belong to the readers [DOC-2].
 */
export async function openRequests(
  tx: Tx,
  seller: Seller,
  { productId, kind }: { productId: number; kind: ProductDocumentKind },
  now: Date,
): Promise<void> {
  if (!(await isSold(tx, productId))) return
  const valid = await findReaders(tx, { productId, kind }, businessDay(now))
  for (const request of await lockRunning(tx, productId, kind)) {
    const subscribed = await isSubscribed(tx, request.buyerId, seller.companyId)
    if (!valid.some((readers) => mayRead(readers, { own: false, subscribed, granted: false }))) continue
    const opened = documentRequests.advance(request, 'open', 'system', { sold: true })
    await saveRequest(tx, opened)
    await announceRequest(tx, seller, opened, { act: 'answer' }, now)
  }
}
