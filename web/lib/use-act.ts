import { hashKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '#domain/call.ts'
import type { Codec } from '#domain/codec.ts'
import type { CallAt, PlainPath } from '#domain/contract.ts'
import type { ChangeName } from '#domain/live.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { callApi } from './api.ts'
import { ApiError, sentenceOf } from './api-error.ts'
import { isAbout } from './query.ts'

// its subject is gone, has moved on, or its state or the person's role does not allow the act: the page is out of date
const OUT_OF_DATE = [404, 409, 422]
const FAILED = 'Tindakan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.'

/** Why an act failed; null if it succeeded. `movedOn`: its subject had changed, and the new state is shown. */
export type ActProblem = { sentence: string; field: string | undefined; status: number; movedOn: boolean } | null

type Answered<Path extends PlainPath> = AnswerOf<CallAt<Path>>

type Reader<Answer> = Pick<Codec<unknown, Answer extends { data: infer Data } ? Data : never>, 'decode'>

interface ActOptions<Path extends PlainPath> {
  /** Shown on success; nothing by default. */
  done?: string | ((answer: Answered<Path>) => string | null)
  /** Shown for failures without a sentence from the server; `always`: for every failure. */
  failed?: string | { always: string }
  /** How long that is shown; 2 s unless a requirement says otherwise [API-6]. */
  failedMs?: number
  /** Queries to refetch, by live name or call. */
  refreshes?: readonly (ChangeName | PlainPath)[]
  /** The query whose new state the call answers with; shown at once. */
  shows?: { queryKey: QueryKey } & Reader<Answered<Path>>
}

/** Shows a refusal at its field. @returns whether there is such a field; then no toast repeats it */
export type Marks = (field: string, sentence: string) => boolean

/** An act, ready to be sent. */
export interface Act<Path extends PlainPath> {
  path: Path
  working: boolean
  /** @returns null on success; a failure has been reported by then */
  send: (body: BodyOf<CallAt<Path>>, attempt?: Attempt<Answered<Path>>) => Promise<ActProblem>
}

/** How one attempt is reported, in addition to the act's own options. */
interface Attempt<Answer> {
  marks?: Marks
  /** Uses the answer, before success is reported. */
  answered?: (answer: Answer) => unknown
}

/**
 * The one way to act: sends what the person saw, reports how it went, and shows the new state, even if that is why it was
 * refused [ORDER-4, NEGO-14]. It is sent once, even without a network, and never repeated automatically.
 */
export function useAct<const Path extends PlainPath>(path: Path, options: ActOptions<Path> = {}): Act<Path> {
  const { done, failed = FAILED, failedMs, refreshes = [], shows } = options
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    retry: 0,
    mutationFn: (body: BodyOf<CallAt<Path>>) => callApi(path, body),
    onSuccess: async (answer) => {
      if (!shows) return refresh()
      // an answer still under way is older than this one
      await client.cancelQueries({ queryKey: shows.queryKey, exact: true })
      client.setQueryData(shows.queryKey, shows.decode((answer as { data: never }).data)) // as `shows` is typed
      await refresh(hashKey(shows.queryKey))
    },
    onError: async (error) => {
      if (error instanceof ApiError && OUT_OF_DATE.includes(error.status)) await refresh()
    },
  })

  async function refresh(but?: string): Promise<void> {
    await client.invalidateQueries({
      predicate: (query) =>
        query.queryHash !== but &&
        refreshes.some((what) => what === query.queryKey[0] || isAbout(query, what as ChangeName)), // a call's path is not a live name
    })
  }

  async function send(
    body: BodyOf<CallAt<Path>>,
    { marks, answered }: Attempt<Answered<Path>> = {},
  ): Promise<ActProblem> {
    try {
      const answer = await mutateAsync(body)
      await answered?.(answer)
      const sentence = typeof done === 'function' ? done(answer) : done
      if (sentence) toast.success(sentence)
      return null
    } catch (error) {
      const sentence = typeof failed === 'string' ? sentenceOf(error, failed) : failed.always
      const { field, status } = error instanceof ApiError ? error : { field: undefined, status: 0 }
      if (!(field && marks?.(field, sentence))) toast.failure(sentence, failedMs)
      return { sentence, field, status, movedOn: status === 409 }
    }
  }

  return { path, send, working: isPending }
}
