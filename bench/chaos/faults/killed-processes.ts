import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { type Place, signal } from '../place.ts'

/** Two serve: first one is killed, then the other, then both at once. */
export const killedProcesses: Fault = {
  name: 'kill -9 of processes',
  settings: { WEB_CONCURRENCY: '2' },
  async strike(place) {
    signal(serving(place)[0] ?? 0, 'SIGKILL')
    await delay(4_000)
    signal(serving(place)[0] ?? 0, 'SIGKILL')
    await delay(4_000)
    killAll(place)
    return { done: 'one of two, 4 s later the other, 4 s later both' }
  },
}

/** Kills whoever serves; the process that looks after them stays. */
export function killAll(place: Place): void {
  for (const pid of serving(place)) signal(pid, 'SIGKILL')
}

function serving({ app }: Place): number[] {
  const { pid } = app.process
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children.filter(Boolean).map(Number)
}
