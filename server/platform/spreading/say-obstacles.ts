import type { Plan } from './plan.ts'

const WIDTH = 116

/** What a plan does not solve, in lines: each kind, and under it what is of it. */
export function sayObstacles(obstacles: Plan['obstacles']): string[] {
  return Object.entries(obstacles).flatMap(([kind, things]) => [`${kind} (${things.length}):`, ...wrapped(things)])
}

function wrapped(things: string[]): string[] {
  const lines: string[] = []
  for (const thing of things) {
    const last = lines.at(-1)
    if (last !== undefined && `${last}, ${thing}`.length <= WIDTH) lines[lines.length - 1] = `${last}, ${thing}`
    else lines.push(`  ${thing}`)
  }
  return lines
}
