import { sql } from 'kysely'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { Side } from '#domain/machine.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Step } from '#domain/negotiations/acts.ts'
import type { AgreedGoods } from '#domain/negotiations/agreement.ts'
import type { Negotiation } from '#domain/negotiations/negotiation.ts'
import { type NegotiationState, runningStates } from '#domain/negotiations/state.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'

/** A negotiation with what announcing a step of it takes. */
export interface StoredNegotiation extends Negotiation {
  id: string
  buyerId: string
  sellerId: string
  productId: number
  units: DecimalText
  productName: string
  unit: string
  packWeight: DecimalText
  /** As they were when the price was proposed, or agreed to. */
  goods: AgreedGoods
}

/** The columns of a negotiation `n`. */
export const negotiationColumns = [
  'n.id',
  'n.buyer_id as buyerId',
  'n.seller_id as sellerId',
  'n.product_id as productId',
  'n.version',
  'n.offers_made as offersMade',
  'n.deal',
  'n.units',
  'n.list_price as listPrice',
  'n.price',
  'n.valid_until as validUntil',
] as const

/** The goods as the negotiation stored them. */
export const storedGoods = sql<AgreedGoods>`n.goods`

/**
 * Moves the negotiations and open agreements about these products to the material that theirs was merged into [MAT-5].
 */
export async function followMerged(
  tx: Tx,
  { productIds, from, into }: { productIds: readonly number[]; from: number; into: number },
): Promise<void> {
  const known = (materialId: number) => JSON.stringify({ materialId })
  await tx
    .with('open', (db) =>
      db
        .selectFrom('negotiations as n')
        .select('n.id')
        .where('n.product_id', '=', anyOf(productIds))
        .where('n.goods', '@>', known(from))
        .where((eb) => eb.or([running, eb('n.state', '=', sql.lit('finished')).and('n.order_id', 'is', null)]))
        .orderBy('n.id')
        .forNoKeyUpdate(),
    )
    .updateTable('negotiations')
    .from('open')
    .set({ goods: sql`goods || ${known(into)}::jsonb` })
    .whereRef('negotiations.id', '=', 'open.id')
    .execute()
}

/** The state as it is stored; the table allows no other. */
export const stored = sql<NegotiationState>`n.state`

/** The condition of running negotiations, as in the partial indexes. */
export const running = sql<boolean>`n.state in (${sql.join(runningStates.map((state) => sql.lit(state)))})`

/** The state at an instant: what runs past 24:00 has expired, whether or not that has been written down [NEGO-10]. */
export function stateAt(now: Date) {
  return sql<NegotiationState>`(case when n.valid_until <= ${now} and ${running} then 'expired' else n.state end)`
}

export function runsAt(now: Date) {
  return sql<boolean>`(n.valid_until > ${now} and ${running})`
}

/** The column with the company of this side. */
export function companyColumn(side: Side) {
  return side === 'buyer' ? 'n.buyer_id' : 'n.seller_id'
}

/** The company's negotiation, locked so that one act at a time is decided on it; a stranger's is not found [NEGO-14]. */
export function lockNegotiation(
  tx: Tx,
  side: Side,
  companyId: CompanyId,
  id: string,
): Promise<StoredNegotiation | undefined> {
  return locked(tx).where(companyColumn(side), '=', companyId).where('n.id', '=', id).executeTakeFirst()
}

/** The one running negotiation of a buyer about a product. */
export function lockRunning(tx: Tx, buyerId: CompanyId, productId: number): Promise<StoredNegotiation | undefined> {
  return locked(tx)
    .where('n.buyer_id', '=', buyerId)
    .where('n.product_id', '=', productId)
    .where(running)
    .executeTakeFirst()
}

/** All running negotiations between two companies. */
export function lockRunningOfPair(tx: Tx, buyerId: string, sellerId: string): Promise<StoredNegotiation[]> {
  return locked(tx).where('n.buyer_id', '=', buyerId).where('n.seller_id', '=', sellerId).where(running).execute()
}

/** All running negotiations about these products. */
export function lockRunningOfProducts(tx: Tx, productIds: readonly number[]): Promise<StoredNegotiation[]> {
  return locked(tx).where('n.product_id', '=', anyOf(productIds)).where(running).execute()
}

/** All running negotiations with a seller. */
export function lockRunningOfSeller(tx: Tx, sellerId: string): Promise<StoredNegotiation[]> {
  return locked(tx).where('n.seller_id', '=', sellerId).where(running).execute()
}

/** Those of a buyer. */
export function lockRunningOfBuyer(tx: Tx, buyerId: string): Promise<StoredNegotiation[]> {
  return locked(tx).where('n.buyer_id', '=', buyerId).where(running).execute()
}

/** Agreements about a product that stand in the buyer's cart, unused; an order that is being placed is waited for. */
export function lockInCart(tx: Tx, buyerId: CompanyId, productId: number): Promise<StoredNegotiation[]> {
  return locked(tx)
    .where('n.buyer_id', '=', buyerId)
    .where('n.product_id', '=', productId)
    .where('n.state', '=', sql.lit('finished'))
    .where('n.order_id', 'is', null)
    .execute()
}

/** Some negotiations past their deadline; locked ones are skipped until a later run. */
export function lockOverdue(tx: Tx, now: Date, most: number): Promise<StoredNegotiation[]> {
  return locked(tx).where('n.valid_until', '<=', now).where(running).limit(most).skipLocked().execute()
}

// always in the order of the ids, so that two who lock several wait for each other
function locked(tx: Tx) {
  return tx
    .selectFrom('negotiations as n')
    .innerJoin(productFacts.as('p'), 'p.id', 'n.product_id')
    .select([
      ...negotiationColumns,
      stored.as('state'),
      storedGoods.as('goods'),
      'p.name as productName',
      'p.unit',
      'p.pack_weight as packWeight',
    ])
    .orderBy('n.id')
    .forNoKeyUpdate('n')
}

/** Writes what a step has changed, and the step. */
export async function saveMove(
  tx: Tx,
  { nego, step }: { nego: StoredNegotiation; step: Step },
  userId: UserId | null,
): Promise<void> {
  const { id, state, version, offersMade, price, goods } = nego
  await tx
    .updateTable('negotiations')
    .set({ state, version, offers_made: offersMade, price, goods: JSON.stringify(goods), updated_at: step.at })
    .where('id', '=', id)
    .execute()
  await insertStep(tx, id, step, userId)
}

const moveColumns = {
  id: 'uuid',
  state: 'text',
  version: 'integer',
  offersMade: 'integer',
  price: 'numeric',
  party: 'text',
  kind: 'text',
  stepVersion: 'integer',
  stepPrice: 'numeric?',
  note: 'text?',
  automatic: 'boolean',
  at: 'timestamptz',
} as const

/** Writes a step that the system has taken of each of many negotiations, in two statements for all of them. */
export async function saveMoves(tx: Tx, moves: readonly { nego: StoredNegotiation; step: Step }[]): Promise<void> {
  const rows = moves.map(({ nego: { id, state, version, offersMade, price }, step }) => {
    const { who: party, version: stepVersion, price: stepPrice, ...same } = step
    return { id, state, version, offersMade, price, party, stepVersion, stepPrice, ...same }
  })
  await tx
    .updateTable('negotiations as n')
    .from(unnestRows('move', moveColumns, rows))
    .set((eb) => ({
      state: eb.ref('move.state'),
      version: eb.ref('move.version'),
      offers_made: eb.ref('move.offersMade'),
      price: eb.ref('move.price'),
      updated_at: eb.ref('move.at'),
    }))
    .whereRef('n.id', '=', 'move.id')
    .execute()
  await tx
    .insertInto('negotiation_steps')
    .columns(['negotiation_id', 'party', 'kind', 'version', 'price', 'note', 'automatic', 'at'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('move', moveColumns, rows))
        .select(['id', 'party', 'kind', 'stepVersion', 'stepPrice', 'note', 'automatic', 'at']),
    )
    .execute()
}

/** Adds to the history, which is never changed [NEGO-13]. `userId` is null where the system acted. */
export async function insertStep(
  tx: Tx,
  negotiationId: string,
  { who, ...step }: Step,
  userId: UserId | null,
): Promise<void> {
  await tx
    .insertInto('negotiation_steps')
    .values({ negotiation_id: negotiationId, user_id: userId, party: who, ...step })
    .execute()
}

/** Names of the seller of each negotiation of the company. */
export async function findSellerNames(
  db: Db,
  side: Side,
  companyId: CompanyId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await db
    .selectFrom('negotiations as n')
    .innerJoin(companyFacts.as('seller'), 'seller.id', 'n.seller_id')
    .select(['n.id', 'seller.name'])
    .where(companyColumn(side), '=', companyId)
    .where('n.id', '=', anyOf(ids))
    .execute()
  return new Map(found.map(({ id, name }) => [id, name]))
}
