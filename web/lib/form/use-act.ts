import { hashKey, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnswerOf, BodyOf } from '#domain/call.ts'
import type { CallAt, PlainPath } from '#domain/contract.ts'
import type { ChangeName } from '#domain/live.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { ApiError, actByApi, sentenceOf } from '../api/api.ts'
import type { Caller } from '../api/caller.ts'
import { askAgain, isAbout } from '../api/query.ts'

// its subject is gone, has moved on, or its state or the person's role does not allow the act: the page is out of date
const OUT_OF_DATE = [404, 409, 422]
const FAILED = 'Tindakan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.'

export interface Problem {
  sentence: string
  /** The body's field that was refused. */
  field: string | undefined
  status: number
  code: string
  /** It was sent and may have been carried out; only the server knows. */
  unanswered: boolean
  /** Its subject had changed, and the new state is shown. */
  movedOn: boolean
}

/** Why an act failed; null if it succeeded. */
export type ActProblem = Problem | null

export type Answered<Path extends PlainPath> = AnswerOf<CallAt<Path>>

type Asking<Answer> = { ask: (caller: Caller) => Promise<Answer extends { data: infer Data } ? Data : never> }

type Refreshes = readonly (ChangeName | PlainPath)[]

export interface ActOptions<Path extends PlainPath> {
  /** Shown on success; nothing by default. */
  done?: string | ((answer: Answered<Path>) => string | null)
  /** How long that is shown; 1 s unless a requirement says otherwise [API-6]. */
  doneMs?: number
  /** Shown for failures without a sentence from the server; `always`: for every failure, even if a form shows that. */
  failed?: string | { always: string }
  /** How long that is shown; 2 s unless a requirement says otherwise [API-6]. */
  failedMs?: number
  /** Queries to refetch, by live name or call. */
  refreshes?: Refreshes
  /** The query whose new state the call answers with; shown at once. */
  shows?: { queryKey: QueryKey } & Asking<Answered<Path>>
}

/** Shows a problem in place, usually at its field. @returns whether it did; then no toast repeats it */
type Marks = (problem: Problem) => boolean

/** An act, ready to be sent. */
export interface Act<Path extends PlainPath> {
  path: Path
  working: boolean
  /** @returns null on success; a failure has been reported by then */
  send: (body: BodyOf<CallAt<Path>>, reporting?: Reporting<Answered<Path>>) => Promise<ActProblem>
}

/** How it is reported this time, in addition to the act's own options. */
export interface Reporting<Answer> {
  marks?: Marks
  /**
   * Queries the outcome of an act without an answer: null if it was not carried out, undefined if that cannot be known.
   */
  outcome?: () => Promise<Answer | null | undefined>
  /** Uses the answer, before success is reported; meanwhile the act is still working. */
  answered?: ((answer: Answer) => unknown) | undefined
}

/**
 * An act by a call: sends what the person saw, reports how it went, and shows the new state, even if that is why it was
 * refused [ORDER-4, NEGO-14]. It is sent once, even without a network, and never repeated automatically.
 */
export function useAct<const Path extends PlainPath>(path: Path, options: ActOptions<Path> = {}): Act<Path> {
  type Sent = { body: BodyOf<CallAt<Path>>; reporting: Reporting<Answered<Path>> }
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    retry: 0,
    mutationFn: ({ body, reporting }: Sent) => perform(client, path, body, { ...options, ...reporting }),
  })

  // a second press before the button shows that it is working
  const underWay = useRef(new Map<string, Promise<ActProblem>>())
  function send(body: Sent['body'], reporting: Sent['reporting'] = {}): Promise<ActProblem> {
    const key = hashKey([body])
    const sent = underWay.current.get(key) ?? mutateAsync({ body, reporting })
    underWay.current.set(key, sent)
    return sent.finally(() => underWay.current.delete(key))
  }

  return { path, send, working: isPending }
}

/** Sends the call once. @returns why it failed; null once it is stored, whatever then goes wrong on the page */
export async function perform<Path extends PlainPath>(
  client: QueryClient,
  path: Path,
  body: BodyOf<CallAt<Path>>,
  options: ActOptions<Path> & Reporting<Answered<Path>>,
): Promise<ActProblem> {
  const { refreshes = [], shows, answered } = options
  let answer: Answered<Path>
  try {
    answer = await actByApi(path, body)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (OUT_OF_DATE.includes(error.status)) await refresh(client, refreshes)
    const found = error.isUnanswered ? await options.outcome?.() : null
    // it may have been carried out; reporting does not wait for the answer
    if (error.isUnanswered) void refresh(client, refreshes)
    if (!found) return report(error, { ...options, unanswered: error.isUnanswered && found === undefined })
    answer = found
  }

  await goOn(() => (shows ? show(client, answer, shows, refreshes) : refresh(client, refreshes)))
  await goOn(() => answered?.(answer))
  await goOn(() => announceDone(answer, options))
  return null
}

/** A step after the act is stored: its fault is reported, but telling people of a failure would make them do it again. */
async function goOn(step: () => unknown): Promise<void> {
  try {
    await step()
  } catch (fault) {
    reportError(fault)
  }
}

function announceDone<Path extends PlainPath>(answer: Answered<Path>, { done, doneMs }: ActOptions<Path>): void {
  const sentence = typeof done === 'function' ? done(answer) : done
  if (sentence) toast.success(sentence, doneMs)
}

async function show<Path extends PlainPath>(
  client: QueryClient,
  answer: Answered<Path>,
  { queryKey }: NonNullable<ActOptions<Path>['shows']>,
  refreshes: Refreshes,
): Promise<void> {
  // an answer still under way is older than this one
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, (answer as { data: unknown }).data) // as `shows` is typed
  await refresh(client, refreshes, hashKey(queryKey))
}

async function refresh(client: QueryClient, refreshes: Refreshes, but?: string): Promise<void> {
  await askAgain(
    client,
    (query) =>
      query.queryHash !== but &&
      refreshes.some((what) => what === query.queryKey[0] || isAbout(query, what as ChangeName)), // a call's path is not a live name
  )
}

function report(
  error: ApiError,
  {
    failed = FAILED,
    failedMs,
    marks,
    unanswered,
  }: Pick<ActOptions<PlainPath>, 'failed' | 'failedMs'> & { marks?: Marks; unanswered: boolean },
): Problem {
  const always = typeof failed === 'string' ? null : failed.always
  const { field, status, code } = error
  const sentence = sentenceOf(error, always ?? String(failed))
  const problem = { sentence, field, status, code, unanswered, movedOn: status === 409 }
  const isShown = marks?.(problem) ?? false
  if (always || !isShown) toast.failure(always ?? sentence, failedMs)
  return problem
}
