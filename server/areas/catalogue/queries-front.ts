import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#domain/accounts/actor.ts'
import type { AttributeKind } from './queries-counts.ts'
import { isSet, type ListFilters, materialsUsedFor, sellersCalled, subscribedTo } from './queries-filters.ts'

/** The filter by which a list is read; the others are looked at row by row. */
export interface Front {
  /** Of the products `p`; indexes begin with it. */
  column: RawBuilder<unknown>
  /** A subquery with one column. */
  values: RawBuilder<unknown>
  /** Whether so few products have it that all of them may be read and sorted. */
  few: boolean
  /** Whether an index holds the products of each value in the usual order. */
  ordered: boolean
}

/** How many published offers have a value: 0 for one that has not been counted. */
export type SizeOf = (kind: AttributeKind, value: string) => number

/** What may be read and sorted for one page. */
const FEW_OFFERS = 2000

/**
 * The set filter that leaves fewest products; null when a list is read by its order alone. A material, a seller or the
 * viewer's sellers have few products however many there are in all.
 */
export function frontOf(viewer: Viewer, filters: ListFilters, sizeOf: SizeOf): Front | null {
  const { materialId, sellerId, sellerUsernames, subscribed } = filters
  const always = { few: true, ordered: true }
  if (materialId) return { column: sql`p.material_id`, values: sql`(values (${materialId}::int))`, ...always }
  if (sellerId) return { column: sql`p.seller_id`, values: sql`(values (${sellerId}::uuid))`, ...always }
  if (sellerUsernames) return { column: sql`p.seller_id`, values: sellersCalled(sellerUsernames), ...always }
  if (subscribed) return { column: sql`p.seller_id`, values: subscribedTo(viewer), ...always }

  const sized = sizedFronts(filters, sizeOf).sort((a, b) => a.size - b.size)
  const usable = sized.find(({ size, ordered }) => ordered || size <= FEW_OFFERS)
  return usable ? { ...usable, few: usable.size <= FEW_OFFERS } : null
}

type Sized = Omit<Front, 'few'> & { size: number }

function sizedFronts(
  { categoryId, grades, origins, forms, packSizes, functions }: ListFilters,
  sizeOf: SizeOf,
): Sized[] {
  const fronts: Sized[] = []
  const add = (kind: AttributeKind, column: RawBuilder<unknown>, chosen: readonly string[] | undefined) => {
    if (!chosen) return
    const size = sizeOfAny(sizeOf, kind, chosen)
    fronts.push({ column, values: sql`(select unnest(${chosen}::text[]))`, size, ordered: true })
  }
  add('grade', sql`p.grade`, grades)
  add('origin', sql`p.origin`, origins)
  add('form', sql`p.form`, forms)
  add('pack_size', sql`p.pack_size`, packSizes)
  if (isSet(categoryId)) {
    const size = sizeOf('category', String(categoryId))
    fronts.push({ column: sql`p.category_id`, values: sql`(values (${categoryId}::smallint))`, size, ordered: true })
  }
  if (functions) {
    const size = sizeOfAny(sizeOf, 'function', functions)
    fronts.push({ column: sql`p.material_id`, values: materialsUsedFor(functions), size, ordered: false })
  }
  return fronts
}

function sizeOfAny(sizeOf: SizeOf, kind: AttributeKind, values: readonly string[]): number {
  return values.reduce((sum, value) => sum + sizeOf(kind, value), 0)
}
