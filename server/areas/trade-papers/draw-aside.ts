import { aside } from '#server/platform/aside.ts'
import type { PaperToDraw } from './draw/draw-paper.ts'
import type { StatementToDraw } from './draw/draw-statement.ts'

const BOUNDS = { longestMs: 20_000, mostMemoryMb: 512, mostWaiting: 500 }

const inThread = aside<PaperToDraw | StatementToDraw, Uint8Array>(
  new URL('./draw/paper-thread.ts', import.meta.url),
  BOUNDS,
)

/** Draws a paper in a thread of its own, which ends when there is nothing more to draw. @throws Refusal busy */
export async function drawAside(paper: PaperToDraw | StatementToDraw): Promise<Buffer> {
  const drawn = await inThread(paper)
  if (!drawn) throw new Error('a paper took too long, or too much memory, to draw')
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength)
}
