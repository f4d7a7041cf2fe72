import { type Buyer, isBuyer, type Seller } from '#domain/accounts/actor.ts'
import { documentRequests } from '#domain/papers/request.ts'
import type { Tx } from '#server/platform/database.ts'
import { announceRequest } from './announce.ts'
import { lockRunningOf, saveRequest } from './queries-requests.ts'

/**
 * Withdraws what a closed company has asked for, or was asked for [REG-3, OPS-5]. Sellers are told; who asked a shop that
 * is closed is told of that alone.
 */
export async function closeRequestsOf(tx: Tx, closed: Buyer | Seller, now: Date): Promise<void> {
  for (const request of await lockRunningOf(tx, closed)) {
    const withdrawn = documentRequests.advance(request, 'close', 'system', { sold: true })
    await saveRequest(tx, withdrawn)
    if (isBuyer(closed)) await announceRequest(tx, closed, withdrawn, { act: 'withdraw' }, now)
  }
}
