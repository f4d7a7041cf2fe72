import { aside } from '#server/platform/aside.ts'
import type { drawAny } from './draw/draw-any.ts'

const BOUNDS = { longestMs: 20_000, mostMemoryMb: 512, mostWaiting: 500 }

const draw = aside<typeof drawAny>(new URL('./draw/draw-any.ts', import.meta.url), 'drawAny', BOUNDS)

/** Draws a document in a worker process. @throws Refusal busy */
export async function drawAside(paper: Parameters<typeof drawAny>[0]): Promise<Buffer> {
  const drawn = await draw(paper)
  if (!drawn) throw new Error('a document took too long, or too much memory, to draw')
  return drawn
}
