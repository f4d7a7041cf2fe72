import { useQuery } from '@tanstack/react-query'
import type { Suggestions } from '#domain/catalogue/codec-lists.ts'
import { suggestionsQuery } from '#web/areas/catalogue/public.ts'
import { useIsOffline } from '#web/lib/offline.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { useViewer } from '#web/lib/viewer.ts'

const FEWEST_CHARACTERS = 3
const NOTHING: Suggestions = { materials: [], nearest: [], products: [], note: null }

/**
 * Suggestions for what is being typed, requested after a pause of `pauseMs`; newer text discards older answers. Without
 * an answer there are none, and `lacking` says why [SEARCH-1, API-4, API-5].
 */
export function useSuggestions(text: string, pauseMs: number, sellerId: string | null) {
  const viewer = useViewer()
  const keyword = useSettled(text.trim(), pauseMs)
  const wanted = keyword.length >= FEWEST_CHARACTERS && keyword === text.trim()
  const query = useQuery({
    ...suggestionsQuery(viewer.company?.id ?? null, sellerId, keyword),
    enabled: wanted,
  })
  const offline = useIsOffline()
  const suggestions = (wanted && query.data) || NOTHING
  return {
    suggestions,
    nothingFound: wanted && query.isSuccess && suggestions.products.length === 0,
    lacking: wanted && !query.data ? whyNone(offline, query.isError) : null,
  }
}

function whyNone(offline: boolean, failed: boolean) {
  if (offline) return 'offline'
  return failed ? 'failed' : 'loading'
}
