import { type RawBuilder, sql } from 'kysely'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Negotiation, Step } from '#domain/negotiations/negotiation.ts'
import { runningStates } from '#domain/negotiations/state.ts'
import type { Side } from '#domain/negotiations/transitions.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** A negotiation with what announcing a step of it takes. */
export interface StoredNegotiation extends Negotiation {
  id: string
  buyerId: string
  sellerId: string
  productId: number
  units: DecimalText
  productName: string
  unit: string
}

const columns = sql`
  n.id, n.buyer_id as "buyerId", n.seller_id as "sellerId", n.product_id as "productId", n.state, n.version,
  n.offers_made as "offersMade", n.deal, n.units, n.list_price as "listPrice", n.price, n.valid_until as "validUntil",
  p.name as "productName", p.unit`

/** Those in which somebody still has something to say, as the partial indexes say it. */
export const running: RawBuilder<boolean> = sql`n.state in (${sql.raw(runningStates.map((state) => `'${state}'`).join(', '))})`

/** The column with the company of this side. */
export function companyColumn(side: Side): RawBuilder<unknown> {
  return side === 'buyer' ? sql`n.buyer_id` : sql`n.seller_id`
}

/** The company's negotiation, locked so that one act at a time is decided on it; a stranger's is not found [NEGO-14]. */
export async function lockNegotiation(
  tx: Tx,
  side: Side,
  companyId: CompanyId,
  id: string,
): Promise<StoredNegotiation | undefined> {
  const [found] = await lock(tx, sql`${companyColumn(side)} = ${companyId} and n.id = ${id}`)
  return found
}

/** The one running negotiation of a buyer about a product. */
export async function lockRunning(
  tx: Tx,
  buyerId: CompanyId,
  productId: number,
): Promise<StoredNegotiation | undefined> {
  const [found] = await lock(tx, sql`n.buyer_id = ${buyerId} and n.product_id = ${productId} and ${running}`)
  return found
}

/** All running negotiations between two companies. */
export function lockRunningOfPair(tx: Tx, buyerId: string, sellerId: string): Promise<StoredNegotiation[]> {
  return lock(tx, sql`n.buyer_id = ${buyerId} and n.seller_id = ${sellerId} and ${running}`)
}

/** All running negotiations about a product. */
export function lockRunningOfProduct(tx: Tx, productId: number): Promise<StoredNegotiation[]> {
  return lock(tx, sql`n.product_id = ${productId} and ${running}`)
}

/** Agreements about a product that stand in the buyer's cart, unused; an order that is being placed is waited for. */
export function lockInCart(tx: Tx, buyerId: CompanyId, productId: number): Promise<StoredNegotiation[]> {
  return lock(
    tx,
    sql`n.buyer_id = ${buyerId} and n.product_id = ${productId} and n.state = 'finished' and n.order_id is null`,
  )
}

/** Some whose time is over; those that somebody is acting on come another time. */
export function lockOverdue(tx: Tx, now: Date, most: number): Promise<StoredNegotiation[]> {
  return lock(tx, sql`n.valid_until <= ${now} and ${running}`, sql`limit ${most} for no key update of n skip locked`)
}

// always in the order of the ids, so that two who lock several wait for each other
async function lock(
  tx: Tx,
  where: RawBuilder<unknown>,
  how: RawBuilder<unknown> = sql`for no key update of n`,
): Promise<StoredNegotiation[]> {
  const found = await sql<StoredNegotiation>`
    select ${columns} from negotiations n join products p on p.id = n.product_id
    where ${where}
    order by n.id ${how}`.execute(tx)
  return found.rows
}

/** Writes what a step has changed, and the step. */
export async function saveMove(
  tx: Tx,
  { nego, step }: { nego: StoredNegotiation; step: Step },
  userId: UserId | null,
): Promise<void> {
  await sql`
    update negotiations set state = ${nego.state}, version = ${nego.version}, offers_made = ${nego.offersMade},
      price = ${nego.price}, updated_at = ${step.at}
    where id = ${nego.id}`.execute(tx)
  await insertStep(tx, nego.id, step, userId)
}

/** Adds to the history, which is never changed [NEGO-13]. `userId` is null where the system acted. */
export async function insertStep(tx: Tx, negotiationId: string, step: Step, userId: UserId | null): Promise<void> {
  await tx
    .insertInto('negotiation_steps')
    .values({ negotiation_id: negotiationId, user_id: userId, ...step })
    .execute()
}

/** Names of the seller of each negotiation of the company. */
export async function findSellerNames(
  db: Db,
  side: Side,
  companyId: CompanyId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await sql<{ id: string; name: string }>`
    select n.id, seller.name
    from negotiations n join companies seller on seller.id = n.seller_id
    where ${companyColumn(side)} = ${companyId} and n.id = any(${ids}::uuid[])`.execute(db)
  return new Map(found.rows.map(({ id, name }) => [id, name]))
}
