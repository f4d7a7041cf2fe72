import { sql } from 'kysely'
import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Side } from '#domain/machine.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Step } from '#domain/negotiations/acts.ts'
import type { AgreedGoods } from '#domain/negotiations/agreement.ts'
import type { Negotiation } from '#domain/negotiations/negotiation.ts'
import { type NegotiationState, type Outcome, outcomeStates } from '#domain/negotiations/state.ts'
import { people } from '#server/areas/accounts/public.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db } from '#server/platform/database.ts'
import { containing } from '#server/platform/sql-input.ts'
import { companyColumn, negotiationColumns, runsAt, stateAt, storedGoods } from './queries.ts'

/** The company that reads its negotiations, and the instant. */
export interface Reader {
  side: Side
  companyId: CompanyId
  /** Whether the member may answer: nothing waits for members who may only read [ROLE-10]. */
  answers: boolean
  now: Date
}

export function readerOf(member: Buyer | Seller, now: Date): Reader {
  const { companyKind: side, companyId } = member
  return { side, companyId, answers: mayDo(member, side === 'buyer' ? 'nego.act' : 'sales-nego.act'), now }
}

/** A negotiation as lists show it. `state` is that of the instant it was requested [NEGO-10]. */
export interface NegotiationRow extends Negotiation {
  id: string
  buyerId: string
  sellerId: string
  productId: number
  productName: string
  pictureVersion: number
  coverPhoto: string | null
  unit: string
  packLabel: string
  packWeight: DecimalText
  buyerName: string
  sellerName: string
  sellerUsername: string
  submittedBy: string
  units: DecimalText
  /** As they were when the price was proposed, or agreed to. */
  goods: AgreedGoods
  submittedAt: Date
  updatedAt: Date
  /** Which order used the agreed price; it may not have been announced to the seller yet. */
  orderId: string | null
}

export interface NegotiationFilter {
  state: NegotiationState | null
  running: boolean | null
  /** Only those that wait for the reader. */
  waiting: boolean
  outcome: Outcome | null
  /** Those that began from this instant on, and before that one. */
  from: Date | null
  before: Date | null
  /** Part of the product's or the other company's name. */
  keyword: string | null
}

/** Without a filter. */
export const everyNegotiation: NegotiationFilter = {
  state: null,
  running: null,
  waiting: false,
  outcome: null,
  from: null,
  before: null,
  keyword: null,
}

/**
 * One page of the company's negotiations: running ones first, by time left, those that wait for the company before the
 * others, longest waiting first [SELLER-4]; then the newest.
 */
export function findNegotiations(
  db: Db,
  reader: Reader,
  filter: NegotiationFilter,
  page: { limit: number; offset: number },
): Promise<NegotiationRow[]> {
  const runs = runsAt(reader.now)
  return rowsFor(db, reader)
    .where(matches(reader, filter))
    .orderBy(runs, 'desc')
    .orderBy(sql`case when ${runs} then n.valid_until end`)
    .orderBy(sql`case when ${runs} then not ${waitsFor(reader.side)} end`)
    .orderBy(sql`case when ${runs} then n.updated_at end`)
    .orderBy('n.updated_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export interface NegotiationCounts {
  matching: number
  /** Of those that are searched for, whichever state is filtered by: that run, and that wait for the reader. */
  running: number
  waiting: number
  /** All that wait for the reader. */
  waitingInAll: number
}

export function countNegotiations(db: Db, reader: Reader, filter: NegotiationFilter): Promise<NegotiationCounts> {
  const runs = runsAt(reader.now)
  const found = matches(reader, { ...filter, state: null, running: null, waiting: false })
  return ofCompany(db, reader)
    .select((eb) => {
      const all = eb.fn.countAll()
      const waits = all.filterWhere(runs).filterWhere(waitsForReader(reader))
      return [
        eb.cast<number>(all.filterWhere(matches(reader, filter)), 'integer').as('matching'),
        eb.cast<number>(all.filterWhere(runs).filterWhere(found), 'integer').as('running'),
        eb.cast<number>(waits.filterWhere(found), 'integer').as('waiting'),
        eb.cast<number>(waits, 'integer').as('waitingInAll'),
      ]
    })
    .executeTakeFirstOrThrow()
}

/** How many negotiations of a seller that began between two instants came to each outcome [SHOP-9]. */
export function countOutcomes(
  db: Db,
  { now, companyId }: Reader,
  { from, before }: { from: Date; before: Date },
): Promise<Record<Outcome, number>> {
  const among = (outcome: Outcome) => sql<boolean>`${stateAt(now)} = any(${[...outcomeStates[outcome]]}::text[])`
  const silent = sql<boolean>`not exists (
    select from negotiation_steps s where s.negotiation_id = n.id and s.party = 'seller')`
  return db
    .selectFrom('negotiations as n')
    .select(({ fn, cast }) => [
      cast<number>(fn.countAll().filterWhere(among('won')), 'integer').as('won'),
      cast<number>(fn.countAll().filterWhere(among('lost')), 'integer').as('lost'),
      cast<number>(fn.countAll().filterWhere(among('unanswered')).filterWhere(silent), 'integer').as('unanswered'),
    ])
    .where('n.seller_id', '=', companyId)
    .where('n.submitted_at', '>=', from)
    .where('n.submitted_at', '<', before)
    .executeTakeFirstOrThrow()
}

/** One negotiation of the company; a stranger's is not found. */
export function findNegotiation(db: Db, reader: Reader, id: string): Promise<NegotiationRow | undefined> {
  return rowsFor(db, reader).where('n.id', '=', id).executeTakeFirst()
}

function rowsFor(db: Db, reader: Reader) {
  return ofCompany(db, reader)
    .innerJoin(people.as('submitter'), 'submitter.id', 'n.submitted_by')
    .select([
      ...negotiationColumns,
      storedGoods.as('goods'),
      stateAt(reader.now).as('state'),
      'p.name as productName',
      'p.picture_version as pictureVersion',
      'p.cover_photo as coverPhoto',
      'p.unit',
      'p.pack_label as packLabel',
      'p.pack_weight as packWeight',
      'buyer.name as buyerName',
      'seller.name as sellerName',
      'seller.username as sellerUsername',
      'submitter.name as submittedBy',
      'n.submitted_at as submittedAt',
      'n.updated_at as updatedAt',
      'n.order_id as orderId',
    ])
}

function ofCompany(db: Db, { side, companyId }: Reader) {
  return db
    .selectFrom('negotiations as n')
    .innerJoin(productFacts.as('p'), 'p.id', 'n.product_id')
    .innerJoin(companyFacts.as('buyer'), 'buyer.id', 'n.buyer_id')
    .innerJoin(companyFacts.as('seller'), 'seller.id', 'n.seller_id')
    .where(companyColumn(side), '=', companyId)
}

function waitsFor(side: Side) {
  return side === 'seller' ? sql<boolean>`(n.state = 'awaiting_seller')` : sql<boolean>`(n.state <> 'awaiting_seller')`
}

function waitsForReader({ side, answers }: Reader) {
  return sql<boolean>`(${answers}::boolean and ${waitsFor(side)})`
}

/** One text whatever is filtered by, so that the server prepares it once. */
function matches(reader: Reader, filter: NegotiationFilter) {
  const { state, running, waiting, outcome, from, before, keyword } = filter
  const { side, now } = reader
  const states = outcome && [...outcomeStates[outcome]]
  const like = containing(keyword)
  const partner = sql.ref(side === 'buyer' ? 'seller.name' : 'buyer.name')
  return sql<boolean>`(
    (${state}::text is null or ${stateAt(now)} = ${state})
    and (${running}::boolean is null or ${runsAt(now)} = ${running})
    and (not ${waiting}::boolean or (${runsAt(now)} and ${waitsForReader(reader)}))
    and (${states}::text[] is null or ${stateAt(now)} = any(${states}::text[]))
    and (${outcome}::text is distinct from 'unanswered' or not exists (
      select from negotiation_steps s where s.negotiation_id = n.id and s.party = 'seller'))
    and (${from}::timestamptz is null or n.submitted_at >= ${from})
    and (${before}::timestamptz is null or n.submitted_at < ${before})
    and (${like}::text is null or p.name ilike ${like} or p.sku ilike ${like} or ${partner} ilike ${like}))`
}

export interface StepRow extends Step {
  userName: string | null
}

/** The history, oldest first [NEGO-13]. */
export function findSteps(db: Db, negotiationId: string): Promise<StepRow[]> {
  return db
    .selectFrom('negotiation_steps as s')
    .leftJoin(people.as('person'), 'person.id', 's.user_id')
    .select([
      's.version',
      sql<Step['who']>`s.party`.as('who'),
      sql<Step['kind']>`s.kind`.as('kind'),
      's.price',
      's.note',
      'person.name as userName',
      's.automatic',
      's.at',
    ])
    .where('s.negotiation_id', '=', negotiationId)
    .orderBy('s.version')
    .execute()
}

export interface PastNegotiation {
  id: string
  submittedAt: Date
  state: NegotiationState
  price: DecimalText
  units: DecimalText
}

/** A buyer's other negotiations about a product, newest first. */
export function findPast(
  db: Db,
  { buyerId, productId, id }: Pick<NegotiationRow, 'buyerId' | 'productId' | 'id'>,
  now: Date,
  most: number,
): Promise<PastNegotiation[]> {
  return db
    .selectFrom('negotiations as n')
    .select(['n.id', 'n.submitted_at as submittedAt', stateAt(now).as('state'), 'n.price', 'n.units'])
    .where('n.buyer_id', '=', buyerId)
    .where('n.product_id', '=', productId)
    .where('n.id', '<>', id)
    .orderBy('n.submitted_at', 'desc')
    .limit(most)
    .execute()
}
