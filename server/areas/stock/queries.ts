import { type ExpressionBuilder, sql } from 'kysely'
import type { Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, daysAfter } from '#domain/business-day.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { MovementKind } from '#domain/catalogue/stock/movement.ts'
import type { DecimalText } from '#domain/money.ts'
import { EXPIRES_SOON_DAYS, type StockFilter } from '#domain/stock/stock-filter.ts'
import { people } from '#server/areas/accounts/public.ts'
import { expectedFacts, lotFacts, movementFacts, productFacts, stockFacts } from '#server/areas/catalogue/public.ts'
import type { Db } from '#server/platform/database.ts'
import { containing, dateOf } from '#server/platform/sql-input.ts'

export interface StockRow {
  id: number
  name: string
  sku: string
  pictureVersion: number
  coverPhoto: string | null
  packLabel: string
  packWeight: DecimalText
  unit: string
  status: ProductStatus
  free: DecimalText
  /** Of what is reserved, what is not there. */
  beyond: DecimalText
  leadDays: number | null
  mostBeyond: DecimalText | null
  reserved: DecimalText
  onHand: DecimalText
  expired: DecimalText
  loose: DecimalText
  lowBelow: DecimalText | null
  nextExpiry: BusinessDay | null
  /** Units still to come, and the earliest day of them. */
  expected: DecimalText
  expectedOn: BusinessDay | null
  /** Some of them should have come. */
  isLate: boolean
}

export interface StockSearch {
  filter: StockFilter | null
  keyword: string | null
  today: BusinessDay
}

/** One page of the seller's stocks by name. */
export function findStocks(
  db: Db,
  seller: Seller,
  search: StockSearch,
  page: { limit: number; offset: number },
): Promise<StockRow[]> {
  return shown(stocksOf(db, seller, search), search.today)
    .orderBy(({ fn }) => fn('lower', ['p.name']))
    .orderBy('p.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** How many stocks match the keyword, of them by each filter. */
export async function countStocks(db: Db, seller: Seller, search: StockSearch) {
  return stocksOf(db, seller, { ...search, filter: null })
    .select((eb) => {
      const all = eb.fn.countAll()
      const counted = (filter: StockFilter) =>
        eb.cast<number>(all.filterWhere(matches(filter, search.today)), 'integer')
      return [
        eb.cast<number>(all, 'integer').as('all'),
        counted('soldOut').as('soldOut'),
        counted('low').as('low'),
        counted('expiring').as('expiring'),
        counted('expected').as('expected'),
      ]
    })
    .executeTakeFirstOrThrow()
}

/** The stock of one of the seller's products; another seller's is not found. */
export function findStock(db: Db, seller: Seller, productId: number, today: BusinessDay) {
  return shown(stocksOf(db, seller, { filter: null, keyword: null, today }), today)
    .where('p.id', '=', productId)
    .executeTakeFirst()
}

function stocksOf(db: Db, seller: Seller, { filter, keyword, today }: StockSearch) {
  const like = sql<string>`${containing(keyword)}::text`
  return db
    .selectFrom(productFacts.as('p'))
    .innerJoin(stockFacts.as('s'), 's.product_id', 'p.id')
    .where('p.seller_id', '=', seller.companyId)
    .where((eb) => eb.or([eb(like, 'is', null), eb('p.name', 'ilike', like), eb('p.sku', 'ilike', like)]))
    .$if(filter !== null, (query) => query.where(matches(filter ?? 'soldOut', today)))
}

/** The condition of each filter; products not for sale are neither sold out nor low. */
function matches(filter: StockFilter, today: BusinessDay) {
  const soon = daysAfter(today, EXPIRES_SOON_DAYS)
  const conditions = {
    soldOut: sql<boolean>`p.status = 'published' and s.units < p.pack_weight`,
    low: sql<boolean>`p.status = 'published' and s.units >= p.pack_weight and s.units < s.low_below`,
    expiring: sql<boolean>`exists (select from ${lotFacts} as l
      where l.product_id = p.id and l.units > 0 and l.expires_on <= ${soon}::date)`,
    expected: sql<boolean>`exists (select from ${expectedFacts} as e where e.product_id = p.id)`,
  }
  return conditions[filter]
}

type Stocks = ReturnType<typeof stocksOf>

function shown(stocks: Stocks, today: BusinessDay) {
  return stocks.select((eb) => [
    'p.id',
    'p.name',
    'p.sku',
    'p.picture_version as pictureVersion',
    'p.cover_photo as coverPhoto',
    'p.pack_label as packLabel',
    'p.pack_weight as packWeight',
    'p.unit',
    'p.status',
    's.units as free',
    sql<DecimalText>`greatest(s.reserved + s.expired - s.on_hand, 0)`.as('beyond'),
    'p.lead_days as leadDays',
    'p.most_beyond as mostBeyond',
    's.reserved',
    's.on_hand as onHand',
    's.expired',
    eb('s.on_hand', '-', eb.ref('s.in_lots')).as('loose'),
    's.low_below as lowBelow',
    eb
      .selectFrom(lotFacts.as('l'))
      .select(sql<BusinessDay | null>`min(l.expires_on)::text`.as('day'))
      .whereRef('l.product_id', '=', 'p.id')
      .where('l.units', '>', sql.lit('0'))
      .where('l.expires_on', '>=', dateOf(today))
      .as('nextExpiry'),
    sql<DecimalText>`(select coalesce(sum(e.rest), 0) from ${expectedFacts} as e where e.product_id = p.id)`.as(
      'expected',
    ),
    sql<BusinessDay | null>`(select min(e.due_on)::text from ${expectedFacts} as e where e.product_id = p.id)`.as(
      'expectedOn',
    ),
    sql<boolean>`exists (select from ${expectedFacts} as e where e.product_id = p.id and e.due_on < ${today}::date)`.as(
      'isLate',
    ),
  ])
}

export interface ExpectedRow {
  id: number
  version: number
  units: DecimalText
  received: DecimalText
  rest: DecimalText
  day: BusinessDay
  source: string
  isLate: boolean
}

/** The expected deliveries of a product, the earliest first. */
export function findExpected(db: Db, productId: number, today: BusinessDay): Promise<ExpectedRow[]> {
  return db
    .selectFrom(expectedFacts.as('e'))
    .select(['e.id', 'e.version', 'e.units', 'e.received', 'e.rest', 'e.source'])
    .select([sql<BusinessDay>`e.due_on::text`.as('day'), sql<boolean>`e.due_on < ${today}::date`.as('isLate')])
    .where('e.product_id', '=', productId)
    .orderBy('e.due_on')
    .orderBy('e.id')
    .execute()
}

export interface LotRow {
  id: number
  number: string
  producedOn: BusinessDay | null
  expiresOn: BusinessDay | null
  units: DecimalText
  expired: boolean
}

/** The lots of a product that hold something, the first to expire first. */
export function findLots(db: Db, productId: number, today: BusinessDay, limit: number): Promise<LotRow[]> {
  return db
    .selectFrom(lotFacts.as('l'))
    .select(['l.id', 'l.number', 'l.units'])
    .select([
      sql<BusinessDay | null>`l.produced_on::text`.as('producedOn'),
      sql<BusinessDay | null>`l.expires_on::text`.as('expiresOn'),
      sql<boolean>`coalesce(l.expires_on < ${today}::date, false)`.as('expired'),
    ])
    .where('l.product_id', '=', productId)
    .where('l.units', '>', sql.lit('0'))
    .orderBy('l.expires_on', (order) => order.asc().nullsLast())
    .orderBy('l.id')
    .limit(limit)
    .execute()
}

export interface MovementRow {
  id: string
  at: Date
  kind: MovementKind
  onHand: DecimalText
  reserved: DecimalText
  lotNumber: string | null
  orderId: string | null
  by: string | null
  reason: string | null
}

/** The movements of the seller's stock of a product, newest first, from before a movement on. */
export function findMovements(
  db: Db,
  seller: Seller,
  productId: number,
  { before, limit }: { before: string | null; limit: number },
): Promise<MovementRow[]> {
  return db
    .selectFrom(movementFacts.as('m'))
    .innerJoin(productFacts.as('p'), 'p.id', 'm.product_id')
    .leftJoin(lotFacts.as('l'), 'l.id', 'm.lot_id')
    .leftJoin(people.as('person'), 'person.id', 'm.user_id')
    .select(['m.id', 'm.at', 'm.kind', 'm.on_hand as onHand', 'm.reserved', 'm.order_id as orderId', 'm.reason'])
    .select(['l.number as lotNumber', 'person.name as by'])
    .where('p.seller_id', '=', seller.companyId)
    .where('m.product_id', '=', productId)
    .where((eb: ExpressionBuilder<{ m: { id: string } }, 'm'>) =>
      eb.or([eb(sql`${before}::bigint`, 'is', null), eb('m.id', '<', sql<string>`${before}::bigint`)]),
    )
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()
}
