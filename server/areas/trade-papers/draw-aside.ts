import { Piscina } from 'piscina'
import { Refusal } from '#domain/refusal.ts'
import type { PaperToDraw } from './draw/draw-paper.ts'
import type { StatementToDraw } from './draw/draw-statement.ts'

const MOST_WAITING = 500
const IDLE_MS = 60_000
const LONGEST_MS = 20_000

let threads: Piscina | undefined

/** Draws a paper in a thread of its own, which ends when there is nothing more to draw. @throws Refusal busy */
export async function drawAside(paper: PaperToDraw | StatementToDraw): Promise<Buffer> {
  threads ??= new Piscina({
    filename: new URL('./draw/paper-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MOST_WAITING,
  })
  if (threads.queueSize >= MOST_WAITING) throw new Refusal('busy', { retryAfterSeconds: 20 })
  const drawn: Uint8Array = await threads.run(paper, { signal: AbortSignal.timeout(LONGEST_MS) })
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength)
}
