import { setTimeout as delay } from 'node:timers/promises'
import { journeyNow } from '#test/clock.ts'
import type { Fault } from '../fault.ts'

const HOUR_MS = 3_600_000

/** Only the application's clock, as on a machine that keeps no time: a start compares both, a running site does not. */
export const movedClock: Fault = {
  name: 'clock moved',
  async strike({ app }) {
    for (const hours of [2, -2, 0]) {
      await app.setClock(new Date(journeyNow().getTime() + hours * HOUR_MS))
      await delay(hours === 0 ? 0 : 4_000)
    }
    return { done: "the application's own, 2 h ahead for 4 s, 2 h behind for 4 s, right again" }
  },
}
