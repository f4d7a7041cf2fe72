import type { Buyer } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import { orderNumbers } from './events.ts'
import { type EntryRow, findEntries } from './queries.ts'

export interface ListedEntry extends EntryRow {
  orderNumber: string | null
}

/** One page of the company's ledger, newest first, with the numbers of its orders [REG-5]. */
export async function listEntries(
  deps: Deps,
  { companyId }: Buyer,
  page: { limit: number; offset: number },
): Promise<{ entries: ListedEntry[]; total: number }> {
  const { entries, total } = await findEntries(deps.db, companyId, page)
  const orderIds = entries.flatMap(({ orderId }) => orderId ?? [])
  const numbers = await orderNumbers.ask(deps.db, orderIds, deps.now())
  return { entries: entries.map((entry) => ({ ...entry, orderNumber: numberOf(entry) })), total }

  function numberOf({ orderId }: EntryRow): string | null {
    return (orderId && numbers.get(orderId)) || null
  }
}
