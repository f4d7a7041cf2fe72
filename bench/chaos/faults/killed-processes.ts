import { setTimeout as delay } from 'node:timers/promises'
import { childrenOf } from '#test/servers/children-of.ts'
import { type ChaosSite, signal } from '../chaos-site.ts'
import type { Fault } from '../fault.ts'

/** Two serve: first one is killed, then the other, then both at once. */
export const killedProcesses: Fault = {
  name: 'kill -9 of processes',
  settings: { WEB_CONCURRENCY: '2' },
  async strike(site) {
    signal(childrenOf(site.app.process)[0] ?? 0, 'SIGKILL')
    await delay(4_000)
    signal(childrenOf(site.app.process)[0] ?? 0, 'SIGKILL')
    await delay(4_000)
    killAll(site)
    return { done: 'one of two, 4 s later the other, 4 s later both' }
  },
}

/** Kills the serving processes; the process that supervises them stays. */
export function killAll(site: ChaosSite): void {
  for (const pid of childrenOf(site.app.process)) signal(pid, 'SIGKILL')
}
