import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useMatches } from 'react-router'

/** What a loader asked for, on its way into the browser's cache. */
export interface Loaded {
  queries: { key: QueryKey; data: unknown }[]
}

/**
 * Puts what the loaders of this page asked for into the cache, before anything is drawn: what was loaded for a navigation
 * replaces what an earlier visit has left. It is counted as new from now on, by the clock of the browser.
 */
export function useLoadedQueries(client: QueryClient): void {
  const [taken] = useState(() => new WeakSet<object>())
  const matches = useMatches()
  for (const { loaderData } of matches) {
    if (!isLoaded(loaderData) || taken.has(loaderData)) continue
    taken.add(loaderData)
    take(client, loaderData)
  }
}

function take(client: QueryClient, { queries }: Loaded): void {
  for (const { key, data } of queries) client.setQueryData(key, data)
}

function isLoaded(loaderData: unknown): loaderData is Loaded {
  return typeof loaderData === 'object' && loaderData !== null && 'queries' in loaderData
}
