import { useQuery } from '@tanstack/react-query'
import type { Suggestions } from '#domain/catalogue/codec-lists.ts'
import { suggestionsQuery } from '#web/areas/catalogue/public.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { useViewer } from '#web/lib/viewer.ts'

const FEWEST_CHARACTERS = 3
const NOTHING: Suggestions = { materials: [], nearest: [], products: [], note: null }

/**
 * Suggestions for what is being typed, requested after a pause of `pauseMs`; newer text discards older answers, and a
 * failure shows nothing [SEARCH-1, API-4].
 */
export function useSuggestions(text: string, pauseMs: number, sellerId: string | null) {
  const viewer = useViewer()
  const keyword = useSettled(text.trim(), pauseMs)
  const wanted = keyword.length >= FEWEST_CHARACTERS && keyword === text.trim()
  const query = useQuery({
    ...suggestionsQuery(viewer.company?.id ?? null, sellerId, keyword),
    enabled: wanted,
  })
  const suggestions = (wanted && query.data) || NOTHING
  return {
    suggestions,
    nothingFound: wanted && query.isSuccess && suggestions.products.length === 0,
  }
}
