import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { isQuoted } from '#domain/negotiations/state.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockNegotiation } from '../queries.ts'
import { tradeOf } from '../trade-of.ts'
import { findQuoted, type Quoted } from './queries-quoted.ts'

/**
 * The price that a seller offers a buyer or has agreed to, locked until the transaction ends, so that of two concurrent
 * requests for its quotation one issues it [DOC-1].
 * @returns with `holds`: whether it can still be ordered for
 * @throws Refusal nego_not_found
 */
export async function holdQuoted(
  tx: Tx,
  { companyKind, companyId }: Buyer | Seller,
  id: string,
  now: Date,
): Promise<Quoted & { holds: boolean }> {
  const nego = await lockNegotiation(tx, companyKind, companyId, id)
  if (!nego) throw new Refusal('nego_not_found', { field: 'nego_id' })
  const { subscribed } = await tradeOf(tx, nego)
  const quoted = await findQuoted(tx, id)
  // a deal counts at once where the shop allows it: what its buyer has entered is no offer of the seller's
  const isOffered = isQuoted(nego.state) && !(nego.deal && quoted.quotedBy === null)
  return { ...quoted, holds: subscribed && isOffered && nego.validUntil > now && quoted.orderId === null }
}
