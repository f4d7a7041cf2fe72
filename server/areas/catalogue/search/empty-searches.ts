import { type Administrator, isSeller, type Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { EmptySearchReport } from '#domain/catalogue/contract-empty-searches.ts'
import { countedWords, daysReported, firstStoredDay } from '#domain/catalogue/search/empty-search.ts'
import { MOST } from '#domain/limits.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { perDay, takeHit } from '#server/platform/rate-limit.ts'
import { countWords, findEmptySearches, forgetSearchesBefore } from './queries-empty-searches.ts'

// more than anybody acts on
const MOST_REPORTED = 100

interface Search {
  keyword: string
  categoryId: number | null
}

/** Counts a search that found nothing: its words and its day, and only so many a day of one network [MAT-4]. */
export async function countEmptySearch(deps: Deps, { keyword, categoryId }: Search, network: string): Promise<void> {
  const words = countedWords(keyword)
  if (words === '') return
  // of the search, though it may be counted after midnight
  const day = businessDay(deps.now())
  const limit = perDay(MOST.emptySearchesADay)
  await deps.db.transaction().execute(async (tx) => {
    const { hits } = await takeHit({ ...deps, db: tx }, `empty searches\n${network}`, limit)
    if (hits > limit.max) return
    await countWords(tx, { day, words, categoryId }, MOST.emptySearchWordsADay)
  })
}

/**
 * Searches without results, most often first: for the administrator everywhere, for a seller in the categories in which
 * it sells something [MAT-4].
 */
export async function reportEmptySearches(
  { db, now }: Deps,
  asker: Seller | Administrator,
  period: { from?: BusinessDay; until?: BusinessDay },
): Promise<EmptySearchReport> {
  const days = daysReported(period, businessDay(now()))
  const sellerId = isSeller(asker) ? asker.companyId : null
  return { ...days, searches: await findEmptySearches(db, { ...days, sellerId }, MOST_REPORTED) }
}

/** Deletes what was searched more than ninety days ago [MAT-4]. */
export function forgetOldSearches(tx: Tx, now: Date): Promise<void> {
  return forgetSearchesBefore(tx, firstStoredDay(businessDay(now)))
}
