import type { Viewer } from '#domain/accounts/actor.ts'
import type { MaterialSuggestion } from '#domain/catalogue/shapes.ts'
import type { Deps } from '#server/deps.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { CardRow } from '../list/queries-cards.ts'
import { findFirstProducts } from '../list/queries-list.ts'
import { findOffered } from '../pages/queries-materials.ts'
import { namesNear, readKeyword } from './search.ts'
import { materialsNamed } from './search-buckets.ts'

const FEWEST_CHARACTERS = 3
const PRODUCTS = 8
const MATERIALS = 4
// best first, of which those without offers are left out
const MATERIALS_LOOKED_AT = 40

interface Suggestions {
  materials: MaterialSuggestion[]
  products: CardRow[]
  /** The correction of a mistyped keyword; null otherwise. */
  searchedFor: string | null
  /** Names to search by instead, where nothing is found. */
  nearest: string[]
}

const none: Suggestions = { materials: [], products: [], searchedFor: null, nearest: [] }

/**
 * Suggestions for a keyword; none below 3 characters. Of one seller only products: a material's page has the offers of
 * all [SEARCH-1, SEARCH-2, SEARCH-3, MAT-3, MAT-4].
 */
export async function suggest(
  deps: Deps,
  viewer: Viewer,
  keyword: string,
  sellerId: string | undefined,
): Promise<Suggestions> {
  if ([...keyword].length < FEWEST_CHARACTERS) return none
  const search = await readKeyword(deps.db, keyword)
  if (!search) return none
  const materialIds = sellerId === undefined ? materialsNamed(search).slice(0, MATERIALS_LOOKED_AT) : []
  const [materials, products] = await pipeline(
    deps.db,
    (db) => findOffered(db, materialIds, MATERIALS),
    (db) => findFirstProducts(db, viewer, { sellerId, search }, PRODUCTS),
  )
  const nearest = products.length === 0 && sellerId === undefined ? await namesNear(deps.db, keyword) : []
  return { materials, products, searchedFor: search.searchedFor, nearest }
}
