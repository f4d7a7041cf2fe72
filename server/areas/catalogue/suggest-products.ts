import type { Viewer } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { CardRow } from './queries-cards.ts'
import { findFirstProducts } from './queries-products.ts'
import { answerKeyword } from './search.ts'

const FEWEST_CHARACTERS = 3
const SUGGESTIONS = 8

/** Suggestions for a keyword, from one seller or all; none below 3 characters [SEARCH-1, SEARCH-2]. */
export async function suggestProducts(
  deps: Deps,
  viewer: Viewer,
  keyword: string,
  sellerId: string | undefined,
): Promise<CardRow[]> {
  if ([...keyword].length < FEWEST_CHARACTERS) return []
  return answerKeyword<CardRow[]>(deps.db, keyword, {
    ask: (search) => findFirstProducts(deps.db, viewer, { sellerId, search }, SUGGESTIONS),
    isEmpty: (products) => products.length === 0,
    nothing: [],
  })
}
