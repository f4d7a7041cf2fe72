import { execFileSync, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Called, Told } from '../crowd.ts'
import type { Fault } from '../fault.ts'
import { killAll } from './killed-processes.ts'

const WANTED = 10_000
// a session may have 40
const SESSIONS = 320
// files that a process needs beside its sockets
const OTHER_FILES = 1_000
// a busy machine answers some hundred handshakes a second
const LONGEST_MS = 150_000

/** All lose their connection at one moment, because both processes are killed, and come back at once. */
export const manySockets: Fault = {
  name: 'sockets reconnect',
  settings: { WEB_CONCURRENCY: '2' },
  ears: SESSIONS,
  async strike(place) {
    const files = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' })) || WANTED + OTHER_FILES
    const count = Math.min(WANTED, files - OTHER_FILES)
    const crowd = fork(join(import.meta.dirname, '..', 'crowd.ts'), [], { execArgv: [] })
    let told: Told = { connected: 0, failed: {} }
    crowd.on('message', (heard: Told) => {
      told = heard
    })
    crowd.send({ url: place.app.url, bearers: place.market.ears, count } satisfies Called)
    const until = async (enough: (now: number) => boolean) => {
      const begun = performance.now()
      while (!enough(told.connected) && performance.now() - begun < LONGEST_MS) await delay(100)
    }
    await until((now) => now === count)
    const before = told.connected
    killAll(place)
    const killed = performance.now()
    return {
      done: `${before} connected${count < WANTED ? ` (${files} files a process)` : ''}, both processes killed`,
      async afterwards() {
        await until((now) => now >= before)
        const seconds = ((performance.now() - killed) / 1000).toFixed(0)
        crowd.disconnect()
        const failed = Object.entries(told.failed).map(([why, count]) => `${count} x ${why}`)
        return `${told.connected} back after ${seconds} s; tries that failed: ${failed.join(', ') || 'none'}`
      },
    }
  },
}
