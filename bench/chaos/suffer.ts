import { setTimeout as delay } from 'node:timers/promises'
import type { Act } from './act.ts'
import { openSite } from './chaos-site.ts'
import type { Fault } from './fault.ts'
import { openLoad } from './load.ts'
import { type Discrepancies, reconcile } from './reconcile.ts'

/** The effect of a fault, and its discrepancies. */
export interface Suffered extends Discrepancies {
  done: string
  /** Acts that were answered, and how many of them had to be sent more than once. */
  answered: number
  /** Kinds of acts that were answered. */
  kinds: Act['kind'][]
  again: number
  /** Of every kind, those that will never happen, by their reasons. */
  refused: string[]
  /** Milliseconds. */
  p99Before: number
  /** Seconds after its end until requests were answered in time again. */
  back: number | undefined
}

const WARM_MS = 4_000
const BEFORE_MS = 3_000
/** Within so many seconds all is to be as before. */
export const BACK_WITHIN = 10
/** In time is what takes no longer than three times what it took before, or this. */
const IN_TIME_MS = 400
const IN_TIME = 3

/** Applies a fault to a site of its own under load, and reconciles afterwards. @returns why it was skipped */
export async function suffer(fault: Fault, seed: string, { buyers = 8 } = {}): Promise<Suffered | string> {
  const room = await fault.room?.(seed)
  if (typeof room === 'string') return room
  try {
    const { settings, ears } = fault
    const site = await openSite({ seed, folder: room?.folder, settings, ears, buyers })
    let load: ReturnType<typeof openLoad> | undefined
    try {
      load = openLoad(site.app.url, site.market)
      await delay(WARM_MS)
      const warm = performance.now()
      await delay(BEFORE_MS)
      const { p99: p99Before } = load.between(warm, performance.now())
      const { done, recovery } = await fault.strike(site)
      const struckAt = performance.now()
      const back = await load.untilBack(struckAt, Math.max(IN_TIME_MS, IN_TIME * p99Before), BACK_WITHIN)
      const recovered = await recovery?.()
      await load.end()
      const { acts } = load
      const discrepancies = await reconcile(site, acts)
      const { exitCode, signalCode } = site.app.process
      if (exitCode !== null || signalCode !== null)
        discrepancies.lost.push(`the application has ended (${signalCode ?? exitCode}):\n${site.app.output()}`)
      const answered = acts.filter((act) => act.answered !== undefined)
      return {
        ...discrepancies,
        done: [done, recovered, load.failures()].filter(Boolean).join('; '),
        answered: answered.length,
        kinds: [...new Set(answered.map(({ kind }) => kind))].sort(),
        again: answered.filter(({ sent }) => sent > 1).length,
        refused: acts.flatMap(({ refused }) => refused ?? []),
        p99Before,
        back,
      }
    } finally {
      await load?.end()
      await site.close()
    }
  } finally {
    await room?.remove()
  }
}
