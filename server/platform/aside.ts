import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import pLimit from 'p-limit'
import { Refusal } from '#domain/refusal.ts'
import type { Answered } from './aside-process.ts'

const IDLE_MS = 60_000

interface Bounds {
  /** How long a piece of work may take, with the start of its process: up to a second. */
  longestMs: number
  /** Its memory besides bytes of files, which are bounded by themselves. */
  mostMemoryMb: number
  /** How many requests may wait, where the caller has no queue of its own. */
  mostWaiting?: number
}

const processes = new Set<ChildProcess>()

/**
 * Does work in a process beside the one that answers requests, one piece at a time, in the order of coming: that of a function
 * of a module, which answers with no more than is shown. What takes too long or too much memory ends with its process, which a
 * thread would not: out of memory within one of the engine's own functions it ends the process that it is of.
 * @returns undefined where it has gone beyond its bounds @throws Refusal busy, or as the work has
 */
export function aside<Work extends (input: never) => unknown, Done = Awaited<ReturnType<Work>>>(
  { href }: URL,
  name: string,
  { longestMs, mostMemoryMb, mostWaiting = Number.POSITIVE_INFINITY }: Bounds,
): (input: Parameters<Work>[0]) => Promise<Done | undefined> {
  const limit = pLimit(1)
  let present: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const act = async (input: Parameters<Work>[0]): Promise<Done | undefined> => {
    clearTimeout(idle)
    // it stays for who comes next: its start costs more than most of its work
    const child = present && isAlive(present) ? present : start(href, name, mostMemoryMb)
    present = child
    const deadline = setTimeout(() => child.kill('SIGKILL'), longestMs)
    keepAlive(child, true)
    try {
      const answer = (await answerTo(child, input)) as Answered<Done> | undefined // by aside-process.ts
      if (answer === undefined) return undefined
      if ('done' in answer) return answer.done
      if ('refused' in answer) throw new Refusal(answer.refused.code, answer.refused.details)
      throw Object.assign(new Error(answer.fault.message), answer.fault)
    } finally {
      clearTimeout(deadline)
      keepAlive(child, false)
      idle = setTimeout(() => child.kill('SIGKILL'), IDLE_MS).unref()
    }
  }

  return async (input) => {
    if (limit.pendingCount >= mostWaiting) throw new Refusal('busy', { retryAfterSeconds: 20 })
    return limit(act, input)
  }
}

/** Ends all that is done beside this process, whatever it has not done. */
export function endAside(): void {
  for (const child of processes) child.kill('SIGKILL')
}

/** A process that ends with this one at the latest; it is given no secret. */
function start(href: string, name: string, mostMemoryMb: number): ChildProcess {
  const child = fork(new URL('./aside-process.ts', import.meta.url), [href, name], {
    serialization: 'advanced',
    env: {},
    execArgv: [`--max-old-space-size=${mostMemoryMb}`],
    stdio: 'ignore',
  })
  processes.add(child)
  child.once('exit', () => processes.delete(child))
  return child
}

/** @returns undefined where it ended without an answer */
async function answerTo(child: ChildProcess, input: unknown): Promise<unknown> {
  const settled = new AbortController()
  try {
    const answered = once(child, 'message', { signal: settled.signal })
    const ended = once(child, 'exit', { signal: settled.signal })
    // a process that has exited by now is handled by its exit event
    child.send(input as object, () => undefined)
    return await Promise.race([answered.then(([answer]) => answer), ended.then(() => undefined)])
  } finally {
    settled.abort()
  }
}

function isAlive({ connected, killed, exitCode, signalCode }: ChildProcess): boolean {
  return connected && !killed && exitCode === null && signalCode === null
}

/** Whether this process waits for it before it ends. */
function keepAlive(child: ChildProcess, isWaitedFor: boolean): void {
  const how = isWaitedFor ? 'ref' : 'unref'
  child[how]()
  child.channel?.[how]()
}
