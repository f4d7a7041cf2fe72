import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { documentRequests, type RequestAct } from '#domain/papers/request.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { announceRequest } from './announce.ts'
import { isSold } from './queries-products.ts'
import { lockRequest, type StoredRequest, saveRequest } from './queries-requests.ts'

interface Step {
  id: string
  /** The version on the member's page. */
  seenVersion: number
  act: RequestAct
  /** The seller's, where it declines. */
  reason?: string
}

/**
 * Takes one side's act on a request for a document; of two at once exactly one takes effect [DOC-2, SELLER-2].
 * @returns the product it is about
 * @throws Refusal document_request_not_found | document_request_moved_on | document_request_act_not_allowed |
 *   document_reason_needed
 */
export function takeStep(
  deps: Deps,
  member: Buyer | Seller,
  step: Step & { act: Exclude<RequestAct, 'answer'> },
): Promise<number> {
  return deps.db.transaction().execute(async (tx) => (await stepIn(tx, member, step, deps.now())).productId)
}

/** The same within a transaction; an answer needs a document, and the product locked before the request. */
export async function stepIn(
  tx: Tx,
  member: Buyer | Seller,
  { id, seenVersion, act, reason = '' }: Step,
  now: Date,
): Promise<StoredRequest> {
  const request = await lockRequest(tx, member, id)
  if (!request) throw new Refusal('document_request_not_found', { field: 'permintaan_id' })

  const attempt = { party: member, seenVersion, reason }
  const moved = documentRequests.take(request, act, attempt, { sold: await isSold(tx, request.productId) })

  const said = act === 'decline' ? reason : null
  await saveRequest(tx, moved, said)
  await announceRequest(tx, member, moved, { act, said }, now)
  return moved
}
