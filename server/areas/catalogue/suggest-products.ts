import type { Viewer } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { CardRow } from './queries-cards.ts'
import { findFirstProducts } from './queries-products.ts'
import { answerKeyword } from './search.ts'

const FEWEST_CHARACTERS = 3
const SUGGESTIONS = 8

interface Suggestions {
  products: CardRow[]
  /** What a mistyped keyword was taken for; null otherwise. */
  searchedFor: string | null
}

const none: Suggestions = { products: [], searchedFor: null }

/** Suggestions for a keyword, from one seller or all; none below 3 characters [SEARCH-1, SEARCH-2, SEARCH-3]. */
export async function suggestProducts(
  deps: Deps,
  viewer: Viewer,
  keyword: string,
  sellerId: string | undefined,
): Promise<Suggestions> {
  if ([...keyword].length < FEWEST_CHARACTERS) return none
  return answerKeyword<Suggestions>(deps.db, {
    keyword,
    categoryId: null,
    ask: async (search) =>
      search
        ? {
            products: await findFirstProducts(deps.db, viewer, { sellerId, search }, SUGGESTIONS),
            searchedFor: search.searchedFor,
          }
        : none,
    isEmpty: ({ products }) => products.length === 0,
    nothing: none,
  })
}
