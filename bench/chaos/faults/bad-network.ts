import { setTimeout as delay } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

const LASTS_MS = 12_000
const BREAKS_EVERY_MS = 400

/** Between the application and its database, by a TCP proxy: it works wherever Node does, without rights. */
export const badNetwork: Fault = {
  name: 'bad network, 12 s',
  async strike({ wire }) {
    wire.behave({ delayMs: 10, lost: 0.03, againMs: 250 })
    const breaking = setInterval(wire.breakOne, BREAKS_EVERY_MS)
    await delay(LASTS_MS)
    clearInterval(breaking)
    wire.behave()
    return { done: 'to the database, by a proxy: 10 ms each way, 3 % 250 ms later, 2.5 connections a second broken' }
  },
}
