import { type RawBuilder, sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import type { ProductSort } from '#domain/catalogue/product-sort.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { statement } from '#server/platform/statement.ts'
import { cacheFor } from './cache-for.ts'
import type { AttributeKind } from './queries-counts.ts'
import {
  isSet,
  type ListFilters,
  materialsUsedFor,
  sellersCalled,
  showcasesOf,
  subscribedTo,
} from './queries-filters.ts'
import { offersInShowcases } from './queries-stored-counts.ts'

/** The filter by which a list is read, or several; the others are filtered row by row. */
export interface DrivingFilter {
  /** The published products `p` that meet it. */
  from: RawBuilder<unknown>
  /** About how many they are; 0 for what is few however many products there are in all. */
  size: number
  /** By what an index holds products in the order of the list; null where reading along it would take longer. */
  ordered: IndexRange | null
}

/** The prefix columns of indexes. */
interface IndexRange {
  /** Of the products `p`. */
  column: RawBuilder<unknown>
  /** A subquery with one column. */
  values: RawBuilder<unknown>
  /** The orders in which an index holds the products of each value. */
  orders: readonly ProductSort[]
  /** The filter that it stands for, where that may name more values than a page has rows. */
  many?: 'functions' | 'subscribed' | undefined
}

/** Of sellers by what lists call them, of a list's collection, and of the viewer's sellers, beside what is counted. */
type SizedKind = AttributeKind | 'seller_called' | 'showcase' | 'subscribed' | 'subscriptions'

/**
 * How many published offers have a value, or any where none is named: 0 for one that has not been counted or has few.
 * Of 'subscriptions', how many sellers they are.
 */
export type SizeOf = (kind: SizedKind, value?: string) => number

/** Rows that may be read and sorted for one page. */
export const FEW_OFFERS = 2000
/** Rows read along an index for a page, among those that meet its filters. */
const USUALLY_READ = 50

/**
 * The set filters that leave fewest products; null when a list is read by its order alone. A material or sellers come
 * before all others, but for so many sellers that their offers stand everywhere.
 */
export function drivingFilterOf(
  viewer: Viewer,
  filters: ListFilters,
  sizeOf: SizeOf,
  sort: ProductSort,
): DrivingFilter | null {
  const alone = indexRangeOf(viewer, filters)
  if (filters.showcase && !filters.materialId) return drivingFilterOfShowcase(filters, alone, sizeOf, sort)
  if (alone && !standEverywhere(filters, sizeOf, sort))
    return {
      from: productsInRange(alone),
      size: sizeOfAlone(filters, sizeOf),
      ordered: isOrderedBy(alone, sort) ? alone : null,
    }

  const sized = sizedRanges(filters, sizeOf).sort((a, b) => a.size - b.size)
  const [smallest] = sized
  if (!smallest) return null
  const intersection = intersectionOf(sized, sizeOf('category'))
  if (intersection && intersection.size < smallest.size) {
    const along = (USUALLY_READ * smallest.size) / Math.max(intersection.size, 1)
    const ordered = isOrderedBy(smallest, sort) && along < intersection.size ? smallest : null
    return { from: intersection.from, size: intersection.size, ordered }
  }
  const usable = sized.find((one) => isOrderedBy(one, sort) || one.size <= FEW_OFFERS)
  if (!usable) return null
  return { from: productsInRange(usable), size: usable.size, ordered: isOrderedBy(usable, sort) ? usable : null }
}

/** The products of a collection; or its seller's in their order, where the collection has a good part of them. */
function drivingFilterOfShowcase(
  filters: ListFilters,
  alone: IndexRange | null,
  sizeOf: SizeOf,
  sort: ProductSort,
): DrivingFilter {
  const size = sizeOf('showcase')
  const along = (USUALLY_READ * sizeOfAlone(filters, sizeOf)) / Math.max(size, 1)
  const placed = sql`(
    select product_id from showcase_products where showcase_id = any(array${showcasesOf(filters)})) range (value)`
  return {
    from: sql`${placed} cross join lateral (
      select * from products p where p.id = range.value and p.status = 'published' offset 0) p`,
    size,
    ordered: alone && isOrderedBy(alone, sort) && along < size ? alone : null,
  }
}

function isOrderedBy({ orders }: IndexRange, sort: ProductSort): boolean {
  return orders.includes(sort)
}

/**
 * Whether reading along an order meets the offers of subscribed sellers sooner than reading each of these sellers. In the
 * usual order an index holds each seller's offers of a category.
 */
function standEverywhere(filters: ListFilters, sizeOf: SizeOf, sort: ProductSort): boolean {
  const { subscribed, materialId, sellerId, sellerUsernames, categoryId } = filters
  if (!subscribed || materialId || sellerId || sellerUsernames) return false
  if (isSet(categoryId) && sort === 'relevance') return false
  return sizeOf('category') < sizeOf('subscriptions') * sizeOf('subscribed')
}

function sizeOfAlone({ materialId, sellerId, sellerUsernames, subscribed }: ListFilters, sizeOf: SizeOf): number {
  if (materialId) return 0
  if (sellerId) return sizeOf('seller', sellerId)
  if (sellerUsernames) return sizeOfAny(sizeOf, 'seller_called', sellerUsernames)
  return subscribed ? sizeOf('subscribed') : 0
}

/** The sellers or the material that a list is of, as what an index begins with. */
export function indexRangeOf(viewer: Viewer, filters: ListFilters): IndexRange | null {
  const { materialId, sellerId, sellerUsernames, subscribed } = filters
  if (materialId)
    return { column: sql`p.material_id`, values: sql`(values (${materialId}::int))`, orders: ['relevance'] }
  if (sellerId) return bySellers(sql`(values (${sellerId}::uuid))`)
  if (sellerUsernames) return bySellers(sellersCalled(sellerUsernames))
  if (subscribed) return bySellers(subscribedTo(viewer), 'subscribed')
  return null
}

/** The ids of the sellers that a list is of, as a subquery; null for a list of all. */
export function sellersOf(
  viewer: Viewer,
  { sellerId, sellerUsernames, subscribed }: ListFilters,
): RawBuilder<unknown> | null {
  return indexRangeOf(viewer, { sellerId, sellerUsernames, subscribed })?.values ?? null
}

function bySellers(values: RawBuilder<unknown>, many?: IndexRange['many']): IndexRange {
  return { column: sql`p.seller_id`, values, orders: ['relevance', 'name', 'newest'], many }
}

/**
 * The products of an index range, as a `from`. Behind a fence (`offset 0`), because of several filters PostgreSQL does
 * not know which leaves fewest.
 */
function productsInRange({ values, column }: IndexRange): RawBuilder<unknown> {
  return sql`${values} range (value) cross join lateral (
    select * from products p where ${column} = range.value and p.status = 'published' offset 0) p`
}

interface SizedRange extends IndexRange {
  size: number
  /** As the index of facts names them; null where it has none. */
  facts: readonly string[] | null
}

function sizedRanges(
  { categoryId, grades, origins, forms, packSizes, functions }: ListFilters,
  sizeOf: SizeOf,
): SizedRange[] {
  const ranges: SizedRange[] = []
  const add = (kind: AttributeKind, column: RawBuilder<unknown>, chosen: readonly string[] | undefined) => {
    if (!chosen) return
    const size = sizeOfAny(sizeOf, kind, chosen)
    const facts = chosen.map((value) => `${kind} ${value}`)
    ranges.push({ column, values: sql`(select unnest(${chosen}::text[]))`, size, orders: ['relevance'], facts })
  }
  add('grade', sql`p.grade`, grades)
  add('origin', sql`p.origin`, origins)
  add('form', sql`p.form`, forms)
  add('pack_size', sql`p.pack_size`, packSizes)
  if (isSet(categoryId)) {
    const category = String(categoryId)
    const values = sql`(values (${categoryId}::smallint))`
    const facts = [`category ${category}`]
    const size = sizeOf('category', category)
    ranges.push({ column: sql`p.category_id`, values, size, orders: ['relevance', 'name'], facts })
  }
  if (functions) {
    const size = sizeOfAny(sizeOf, 'function', functions)
    const values = materialsUsedFor(functions)
    ranges.push({ column: sql`p.material_id`, values, size, orders: ['relevance'], many: 'functions', facts: null })
  }
  return ranges
}

function sizeOfAny(sizeOf: SizeOf, kind: SizedKind, values: readonly string[]): number {
  return values.reduce((sum, value) => sum + sizeOf(kind, value), 0)
}

/** The products that meet several filters, found by the index of facts, and about how many they are among `all`. */
function intersectionOf(sized: readonly SizedRange[], all: number): { from: RawBuilder<unknown>; size: number } | null {
  const intersected = sized.flatMap(({ facts, size }) => (facts ? { facts, size } : []))
  if (intersected.length < 2) return null
  const size = intersected.reduce((left, { size }) => (left * size) / Math.max(all, 1), all)
  const met = intersected.map(({ facts }) => sql`${factsOfProduct} && ${facts}::text[]`)
  return {
    size,
    from: sql`(select * from products p where ${sql.join(met, sql` and `)} and p.status = 'published' offset 0) p`,
  }
}

// as the index of facts has it
const factsOfProduct = sql`array['category ' || p.category_id::text, 'grade ' || p.grade, 'origin ' || p.origin,
  'form ' || p.form, 'pack_size ' || p.pack_size]`

const sizes = cacheFor(readSizes)

/** How many offers have each value, as it was counted at most some seconds ago; of the viewer's sellers, as it is asked. */
export async function sizesOf(db: Db, viewer: Viewer, filters: ListFilters): Promise<SizeOf> {
  const found = await sizes(db)
  const [mine] = filters.subscribed && isBuyer(viewer) ? await subscribedSizes.rows(db, viewer) : []
  const [shown] = filters.showcase ? await showcaseSize.rows(db, filters) : []
  return (kind, value = '') => {
    if (kind === 'subscribed') return mine?.offers ?? 0
    if (kind === 'showcase') return shown?.offers ?? 0
    if (kind === 'subscriptions') return mine?.sellers ?? 0
    return found.get(`${kind} ${value}`) ?? 0
  }
}

async function readSizes(db: Db): Promise<Map<string, number>> {
  const read = new Map<string, number>()
  const found = await findSizes(db)
  for (const { kind, value, offers } of found) {
    read.set(`${kind} ${value}`, offers)
    // no value is empty: this one has all
    read.set(`${kind} `, (read.get(`${kind} `) ?? 0) + offers)
  }
  const sellers = found.filter(({ kind }) => kind === 'seller').map(({ value }) => value)
  for (const { id, username } of await findUsernames(db, sellers))
    read.set(`seller_called ${username}`, read.get(`seller ${id}`) ?? 0)
  return read
}

/** Sellers with fewer offers are read through as they are. */
const MANY_OF_ONE = 500

/** How many offers have each value by which lists can be read; those of materials are always few. */
function findSizes(db: Db) {
  return db
    .selectFrom('offer_counts as count')
    .innerJoin('offer_attributes as attribute', 'attribute.id', 'count.attribute_id')
    .select(['attribute.kind', 'attribute.value', 'count.offers'])
    .where('count.category_id', '=', 0)
    .where('count.having_id', '=', 0)
    .where((eb) =>
      eb.or([
        eb('attribute.kind', 'in', ['category', 'function', 'grade', 'origin', 'form', 'pack_size']),
        eb.and([eb('attribute.kind', '=', 'seller'), eb('count.offers', '>', MANY_OF_ONE)]),
      ]),
    )
    .execute()
}

/** What sellers are called in addresses. */
function findUsernames(db: Db, ids: readonly string[]) {
  return db
    .selectFrom(companyFacts.as('seller'))
    .select(['seller.id', 'seller.username'])
    .where('seller.id', '=', anyOf(ids))
    .execute()
}

/** How many sellers a viewer subscribes to, and how many offers they have. */
export const subscribedSizes = statement(
  'how many offers are of subscribed sellers',
  { sellers: 'integer', offers: 'integer' },
  (viewer: Viewer) => sql`
    select count(*)::int as sellers, coalesce(sum(count.offers), 0)::int as offers
    from ${subscribedTo(viewer)} mine (seller_id)
    left join offer_attributes attribute on attribute.kind = 'seller' and attribute.value = mine.seller_id::text
    left join offer_counts count
      on count.category_id = 0 and count.having_id = attribute.id and count.attribute_id = 0`,
)

/** How many products a list's collection has. */
export const showcaseSize = statement(
  'how many offers a showcase has',
  { offers: 'integer' },
  (filters: ListFilters) => sql`select ${offersInShowcases(showcasesOf(filters))} as offers`,
)
