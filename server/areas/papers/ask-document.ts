import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { ProductDocumentKind } from '#domain/catalogue/document-kind.ts'
import { MOST } from '#domain/limits.ts'
import { mayRead } from '#domain/papers/readers.ts'
import { mayAsk } from '#domain/papers/request.ts'
import { isExpired } from '#domain/papers/validity.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdSoldProduct } from '#server/areas/catalogue/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { announceRequest } from './announce.ts'
import { findDocuments } from './queries-documents.ts'
import { countRequestsToday, insertRequest } from './queries-requests.ts'

interface Wish {
  productId: number
  kind: ProductDocumentKind
  note: string | null
}

/**
 * Asks the seller for a document that the company cannot read. One request runs at a time: asking again changes nothing,
 * twice at once neither [DOC-2].
 * @throws Refusal product_not_found | document_not_asked | document_requests_today
 */
export function askDocument(deps: Deps, buyer: Buyer, wish: Wish): Promise<void> {
  return deps.db.transaction().execute((tx) => askIn(tx, buyer, wish, deps.now()))
}

async function askIn(tx: Tx, buyer: Buyer, { productId, kind, note }: Wish, now: Date): Promise<void> {
  // one request of a company at a time, so that they can be counted
  await lockCompany(tx, buyer.companyId)
  const product = await holdSoldProduct(tx, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'produk_id' })

  const today = businessDay(now)
  const readable = (await findDocuments(tx, buyer, productId)).some(
    (one) => one.kind === kind && mayRead(one.readers, one) && !isExpired(one.validUntil, today),
  )
  const answer = mayAsk(buyer, { readable, running: false })
  if (!answer.allowed) throw new Refusal('document_not_asked', { field: 'jenis', words: { reason: answer.reason } })
  const made = await countRequestsToday(tx, buyer, now)

  const request = await insertRequest(tx, buyer, { productId, sellerId: product.sellerId, kind, note }, now)
  if (!request) return
  if (made >= MOST.documentRequestsADay) throw new Refusal('document_requests_today')
  await announceRequest(tx, buyer, request, { act: 'ask', said: note }, now)
}
