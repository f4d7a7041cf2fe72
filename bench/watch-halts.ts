import { monitorEventLoopDelay } from 'node:perf_hooks'

// Imported before the application, only by `npm run bench -- halts`: reports how long its event loop was blocked.

/** The longest block of the event loop, in milliseconds. */
export interface Halts {
  /** By the clock, with whatever else the machine did meanwhile. */
  clock: number
  /** Of the thread's own work. */
  work: number
}

/** The message that asks a watched process for its longest halts, which it then measures anew. */
export const HALTS = 'halts'

const SAMPLE_MS = 2
const delays = monitorEventLoopDelay({ resolution: SAMPLE_MS })
let [longest, until] = [0, workedMs()]

function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function sample(): void {
  const now = workedMs()
  longest = Math.max(longest, now - until)
  until = now
}

// a parent reads what this module exports without being watched
if (process.env.WATCH_HALTS === 'on') {
  delays.enable()
  setInterval(sample, SAMPLE_MS).unref()
  process.on('message', (message: unknown) => {
    if (message !== HALTS) return
    process.send?.({ clock: delays.max / 1e6, work: longest } satisfies Halts)
    delays.reset()
    longest = 0
    until = workedMs()
  })
  process.channel?.unref()
}
