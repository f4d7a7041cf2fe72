import type { BodyOf } from '#domain/call.ts'
import type { CallAt, PlainPath } from '#domain/contract.ts'
import { forgetKey, keyOf } from './request-key.ts'
import { type ActOptions, type ActProblem, type Answered, type Reporting, useAct } from './use-act.ts'

/** Calls that take a key for one intention. */
type KeyedPath = { [Path in PlainPath]: 'key' extends keyof BodyOf<CallAt<Path>> ? Path : never }[PlainPath]

interface KeyedOptions<Path extends KeyedPath> extends ActOptions<Path> {
  /**
   * Queries the outcome of an unanswered act by its key: the answer it would have had, null if it was not carried out.
   * @throws ApiError
   */
  outcome?: (key: string) => Promise<Answered<Path> | null>
}

interface KeyedReporting<Answer> extends Omit<Reporting<Answer>, 'answered'> {
  /** Uses the answer, and the key by which it can be requested again. */
  answered?: (answer: Answer, key: string) => unknown
}

interface KeyedAct<Path extends KeyedPath> {
  working: boolean
  /** @returns null on success; a failure has been reported by then */
  send: (body: Omit<BodyOf<CallAt<Path>>, 'key'>, reporting?: KeyedReporting<Answered<Path>>) => Promise<ActProblem>
}

// a server that restarts is back within seconds; after that the failure is shown
const LONGEST_ASK_MS = 5_000
const PAUSE_MS = 1_000

/** An act that has no second effect, however often the same is sent before it is known to have succeeded. */
export function useKeyedAct<const Path extends KeyedPath>(
  path: Path,
  { outcome, ...options }: KeyedOptions<Path> = {},
): KeyedAct<Path> {
  const act = useAct(path, options)
  return {
    working: act.working,
    async send(body, { answered, ...reporting } = {}) {
      const key = keyOf(path, body)
      const keyed = { ...body, key } as unknown as BodyOf<CallAt<Path>> // as KeyedPath says of it
      const ask = outcome && (() => insist(() => outcome(key)))
      const problem = await act.send(keyed, {
        ...reporting,
        ...(answered && { answered: (answer: Answered<Path>) => answered(answer, key) }),
        ...(ask && { outcome: ask }),
      })
      if (!problem) forgetKey(path)
      return problem
    },
  }
}

/** Retries until there is an answer, for a few seconds. @returns undefined without one */
async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  let isAbandoned = false
  const end = pause(LONGEST_ASK_MS).then(() => {
    isAbandoned = true
    return undefined
  })
  async function askOn(): Promise<Answer | undefined> {
    while (!isAbandoned) {
      try {
        return await ask()
      } catch {
        await pause(PAUSE_MS)
      }
    }
    return undefined
  }
  return Promise.race([askOn(), end])
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
