import { execFileSync, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Called, CrowdReport } from '../crowd.ts'
import type { Fault } from '../fault.ts'
import { killAll } from './killed-processes.ts'

const TARGET = 10_000
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
  async strike(site) {
    const files = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' })) || TARGET + OTHER_FILES
    const count = Math.min(TARGET, files - OTHER_FILES)
    const crowd = fork(join(import.meta.dirname, '..', 'crowd.ts'), [], { execArgv: [] })
    let report: CrowdReport = { connected: 0, failed: {} }
    crowd.on('message', (heard: CrowdReport) => {
      report = heard
    })
    crowd.send({ url: site.app.url, bearers: site.market.ears, count } satisfies Called)
    const until = async (enough: (now: number) => boolean) => {
      const begun = performance.now()
      while (!enough(report.connected) && performance.now() - begun < LONGEST_MS) await delay(100)
    }
    await until((now) => now === count)
    const before = report.connected
    killAll(site)
    const killed = performance.now()
    return {
      done: `${before} connected${count < TARGET ? ` (${files} files a process)` : ''}, both processes killed`,
      async recovery() {
        await until((now) => now >= before)
        const seconds = ((performance.now() - killed) / 1000).toFixed(0)
        crowd.disconnect()
        const failed = Object.entries(report.failed).map(([why, count]) => `${count} x ${why}`)
        return `${report.connected} back after ${seconds} s; tries that failed: ${failed.join(', ') || 'none'}`
      },
    }
  },
}
