import type { Viewer } from '#domain/accounts/actor.ts'
import type { ProductSort } from '#domain/catalogue/product-sort.ts'
import { Refusal } from '#domain/refusal.ts'
import { findMaterialId } from '#server/areas/materials/public.ts'
import type { Deps } from '#server/deps.ts'
import { readPage } from '../list/list-products.ts'
import type { ListFilters } from '../list/queries-filters.ts'
import { lastPage } from '../list/queries-list.ts'
import { sortFor } from '../list/queries-page.ts'
import { readKeyword } from '../search/search.ts'
import { materialsNamed } from '../search/search-buckets.ts'
import {
  countOfferChoices,
  findMaterial,
  findOffers,
  findRange,
  findRelatedMaterials,
  type MaterialRow,
  type RangeRow,
} from './queries-materials.ts'
import { findNames, findSummaries } from './queries-named-materials.ts'

const RELATED = 8

export interface ShownMaterial {
  material: MaterialRow
  /** Undefined without offers. */
  range: RangeRow | undefined
  related: { slug: string; name: string; offers: number }[]
}

/** A material with what its offers have in common, as the viewer may see it [MAT-2]. @throws Refusal material_not_found */
export async function showMaterial({ db }: Deps, viewer: Viewer, slug: string): Promise<ShownMaterial> {
  const material = await findMaterial(db, viewer, slug)
  if (!material) throw new Refusal('material_not_found')
  const [range, related] = await Promise.all([
    findRange(db, viewer, material.id),
    findRelatedMaterials(db, material.id, RELATED),
  ])
  return { material, range, related }
}

// best first, of which those without offers are left out
const LOOKED_AT = 20

/** The materials that a keyword names, in the order in which a list of products begins with them [MAT-3, UX-1]. */
export async function findMaterials({ db }: Deps, viewer: Viewer, keyword: string, size: number) {
  const search = await readKeyword(db, keyword)
  const named = search ? materialsNamed(search).slice(0, LOOKED_AT) : []
  return named.length === 0 ? [] : findSummaries(db, viewer, named, size)
}

/** What materials are called, for suggestions before the search is asked [UX-1]. */
export function listNames({ db }: Deps) {
  return findNames(db)
}

interface OfferWishes extends Pick<ListFilters, 'grades' | 'origins' | 'packs' | 'subscribed' | 'available'> {
  sort: ProductSort
  /** From 1. */
  page: number
  size: number
}

/**
 * One page of the offers of a material, with the values they can be filtered by; the last one there is where a later
 * one is requested [MAT-2, MAT-6].
 * @throws Refusal material_not_found
 */
export async function listOffers({ db }: Deps, viewer: Viewer, slug: string, wishes: OfferWishes) {
  const materialId = await findMaterialId(db, slug)
  if (materialId === undefined) throw new Refusal('material_not_found')
  const { sort: requested, page, size, ...narrowing } = wishes
  const sort = sortFor(viewer, requested)
  const filters = { ...narrowing, materialId }
  const last = lastPage({ viewer, filters, sort }, size)
  const [found, choices] = await Promise.all([
    readPage({ page, size, last }, (number) =>
      findOffers(db, viewer, filters, { sort, limit: size, offset: (number - 1) * size }),
    ),
    countOfferChoices(db, viewer, materialId, narrowing),
  ])
  return { ...found, choices }
}
