import type { Viewer } from '#domain/accounts/actor.ts'
import type { ProductSort } from '#domain/catalogue/product-sort.ts'
import type { Deps } from '#server/deps.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Db } from '#server/platform/database.ts'
import type { AfterResponse } from '#server/platform/http/route.ts'
import { findFirstMaterials, findOffered } from '../pages/queries-materials.ts'
import { countEmptySearch } from '../search/empty-searches.ts'
import { namesNear, readKeyword } from '../search/search.ts'
import { materialsNamed } from '../search/search-buckets.ts'
import type { CardRow } from './queries-cards.ts'
import { countFacets, type Facet } from './queries-facets.ts'
import { isSet, type ListFilters } from './queries-filters.ts'
import { cursorBefore, findFirstProducts, findProducts, lastPage } from './queries-list.ts'
import { sortFor } from './queries-page.ts'

// above the list of what a keyword finds
const MATERIALS = 5
// best first, of which those without offers are left out
const LOOKED_AT = 20

export interface ListWishes {
  filters: Omit<ListFilters, 'search'>
  keyword: string | undefined
}

interface Page {
  sort: ProductSort
  /** From 1. */
  page: number
  size: number
}

/** The viewer who requests a list. */
interface Asker {
  viewer: Viewer
  /** From networkOf. */
  network: string
  afterResponse: AfterResponse
}

/**
 * One page of the product list, with the prices the viewer may see; the last one that can be read, where a later one is
 * requested. `materials` are those that the keyword names, on the first page; `searchedFor` is what a mistyped keyword
 * was taken for, null otherwise; `nearest` names to search by where a keyword finds nothing, which is counted after the
 * response [CARD-3, ROLE-4, SEARCH-3, MAT-4].
 */
export async function listProducts(deps: Deps, asker: Asker, { filters, keyword }: ListWishes, requested: Page) {
  const search = await readKeyword(deps.db, keyword)
  const named = search && requested.page === 1 ? materialsNamed(search).slice(0, LOOKED_AT) : []
  const { offered, ...listed } = await listWithOffered(deps.db, named, (db) =>
    pageOfList(db, asker.viewer, { ...filters, search }, requested),
  )
  const materials = listed.total > 0 ? offered : []
  const found = { ...listed, materials, searchedFor: search?.searchedFor ?? null }
  if (keyword === undefined || found.total > 0 || isNarrowed(filters)) return { ...found, nearest: [] }
  const nearest = await namesNear(deps.db, keyword)
  if (requested.page === 1) {
    const inVain = { keyword, categoryId: filters.categoryId || null }
    asker.afterResponse(() => countEmptySearch(deps, inVain, asker.network))
  }
  return { ...found, nearest }
}

/** A list, and in the same round trip those of the materials that are offered. */
async function listWithOffered<Listed extends object>(
  db: Db,
  materialIds: readonly number[],
  list: (db: Db) => Promise<Listed>,
) {
  if (materialIds.length === 0) return { ...(await list(db)), offered: [] }
  const [listed, offered] = await pipeline(db, list, (same) => findOffered(same, materialIds, MATERIALS))
  return { ...listed, offered }
}

/** By more than a category: then it may be the filters that leave nothing. */
function isNarrowed({ categoryId: _, ...filters }: ListWishes['filters']): boolean {
  return Object.values(filters).some(isSet)
}

function pageOfList(db: Db, viewer: Viewer, filters: ListFilters, { sort: requested, page, size }: Page) {
  const sort = sortFor(viewer, requested)
  const last = lastPage({ viewer, filters, sort }, size)
  return readPage({ page, size, last }, async (number) => {
    const cursor = await cursorBefore(db, { viewer, filters, sort }, (number - 1) * size)
    return findProducts(db, viewer, filters, { sort, limit: size, ...cursor })
  })
}

/** How many products each filter value would leave under the other filters. */
export async function listFacets(deps: Deps, viewer: Viewer, { filters, keyword }: ListWishes): Promise<Facet[]> {
  const search = await readKeyword(deps.db, keyword)
  return countFacets(deps.db, viewer, { ...filters, search })
}

const FEATURED = 10

/** 'Produk Unggulan' in stock, of one category or of all (0): hand-ranked ones first, then by list order [HOME-2]. */
export function listFeatured(deps: Deps, viewer: Viewer, categoryId: number): Promise<CardRow[]> {
  return findFirstProducts(deps.db, viewer, { categoryId: categoryId || undefined, available: true }, FEATURED)
}

const FEATURED_MATERIALS = { limit: 12, among: 60 }

/** The materials of what stands first in a seller's list, or in that of all sellers among what is in stock [MAT-2]. */
export function listFeaturedMaterials(deps: Deps, viewer: Viewer, username: string | undefined) {
  const filters = username === undefined ? { available: true } : { sellerUsernames: [username] }
  return findFirstMaterials(deps.db, viewer, filters, FEATURED_MATERIALS)
}

/** A filter's value or values as a list without repetitions; undefined when it is not set. */
export function listed(filter: string | string[] | undefined): string[] | undefined {
  return filter === undefined ? undefined : [...new Set([filter].flat())]
}

/**
 * Reads a page of a list, or the last one that is there where one behind `last` is requested; `page` says which it is,
 * and `lastPage` the last one that can be read, 0 of an empty list [CARD-3, MAT-6].
 */
export async function readPage<Found extends { total: number }>(
  { page, size, last }: { page: number; size: number; last: number },
  read: (page: number) => Promise<Found>,
): Promise<Found & { page: number; lastPage: number }> {
  const readOne = async (number: number) => {
    const found = await read(number)
    return { ...found, page: number, lastPage: Math.min(last, Math.ceil(found.total / size)) }
  }
  if (page <= last) return readOne(page)
  const found = await readOne(last)
  const { lastPage } = found
  return lastPage > 0 && lastPage < last ? readOne(lastPage) : found
}
