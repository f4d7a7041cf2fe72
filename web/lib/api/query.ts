import { hashKey, type Query, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '#domain/call.ts'
import type { CallAt, PlainPath } from '#domain/contract.ts'
import type { ChangeName } from '#domain/live.ts'
import { callApi } from './api.ts'
import type { Caller } from './caller.ts'

/** The names that invalidate a query: any change of a name, or of one thing: 'order', 'order:123'. */
export type Live = ChangeName | `${ChangeName}:${string}`

/** Calls whose answer has data. */
type DataPath = { [Path in PlainPath]: AnswerOf<CallAt<Path>> extends { data: unknown } ? Path : never }[PlainPath]
type DataOf<Path extends DataPath> = AnswerOf<CallAt<Path>> extends { data: infer Data } ? Data : never

interface QuerySpec<Path extends DataPath> {
  call: Path
  body: BodyOf<CallAt<Path>>
  live?: Live | readonly Live[]
}

/**
 * Server state for a screen: one entry per call in the area's queries.ts, for loaders (`page.prefetch`), components
 * (`useSuspenseQuery`) and acts alike. It is refetched on changes of its `live` names and on returning to its tab.
 */
export function query<Path extends DataPath>(spec: QuerySpec<Path>) {
  return wholeQuery(spec, (answer) => (answer as { data: DataOf<Path> }).data) // DataPath has it
}

/** Server state of a call whose answer says something beside its data; `read` takes from it what the screen needs. */
export function wholeQuery<Path extends DataPath, Answer>(
  { call, body, live = [] }: QuerySpec<Path>,
  read: (answer: AnswerOf<CallAt<Path>>) => Answer,
) {
  const ask = async (caller: Caller): Promise<Answer> => read(await caller(call, body))
  const options = queryOptions({
    queryKey: [call, body] as const,
    queryFn: () => ask(callApi),
    meta: { live: [live].flat() },
    refetchOnWindowFocus: live.length > 0 ? 'always' : true,
  })
  return { ...options, ask }
}

/** Any query, as far as loaders use it. */
export interface AnyQuery<Answer = unknown> {
  queryKey: QueryKey
  ask: (caller: Caller) => Promise<Answer>
}

let changes = 0

/** How often queries have been found out of date so far, by live changes and by acts. */
export function changesHeard(): number {
  return changes
}

/** Refetches these queries; an answer that was on its way before may be older than what they now show. */
export async function askAgain(client: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  changes += 1
  // the cache neither cancels nor repeats a first fetch, whose answer may be older than the change
  const first = client
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await client.invalidateQueries({ predicate })
  if (first.length > 0) await client.invalidateQueries({ predicate: (query) => first.includes(query) })
}

/** Refetches queries about this name, or this one thing; except `but`, which already has the new state. */
export async function askAgainAbout(
  client: QueryClient,
  name: ChangeName,
  { id, but }: { id?: string | undefined; but?: QueryKey } = {},
): Promise<void> {
  const there = but && hashKey(but)
  await askAgain(client, (query) => query.queryHash !== there && isAbout(query, name, id))
}

/** Refetches every live query, for when changes may have been missed. */
export async function askAgainAboutAll(client: QueryClient): Promise<void> {
  await askAgain(client, ({ meta }) => liveNamesOf(meta).length > 0)
}

/** Whether a query is affected by this change; without an id, by any change of the name. */
export function isAbout(
  { meta }: { meta?: Record<string, unknown> | undefined },
  name: ChangeName,
  id?: string,
): boolean {
  return liveNamesOf(meta).some((one) => {
    const [about, which] = one.split(':')
    return about === name && (id === undefined || which === undefined || which === id)
  })
}

function liveNamesOf(meta: Record<string, unknown> | undefined): readonly Live[] {
  return (meta?.live ?? []) as readonly Live[] // only set above
}
