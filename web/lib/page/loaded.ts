import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useMatches, useNavigation } from 'react-router'
import { type AnyQuery, changesHeard } from '../api/query.ts'

/** The queries of a loader, on their way into the browser's cache. */
export interface Loaded {
  queries: { key: QueryKey; data: unknown }[]
}

/** The answer to a query of this loader: for titles, which are made without the cache. */
export function answerTo<Answer>({ queries }: Loaded, { queryKey }: AnyQuery<Answer>): Answer {
  const wanted = hashKey(queryKey)
  const found = queries.find(({ key }) => hashKey(key) === wanted)
  if (!found) throw new Error(`the loader has not fetched ${wanted}`)
  return found.data as Answer // cached under the key of this query
}

/**
 * Puts the loaders' answers into the cache before anything is rendered: a navigation's answers replace those of an
 * earlier visit, and count as fresh from now on by the browser's clock.
 */
export function useLoadedQueries(client: QueryClient): void {
  const [memory] = useState(() => ({ taken: new WeakSet<object>(), navigating: false, began: firstPage }))
  const matches = useMatches()
  const navigating = useNavigation().state === 'loading'
  if (navigating && !memory.navigating) memory.began = { at: Date.now(), changes: changesHeard() }
  memory.navigating = navigating

  const arrived = matches.map(({ loaderData }) => loaderData).filter(isLoaded)
  const unseen = arrived.filter((loaderData) => !memory.taken.has(loaderData))
  for (const loaderData of unseen) memory.taken.add(loaderData)
  if (unseen.length > 0) take(client, unseen, memory.began)
}

interface Baseline {
  /** By the browser's clock, in milliseconds. */
  at: number
  /** Changes heard by then. */
  changes: number
}

/** A baseline older than everything: the cache is empty, and changes missed by the page are announced on joining. */
export const firstPage: Baseline = { at: Number.POSITIVE_INFINITY, changes: Number.POSITIVE_INFINITY }

/**
 * Puts the answers of loaders into the cache. Data that arrived, or was announced to have changed, since they began to
 * load may be newer: such a query is refetched.
 */
export function take(client: QueryClient, loaded: readonly Loaded[], began: Baseline): void {
  const answers = loaded.flatMap(({ queries }) => queries)
  const changed = changesHeard() > began.changes
  const overtaken = answers.filter(({ key }) => changed || (client.getQueryState(key)?.dataUpdatedAt ?? 0) > began.at)
  for (const { key, data } of answers) client.setQueryData(key, data)
  // not while the page is being rendered
  queueMicrotask(() => {
    for (const { key } of overtaken) void client.invalidateQueries({ queryKey: key, exact: true })
  })
}

function isLoaded(loaderData: unknown): loaderData is Loaded {
  return typeof loaderData === 'object' && loaderData !== null && 'queries' in loaderData
}
