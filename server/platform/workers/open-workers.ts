import cluster, { type Worker } from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import type { Lent } from './lent.ts'

interface Options {
  /** How many serve at once. */
  count: number
  lent: Lent
  print: (sentence: string) => void
  /** Answers what a worker asks while it serves. */
  answer: (worker: Worker, message: unknown) => void
}

export interface Workers {
  /** Starts them, the first alone: it builds and migrates. @returns whether that one serves */
  begin: () => Promise<boolean>
  /** Puts a new one in the place of each, one after the other; where a new one does not begin to serve, the old ones stay. */
  replaceAll: () => Promise<void>
  /** Asks all to end, and waits until they have. */
  stop: () => Promise<void>
}

// longer than a worker gives itself
const LONGEST_STOP_MS = 20_000

/** Workers of this program that share its listener; one that ends by itself is replaced. */
export function openWorkers({ count, lent, print, answer }: Options): Workers {
  /** The workers in service: the end of any other is expected. */
  const serving = new Set<Worker>()
  const all = new Set<Worker>()
  const stopping = new AbortController()
  let crashesInARow = 0
  /** How often all were to be replaced; a worker forked before the last time may run the code of before. */
  let round = 0
  const rounds = new WeakMap<Worker, number>()
  let replacing: Promise<void> | undefined

  /** @returns a worker that serves; undefined if it ended before */
  async function start(): Promise<Worker | undefined> {
    const worker = cluster.fork()
    closeWhatDiesWith(worker)
    all.add(worker)
    rounds.set(worker, round)
    worker.once('exit', () => all.delete(worker))
    const serves = new Promise<Worker | undefined>((resolve) => {
      worker.on('message', (message) => {
        if (message === 'begins') worker.send(lent)
        else if (message === 'serves') resolve(worker)
        else answer(worker, message)
      })
      worker.once('exit', () => resolve(undefined))
    })
    // one that ends while something is sent to it
    worker.on('error', () => undefined)
    return serves
  }

  function keep(worker: Worker): void {
    const since = performance.now()
    serving.add(worker)
    worker.once('exit', (code, signal) => {
      if (!serving.delete(worker) || stopping.signal.aborted) return
      print(`A process has ended by itself (${signal ?? `exit code ${code}`}); another one takes its place.`)
      crashesInARow = performance.now() - since > SETTLED_MS ? 1 : crashesInARow + 1
      void refillSlot()
    })
    // it began before all were to be replaced
    if (isOld(worker)) void replaceOld()
  }

  function isOld(worker: Worker): boolean {
    return (rounds.get(worker) ?? round) < round
  }

  async function refillSlot(): Promise<void> {
    await pause()
    while (!stopping.signal.aborted) {
      const worker = await start()
      if (worker) return keep(worker)
      crashesInARow++
      await pause()
    }
  }

  /** Ends early where all are to end. */
  async function pause(): Promise<void> {
    await delay(pauseBefore(crashesInARow), undefined, { signal: stopping.signal }).catch(() => undefined)
  }

  async function end(worker: Worker): Promise<void> {
    if (!all.has(worker)) return
    // not by once of node:events: it fails where something sent to the worker does
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.process.kill('SIGTERM')
    const impatient = setTimeout(() => worker.process.kill('SIGKILL'), LONGEST_STOP_MS)
    await ended
    clearTimeout(impatient)
  }

  async function replaceEach(): Promise<void> {
    let replaced = 0
    for (;;) {
      const old = [...serving].find(isOld)
      if (!old) break
      const fresh = await start()
      if (stopping.signal.aborted) return
      if (!fresh) return print('The new process does not begin to serve; those of before go on.')
      // one that ended by itself meanwhile gets another in its place already
      if (!serving.has(old)) {
        await end(fresh)
        continue
      }
      keep(fresh)
      serving.delete(old)
      await end(old)
      replaced++
    }
    if (replaced > 0) print('Every process was replaced.')
  }

  function replaceOld(): Promise<void> {
    replacing ??= replaceEach().finally(() => {
      replacing = undefined
    })
    return replacing
  }

  return {
    async begin() {
      const first = await start()
      if (!first || stopping.signal.aborted) return first !== undefined
      keep(first)
      const startAnother = async () => {
        const other = await start()
        if (other) keep(other)
        else void refillSlot()
      }
      await Promise.all(Array.from({ length: count - 1 }, startAnother))
      return true
    },
    replaceAll() {
      round++
      return replaceOld()
    },
    async stop() {
      stopping.abort()
      while (all.size > 0) await Promise.all([...all].map(end))
    },
  }
}

const FIRST_MS = 250
const LONGEST_MS = 30_000
/** A process that lived as long as this has not failed at its start. */
const SETTLED_MS = 60_000

/**
 * How long to wait before a process is started in the place of one that ended by itself, in ms: each failure in a row
 * doubles it, so that what cannot run does not keep the machine busy [OPS-1].
 * @param inARow how many have ended without settling, this one included
 */
export function pauseBefore(inARow: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, inARow - 1))
}

/** The handle that node:cluster sends along with a new connection. */
interface Handle {
  close: () => void
}

/**
 * Closes the connections that were on their way to a worker which died: node:cluster waits for that worker to take them
 * and keeps them open, so clients would wait for ever, instead of retrying [OPS-1]. One that the worker has answered
 * for is its own, or goes to another worker.
 */
export function closeWhatDiesWith(worker: Worker): void {
  const child = worker.process
  const send = child.send
  const onTheirWay = new Map<unknown, Handle>()
  child.send = (...sent: unknown[]) => {
    const [message, handle] = sent
    if (isNewConnection(message) && isHandle(handle)) onTheirWay.set(message.seq, handle)
    return Reflect.apply(send, child, sent)
  }
  child.on('internalMessage', (message: unknown) => {
    if (isAnswer(message)) onTheirWay.delete(message.ack)
  })
  worker.once('exit', () => {
    for (const handle of onTheirWay.values()) handle.close()
  })
}

function isNewConnection(message: unknown): message is { seq: unknown } {
  return isRecord(message) && 'act' in message && message.act === 'newconn'
}

function isAnswer(message: unknown): message is { ack: unknown } {
  return isRecord(message) && 'ack' in message
}

function isHandle(handle: unknown): handle is Handle {
  return isRecord(handle) && 'close' in handle && typeof handle.close === 'function'
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
