import type { Db } from '#server/platform/database.ts'
import { announcedOrders } from './events.ts'
import type { NegotiationRow } from './queries-reading.ts'
import type { Reader } from './reader.ts'

/** A seller knows of the order that used a price once the buyer's own company has approved it. */
export async function hideUnannouncedOrders(
  db: Db,
  { side, now }: Reader,
  negos: readonly NegotiationRow[],
): Promise<NegotiationRow[]> {
  const ids = negos.flatMap(({ orderId }) => orderId ?? [])
  if (side === 'buyer' || ids.length === 0) return [...negos]
  const announced = await announcedOrders.ask(db, ids, now)
  return negos.map((nego) => ({ ...nego, orderId: nego.orderId && announced.has(nego.orderId) ? nego.orderId : null }))
}
