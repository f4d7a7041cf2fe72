import { hashKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '#domain/call.ts'
import type { Codec } from '#domain/codec.ts'
import type { CallAt, PlainPath } from '#domain/contract.ts'
import type { ChangeName } from '#domain/live.ts'
import { callApi } from './api.ts'
import type { Caller } from './caller.ts'

/** What makes a query be asked again: any change of that name, or of that one thing: 'order', 'order:123'. */
export type Live = ChangeName | `${ChangeName}:${string}`

/** Calls whose answer has data. */
type AskedPath = { [Path in PlainPath]: AnswerOf<CallAt<Path>> extends { data: unknown } ? Path : never }[PlainPath]
type DataOf<Path extends AskedPath> = AnswerOf<CallAt<Path>> extends { data: infer Data } ? Data : never

interface Asked<Path extends AskedPath, Answer> {
  call: Path
  body: BodyOf<CallAt<Path>>
  /** How the answer is called in the code. */
  as: Codec<Answer, DataOf<Path>>
  live?: Live | readonly Live[]
}

/**
 * What a screen knows of the server: one entry a call in the area's queries.ts, for loaders (`page.prefetch`), components
 * (`useSuspenseQuery`) and acts alike. `live` names make it be asked again, and so does coming back to its tab.
 */
export function query<Path extends AskedPath, Answer>({ call, body, as, live = [] }: Asked<Path, Answer>) {
  const ask = async (caller: Caller): Promise<Answer> => {
    const { data } = (await caller(call, body)) as { data: DataOf<Path> } // AskedPath has it
    return as.decode(data)
  }
  const options = queryOptions({
    queryKey: [call, body] as const,
    queryFn: () => ask(callApi),
    meta: { live: [live].flat() },
    refetchOnWindowFocus: live.length > 0 ? 'always' : true,
  })
  return { ...options, ask, decode: as.decode }
}

/** Any query, as far as a loader needs to know it. */
export interface AnyQuery<Answer = unknown> {
  queryKey: QueryKey
  ask: (caller: Caller) => Promise<Answer>
}

/** Asks again for what is about this name, or this one thing; all but one query where its new state is there already. */
export async function askAgainAbout(
  client: QueryClient,
  name: ChangeName,
  { id, but }: { id?: string | undefined; but?: QueryKey } = {},
): Promise<void> {
  const there = but && hashKey(but)
  await client.invalidateQueries({ predicate: (query) => query.queryHash !== there && isAbout(query, name, id) })
}

/** Whether a query has to be asked again after this change; without an id, after any change of the name. */
export function isAbout(
  { meta }: { meta?: Record<string, unknown> | undefined },
  name: ChangeName,
  id?: string,
): boolean {
  const live = (meta?.live ?? []) as readonly Live[] // set above alone
  return live.some((one) => {
    const [about, which] = one.split(':')
    return about === name && (id === undefined || which === undefined || which === id)
  })
}
