import type { Buyer } from '#domain/accounts/actor.ts'
import { documentRequests } from '#domain/papers/request.ts'
import type { Tx } from '#server/platform/database.ts'
import { announceRequest } from './announce.ts'
import { lockRunningOf, saveRequest } from './queries-requests.ts'

/** Withdraws what a buyer has asked for, because its last member closes the account; sellers are told [REG-3]. */
export async function closeRequestsOf(tx: Tx, buyer: Buyer, now: Date): Promise<void> {
  for (const request of await lockRunningOf(tx, buyer.companyId)) {
    const withdrawn = documentRequests.advance(request, 'close', 'system', { sold: true })
    await saveRequest(tx, withdrawn)
    await announceRequest(tx, buyer, withdrawn, { act: 'withdraw' }, now)
  }
}
