import { useSyncExternalStore } from 'react'

const SECOND_MS = 1000

// an answer is always older than its arrival: of all received, the largest lead is the most accurate
let lead = Number.NEGATIVE_INFINITY

/** Records the server's time from an answer that has just arrived. Only in the browser. */
export function hearServerTime(instant: string): void {
  lead = Math.max(lead, Date.parse(instant) - Date.now())
}

/** Milliseconds until the server's clock shows this instant; never less than none. Only in the browser. */
export function msUntil(instant: string): number {
  return Math.max(0, Date.parse(instant) - serverNow())
}

/**
 * The server's time in milliseconds since 1970, updated every second and the same everywhere on the page; during
 * hydration, the time of rendering on the server.
 */
export function useServerTime(renderedAt: string): number {
  return useSyncExternalStore(eachSecond, readClock, () => Date.parse(renderedAt))
}

// one timer for the page: separate ones would make countdowns tick one after the other
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
  return Math.floor(serverNow() / SECOND_MS) * SECOND_MS
}

/** The server's time in milliseconds since 1970, as far as it has been heard. Only in the browser. */
export function serverNow(): number {
  return Date.now() + (Number.isFinite(lead) ? lead : 0)
}
