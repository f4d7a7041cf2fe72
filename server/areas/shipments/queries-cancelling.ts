import { sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { CancelRequestState } from '#domain/shipments/cancel-request.ts'
import { people } from '#server/areas/accounts/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { salesToCancel, saveCancelRequested } from '#server/areas/orders/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface CancelRequestRow {
  id: string
  orderId: string
  state: CancelRequestState
  version: number
  reason: string
  requestedBy: string
  requestedAt: Date
  answer: string | null
}

function requests(db: Db | Tx) {
  return db
    .selectFrom('cancel_requests as r')
    .innerJoin(people.as('asker'), 'asker.id', 'r.asked_by')
    .select(['r.id', 'r.order_id as orderId', 'r.state', 'r.version', 'r.reason', 'r.answer'])
    .select(['asker.name as requestedBy', 'r.asked_at as requestedAt'])
    .$narrowType<{ state: CancelRequestState }>()
}

/** The last request of an order of any company. */
export function findLastRequest(db: Db | Tx, orderId: string): Promise<CancelRequestRow | undefined> {
  return requests(db).where('r.order_id', '=', orderId).orderBy('r.id', 'desc').limit(1).executeTakeFirst()
}

/** A request to cancel an order that waits for its seller. */
export interface CancellingRow {
  id: string
  version: number
  orderId: string
  number: string
  buyerName: string
  total: DecimalText
  reason: string
  requestedAt: Date
  /** Nothing of the order was shipped. */
  isWhole: boolean
}

/** The requests of buyers that wait for this seller, the oldest first [SHIP-1]. */
export function findWaitingRequests(db: Db, sellerId: CompanyId, most: number): Promise<CancellingRow[]> {
  return db
    .selectFrom('cancel_requests as r')
    .innerJoin(salesToCancel(sellerId).as('o'), 'o.id', 'r.order_id')
    .innerJoin(companyFacts.as('buyer'), 'buyer.id', 'o.buyer_id')
    .select(['r.id', 'r.version', 'r.order_id as orderId', 'o.number', 'buyer.name as buyerName', 'r.reason'])
    .select(['o.total_amount as total', 'r.asked_at as requestedAt'])
    .select(({ eb, lit }) => eb('o.parts_sent', '=', lit(0)).$castTo<boolean>().as('isWhole'))
    .where('r.state', '=', sql.lit('waiting' satisfies CancelRequestState))
    .orderBy('r.asked_at')
    .limit(most)
    .execute()
}

/** One request of any company; its order is locked, so that no other decision is made meanwhile. */
export function findRequest(tx: Tx, id: string): Promise<CancelRequestRow | undefined> {
  return requests(tx).where('r.id', '=', id).executeTakeFirst()
}

/** How often the seller has refused it for an order; what was withdrawn was never refused. */
export async function countRefused(tx: Tx, orderId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('cancel_requests')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where('order_id', '=', orderId)
    .where('state', '=', 'refused' satisfies CancelRequestState)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertRequest(
  tx: Tx,
  { orderId, reason, requestedBy }: { orderId: string; reason: string; requestedBy: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('cancel_requests')
    .values({ order_id: orderId, reason, asked_by: requestedBy, asked_at: now })
    .execute()
  await saveCancelRequested(tx, orderId, true)
}

interface Decided {
  id: string
  orderId: string
  state: CancelRequestState
  version: number
}

export async function saveAnswered(
  tx: Tx,
  { id, orderId, state, version }: Decided,
  { by, answer = null }: { by: string | null; answer?: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('cancel_requests')
    .set({ state, version, decided_by: by, decided_at: now, answer })
    .where('id', '=', id)
    .execute()
  await saveCancelRequested(tx, orderId, false)
}
