import type { SearchedWord } from '#domain/catalogue/search/search-query.ts'
import type { Db } from '#server/platform/database.ts'
import { commonWords, materialsSearched } from '../search/queries-search.ts'
import { cacheFor } from './cache-for.ts'

/** How common words are in offers. */
export interface Commonness {
  /** How many offers bear a word, one of its synonyms or of its roots; 0 where these are few. */
  bearing(word: SearchedWord): number
  materials: number
}

/** As the database last estimated. */
export const commonnessOf = cacheFor(readCommonness)

async function readCommonness(db: Db): Promise<Commonness> {
  const common = new Map((await commonWords.rows(db)).map(({ word, bearing }) => [word, bearing]))
  const [searched] = await materialsSearched.rows(db)
  return {
    materials: searched?.materials ?? 0,
    bearing({ word, asPrefix, synonyms, roots }) {
      const others = new Set([word, ...synonyms, ...roots])
      let bearing = 0
      for (const [known, offers] of common)
        if (others.has(known) || (asPrefix && known.startsWith(word))) bearing += offers
      return bearing
    },
  }
}
