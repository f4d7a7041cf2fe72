import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { Refusal } from '#domain/refusal.ts'
import type { Answered } from './answering.ts'

const IDLE_MS = 60_000

interface Bounds {
  /** How long a piece of work may take, with the start of its thread: some tenths of a second. */
  longestMs: number
  mostMemoryMb: number
  /** How many may wait, where whoever asks has no turns that say so. */
  mostWaiting?: number
}

const pools = new Map<string, Piscina>()

/**
 * Does work in a thread beside the one that answers requests, one piece at a time, in the order of coming; what takes too
 * long or too much memory ends with its thread. The thread's file answers by `answering`, with no more than is shown.
 * @returns undefined where it has gone beyond its bounds @throws Refusal busy, or as the work has
 */
export function aside<Input, Done>(
  { href }: URL,
  { longestMs, mostMemoryMb, mostWaiting = Number.POSITIVE_INFINITY }: Bounds,
): (input: Input) => Promise<Done | undefined> {
  const inTurn = pLimit(1)
  const open = () => {
    const limits = { maxThreads: 1, resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb } }
    // it stays for who comes next: its start costs more than most of its work
    const pool = new Piscina({ filename: href, minThreads: 0, idleTimeout: IDLE_MS, ...limits })
    pools.set(href, pool)
    return pool
  }
  const act = async (input: Input) => {
    const signal = AbortSignal.timeout(longestMs)
    try {
      const answer: Answered<Done> = await (pools.get(href) ?? open()).run(input, { signal })
      if ('done' in answer) return answer.done
      throw new Refusal(answer.refused.code, answer.refused.details)
    } catch (error) {
      if (signal.aborted || isOutOfMemory(error)) return undefined
      throw error
    }
  }
  return async (input) => {
    if (inTurn.pendingCount >= mostWaiting) throw new Refusal('busy', { retryAfterSeconds: 20 })
    return inTurn(act, input)
  }
}

/** Ends all threads; whatever they have not done is given up. */
export async function endThreads(): Promise<void> {
  const ending = [...pools.values()]
  pools.clear()
  await Promise.all(ending.map((pool) => pool.destroy()))
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
