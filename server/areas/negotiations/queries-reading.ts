import { type RawBuilder, sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Negotiation, StepKind } from '#domain/negotiations/negotiation.ts'
import type { NegotiationState } from '#domain/negotiations/state.ts'
import type { Party, Side } from '#domain/negotiations/transitions.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { companyColumn, running } from './queries.ts'

/** A negotiation as lists show it. `state` is that of the instant it was asked for [NEGO-10]. */
export interface NegotiationRow extends Negotiation {
  id: string
  buyerId: string
  sellerId: string
  productId: number
  productName: string
  pictureVersion: number
  unit: string
  packLabel: string
  packWeight: DecimalText
  buyerName: string
  sellerName: string
  sellerUsername: string
  submittedBy: string
  units: DecimalText
  submittedAt: Date
  updatedAt: Date
  /** Whether the agreed price has been used. */
  ordered: boolean
  /** By which order, as far as the reader may know. */
  orderId: string | null
}

const columns = sql`
  n.id, n.buyer_id as "buyerId", n.seller_id as "sellerId", n.product_id as "productId", p.name as "productName",
  p.picture_version as "pictureVersion", p.unit, p.pack_label as "packLabel", p.pack_weight as "packWeight",
  buyer.name as "buyerName", seller.name as "sellerName", seller.username as "sellerUsername",
  submitter.name as "submittedBy", n.version, n.offers_made as "offersMade", n.deal, n.units, n.list_price as "listPrice",
  n.price, n.valid_until as "validUntil", n.submitted_at as "submittedAt", n.updated_at as "updatedAt",
  n.order_id is not null as ordered`

/** The order that used the price; a seller knows of it once the buyer's own company has approved it. */
function orderId(side: Side): RawBuilder<string | null> {
  if (side === 'buyer') return sql`n.order_id`
  return sql`(select o.id from orders o where o.id = n.order_id and o.submitted_at is not null)`
}

const from = sql`
  from negotiations n
  join products p on p.id = n.product_id
  join companies buyer on buyer.id = n.buyer_id
  join companies seller on seller.id = n.seller_id
  join users submitter on submitter.id = n.submitted_by`

/** The state at an instant: what runs past 24:00 has expired, whether or not that has been written down [NEGO-10]. */
function stateAt(now: Date): RawBuilder<NegotiationState> {
  return sql`(case when n.valid_until <= ${now} and ${running} then 'expired' else n.state end)`
}

function runsAt(now: Date): RawBuilder<boolean> {
  return sql`(n.valid_until > ${now} and ${running})`
}

export interface NegotiationFilter {
  state: NegotiationState | null
  running: boolean | null
  /** Part of the product's or the other company's name. */
  keyword: string | null
}

/** Whose list, and when it is asked for. */
export interface Reader {
  side: Side
  companyId: CompanyId
  now: Date
}

/**
 * One page of the company's negotiations: running ones first, by time left, those that wait for the company before the
 * others, longest waiting first [SELLER-4]; then the newest.
 */
export async function findNegotiations(
  db: Db,
  reader: Reader,
  filter: NegotiationFilter,
  page: { limit: number; offset: number },
): Promise<NegotiationRow[]> {
  const runs = runsAt(reader.now)
  const found = await sql<NegotiationRow>`
    select ${columns}, ${orderId(reader.side)} as "orderId", ${stateAt(reader.now)} as state ${from}
    where ${companyColumn(reader.side)} = ${reader.companyId} and ${matches(reader, filter)}
    order by ${runs} desc,
      case when ${runs} then n.valid_until end,
      case when ${runs} then not ${waitsFor(reader.side)} end,
      case when ${runs} then n.updated_at end,
      n.updated_at desc, n.id desc
    limit ${page.limit} offset ${page.offset}`.execute(db)
  return found.rows
}

/** How many match, how many run, and how many of those wait for the company. */
export async function countNegotiations(
  db: Db,
  reader: Reader,
  filter: NegotiationFilter,
): Promise<{ matching: number; running: number; waiting: number }> {
  const runs = runsAt(reader.now)
  const found = await sql<{ matching: number; running: number; waiting: number }>`
    select (count(*) filter (where ${matches(reader, filter)}))::int as matching,
      (count(*) filter (where ${runs}))::int as running,
      (count(*) filter (where ${runs} and ${waitsFor(reader.side)}))::int as waiting
    ${from}
    where ${companyColumn(reader.side)} = ${reader.companyId}`.execute(db)
  return found.rows[0] ?? { matching: 0, running: 0, waiting: 0 }
}

function waitsFor(side: Side): RawBuilder<boolean> {
  return side === 'seller' ? sql`(n.state = 'awaiting_seller')` : sql`(n.state <> 'awaiting_seller')`
}

/** One text whatever is filtered by, so that the server prepares it once. */
function matches({ side, now }: Reader, { state, running, keyword }: NegotiationFilter): RawBuilder<boolean> {
  const like = keyword === null ? null : `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const partner = side === 'buyer' ? sql`seller.name` : sql`buyer.name`
  return sql`(
    (${state}::text is null or ${stateAt(now)} = ${state})
    and (${running}::boolean is null or ${runsAt(now)} = ${running})
    and (${like}::text is null or p.name ilike ${like} or ${partner} ilike ${like}))`
}

/** One negotiation of the company; a stranger's is not found. */
export async function findNegotiation(db: Db, reader: Reader, id: string): Promise<NegotiationRow | undefined> {
  const found = await sql<NegotiationRow>`
    select ${columns}, ${orderId(reader.side)} as "orderId", ${stateAt(reader.now)} as state ${from}
    where ${companyColumn(reader.side)} = ${reader.companyId} and n.id = ${id}`.execute(db)
  return found.rows[0]
}

export interface StepRow {
  version: number
  party: Party
  kind: StepKind
  price: DecimalText | null
  note: string | null
  userName: string | null
  automatic: boolean
  at: Date
}

/** The history, oldest first [NEGO-13]. */
export async function findSteps(db: Db, negotiationId: string): Promise<StepRow[]> {
  const found = await sql<StepRow>`
    select s.version, s.party, s.kind, s.price, s.note, u.name as "userName", s.automatic, s.at
    from negotiation_steps s left join users u on u.id = s.user_id
    where s.negotiation_id = ${negotiationId}
    order by s.version`.execute(db)
  return found.rows
}

/** The running negotiation of a buyer about a product at an instant. */
export async function findRunning(
  db: Db,
  buyerId: CompanyId,
  productId: number,
  now: Date,
): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select n.id from negotiations n
    where n.buyer_id = ${buyerId} and n.product_id = ${productId} and ${runsAt(now)}`.execute(db)
  return found.rows[0]?.id
}

export interface PastNegotiation {
  id: string
  submittedAt: Date
  state: NegotiationState
  price: DecimalText
  units: DecimalText
}

/** What else a buyer has negotiated about a product, newest first. */
export async function findPast(
  db: Db,
  { buyerId, productId, id }: Pick<NegotiationRow, 'buyerId' | 'productId' | 'id'>,
  now: Date,
  most: number,
): Promise<PastNegotiation[]> {
  const found = await sql<PastNegotiation>`
    select n.id, n.submitted_at as "submittedAt", ${stateAt(now)} as state, n.price, n.units
    from negotiations n
    where n.buyer_id = ${buyerId} and n.product_id = ${productId} and n.id <> ${id}
    order by n.submitted_at desc
    limit ${most}`.execute(db)
  return found.rows
}

/** How many negotiations run about each of these products; those about which none does are missing from the map. */
export async function countRunningOf(db: Db, productIds: readonly number[], now: Date): Promise<Map<number, number>> {
  const found = await sql<{ productId: number; count: number }>`
    select n.product_id as "productId", count(*)::int as count
    from negotiations n
    where n.product_id = any(${productIds}::integer[]) and ${runsAt(now)}
    group by n.product_id`.execute(db)
  return new Map(found.rows.map(({ productId, count }) => [productId, count]))
}

export interface OwnOffer {
  productId: number
  units: DecimalText
  deal: boolean
  state: NegotiationState
  validUntil: Date
  price: DecimalText
  note: string | null
}

/** The last offer of the buyer itself in one of its negotiations. */
export async function findLastOwnOffer(tx: Tx, buyerId: CompanyId, id: string): Promise<OwnOffer | undefined> {
  const found = await sql<OwnOffer>`
    select n.product_id as "productId", n.units, n.deal, n.state, n.valid_until as "validUntil", s.price, s.note
    from negotiations n
    join negotiation_steps s on s.negotiation_id = n.id and s.party = 'buyer' and s.kind = 'offer'
    where n.buyer_id = ${buyerId} and n.id = ${id}
    order by s.version desc
    limit 1`.execute(tx)
  return found.rows[0]
}
