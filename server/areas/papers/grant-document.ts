import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { Refusal } from '#domain/refusal.ts'
import { lockOwnProduct } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { findReaders } from './queries-documents.ts'
import { findRequestedProduct } from './queries-requests.ts'
import { stepIn } from './take-step.ts'

interface SeenRequest {
  id: string
  /** The version on the seller's page. */
  seenVersion: number
}

/**
 * Answers a request by opening the valid documents of its kind that are there to the company that asked [DOC-2, SELLER-2].
 * @throws Refusal document_request_not_found | document_request_moved_on | document_request_act_not_allowed |
 *   document_to_grant_missing
 */
export function grantDocument(deps: Deps, seller: Seller, request: SeenRequest): Promise<void> {
  return deps.db.transaction().execute((tx) => grantIn(tx, seller, request, deps.now()))
}

async function grantIn(tx: Tx, seller: Seller, request: SeenRequest, now: Date): Promise<void> {
  // as for an upload, and so that what is there is not withdrawn meanwhile
  const productId = await findRequestedProduct(tx, seller, request.id)
  if (productId !== undefined) await lockOwnProduct(tx, seller.companyId, productId)

  const answered = await stepIn(tx, seller, { ...request, act: 'answer' }, now)
  const valid = await findReaders(tx, answered, businessDay(now))
  if (valid.length === 0) throw new Refusal('document_to_grant_missing', { field: 'permintaan_id' })
}
