import { useSyncExternalStore } from 'react'

const SECOND_MS = 1000

// An answer is always older than the moment it arrives: of all that has been heard, the largest lead is the truest.
let lead = Number.NEGATIVE_INFINITY

/** Takes note of what the server's clock said in an answer that has just arrived. For the browser alone. */
export function hearServerTime(instant: string): void {
  lead = Math.max(lead, Date.parse(instant) - Date.now())
}

/**
 * The server's time in milliseconds since 1970, second by second and the same everywhere on the page; while the page is
 * being taken over, the time the server rendered it at.
 */
export function useServerTime(renderedAt: string): number {
  return useSyncExternalStore(eachSecond, readClock, () => Date.parse(renderedAt))
}

// one clock for the page: many countdowns that each had their own would tick one after the other
const ticks = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let shown = 0

function eachSecond(tick: () => void): () => void {
  ticks.add(tick)
  if (timer === undefined) {
    shown = now()
    timer = setInterval(() => {
      shown = now()
      for (const each of ticks) each()
    }, SECOND_MS)
  }
  return () => {
    ticks.delete(tick)
    if (ticks.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function readClock(): number {
  if (timer === undefined) shown = now()
  return shown
}

function now(): number {
  const ahead = Number.isFinite(lead) ? lead : 0
  return Math.floor((Date.now() + ahead) / SECOND_MS) * SECOND_MS
}
