import { setTimeout as delay } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

const AWAY_MS = 15_000

export const killedDatabase: Fault = {
  name: 'kill -9 of PostgreSQL',
  async strike({ database }) {
    for (const pause of [3_000, 0]) {
      database.kill()
      await delay(1_000)
      await database.start()
      await delay(pause)
    }
    return { done: 'started again 1 s later; 3 s after that once more' }
  },
}

export const stoppedDatabase: Fault = {
  name: 'PostgreSQL stopped, 15 s',
  async strike({ database }) {
    await database.stop()
    await delay(AWAY_MS)
    await database.start()
    return { done: 'fast shutdown, started again' }
  },
}

export const frozenDatabase: Fault = {
  name: 'PostgreSQL stands, 15 s',
  async strike({ database }) {
    await database.freeze()
    await delay(AWAY_MS).finally(database.thaw)
    return { done: 'SIGSTOP to it and its connections: nothing is refused, nothing is answered' }
  },
}
