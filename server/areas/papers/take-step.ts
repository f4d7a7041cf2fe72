import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { documentRequests, type RequestAct } from '#domain/papers/request.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { announceRequest } from './announce.ts'
import { findReaders } from './queries-documents.ts'
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
 *   document_reason_needed | document_to_grant_missing
 */
export function takeStep(deps: Deps, member: Buyer | Seller, step: Step): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const moved = await stepIn(tx, member, step, deps.now())
    if (step.act === 'answer') await checkPresent(tx, moved)
    return moved.productId
  })
}

/** The same within a transaction; an answer opens what is there when it commits. */
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

async function checkPresent(tx: Tx, { productId, kind }: StoredRequest): Promise<void> {
  const present = (await findReaders(tx, productId)).some((document) => document.kind === kind)
  if (!present) throw new Refusal('document_to_grant_missing', { field: 'permintaan_id' })
}
