import { Piscina } from 'piscina'
import { Refusal } from '#domain/refusal.ts'
import type { Answered, Told } from './answering.ts'

const IDLE_MS = 60_000
// on a busy machine; what it is given is not looked at before it has begun
const LONGEST_START_MS = 60_000

interface Bounds {
  /** How long it may take; until the thread says that it has read what came from outside, where it says so. */
  longestMs: number
  /** How long it may take after that. */
  longestAfterwardsMs?: number
  mostMemoryMb: number
}

/**
 * Does work in a thread beside the one that answers requests, one piece at a time; what takes too long or too much memory
 * ends with its thread. The thread's file answers by `answering`, with no more than its caller shows.
 * @returns undefined where it has gone beyond its bounds @throws Refusal as the work has
 */
export function aside<Input, Done>(
  file: URL,
  { longestMs, longestAfterwardsMs = longestMs, mostMemoryMb }: Bounds,
): (input: Input) => Promise<Done | undefined> {
  let thread: Piscina<Input, Answered<Done>> | undefined
  return async (input) => {
    // it takes a second to begin, and stays for who comes next
    thread ??= new Piscina({
      filename: file.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    })
    const over = new AbortController()
    let deadline = setTimeout(() => over.abort(), LONGEST_START_MS)
    const hear = (told: Told) => {
      clearTimeout(deadline)
      deadline = setTimeout(() => over.abort(), told === 'begun' ? longestMs : longestAfterwardsMs)
    }
    thread.on('message', hear)
    try {
      const answer = await thread.run(input, { signal: over.signal })
      if ('done' in answer) return answer.done
      const { sentence, code, ...details } = answer.refused
      throw Object.assign(new Refusal(code, detailsOf(details)), { sentence })
    } catch (error) {
      if (over.signal.aborted || isOutOfMemory(error)) return undefined
      throw error
    } finally {
      clearTimeout(deadline)
      thread.off('message', hear)
    }
  }
}

function detailsOf({ field, retryAfterSeconds }: Pick<Refusal, 'field' | 'retryAfterSeconds'>) {
  return { ...(field !== undefined && { field }), ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
