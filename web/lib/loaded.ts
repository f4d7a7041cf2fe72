import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useMatches } from 'react-router'
import type { AnyQuery } from './query.ts'

/** What a loader asked, on its way into the browser's cache. */
export interface Loaded {
  queries: { key: QueryKey; data: unknown }[]
}

/** The answer to a query this loader asked: for titles, which are made without the cache. */
export function answerTo<Answer>({ queries }: Loaded, { queryKey }: AnyQuery<Answer>): Answer {
  const wanted = hashKey(queryKey)
  const found = queries.find(({ key }) => hashKey(key) === wanted)
  if (!found) throw new Error(`the loader has not asked for ${wanted}`)
  return found.data as Answer // kept under the key of this query
}

/**
 * Puts the loaders' answers into the cache before anything is rendered: a navigation's answers replace those of an
 * earlier visit, and count as fresh from now on by the browser's clock.
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
