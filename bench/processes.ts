import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { copyOfOffers } from './cached-database.ts'
import { print } from './report.ts'
import { makeScenarios } from './scenarios.ts'

interface Run {
  perSecond: number
  /** How many cores each was busy with meanwhile. */
  application: number
  database: number
  load: number
}

// of the kernel, for every program
const TICKS_A_SECOND = 100
const WIDTH = 28
/** What is measured where no names are given: calls that read, one that writes, and a page. */
const usual = ['list', 'detail', 'cart', 'place order, 8 at once', 'list page, signed in']

/**
 * Measures by one process and by several behind its listener (WEB_CONCURRENCY), and prints the ratio, with the cores that
 * the application, the database's connections and the load itself were busy with: where all of them share one machine,
 * what several processes gain ends where its cores do.
 */
export async function printProcesses(
  offers: number,
  count: number,
  seconds: number,
  names: readonly string[],
): Promise<void> {
  const one = await measureBy(1, offers, seconds, names)
  const clustered = await measureBy(count, offers, seconds, names)

  print(`\n${offers} offers, ${availableParallelism()} cores for the application, its database and the load together`)
  const columns = (...texts: string[]) => texts.map((text) => text.padStart(10)).join('')
  print('what'.padEnd(WIDTH) + columns('by one', `by ${count}`, 'ratio', 'app', 'database', 'load'))
  for (const [name, alone] of one) {
    const together = clustered.get(name)
    if (!together) continue
    const figures = columns(
      alone.perSecond.toFixed(0),
      together.perSecond.toFixed(0),
      (together.perSecond / alone.perSecond).toFixed(2),
    )
    const cores = (key: 'application' | 'database' | 'load') => `${alone[key].toFixed(1)}/${together[key].toFixed(1)}`
    print(name.padEnd(WIDTH) + figures + columns(cores('application'), cores('database'), cores('load')))
  }
  print('The last three: cores that each was busy with, by one process and by several.')
}

async function measureBy(
  processes: number,
  offers: number,
  seconds: number,
  names: readonly string[],
): Promise<Map<string, Run>> {
  const database = await copyOfOffers(offers)
  const settings = { TRUST_PROXY: '1', LOG_LEVEL: 'error', BUSY_AFTER_MS: '', WEB_CONCURRENCY: String(processes) }
  try {
    const app = await startApp(database.url, settings)
    try {
      const scenarios = await makeScenarios({ url: app.url, databaseUrl: database.url, seconds })
      const chosen = scenarios.filter(({ name }) =>
        names.length === 0 ? usual.includes(name) : names.some((word) => name.includes(word.toLowerCase())),
      )
      const runs = new Map<string, Run>()
      for (const { name, run, mayRefuse } of chosen) {
        const before = await busy(app, database.url)
        const { perSecond, refused } = await run()
        const after = await busy(app, database.url)
        if (refused.size > 0 && !mayRefuse) process.exitCode = 1
        const cores = (key: 'application' | 'database' | 'load') => (after[key] - before[key]) / (after.at - before.at)
        runs.set(name, {
          perSecond,
          application: cores('application'),
          database: cores('database'),
          load: cores('load'),
        })
      }
      return runs
    } finally {
      await app.stop()
    }
  } finally {
    await database.drop()
  }
}

/** Seconds of a processor that each has used so far. */
async function busy(app: AppProcess, databaseUrl: string) {
  const name = new URL(databaseUrl).pathname.slice(1)
  const all = await readProcesses()
  const sum = (isCounted: (one: Process) => boolean) =>
    all.filter(isCounted).reduce((total, { seconds }) => total + seconds, 0)
  const { user, system } = process.cpuUsage()
  return {
    at: performance.now() / 1000,
    application: sum(({ pid, parent }) => pid === app.process.pid || parent === app.process.pid),
    database: sum(({ command }) => command.startsWith('postgres:') && command.includes(name)),
    load: (user + system) / 1e6,
  }
}

interface Process {
  pid: number
  parent: number
  command: string
  seconds: number
}

async function readProcesses(): Promise<Process[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  // one may end while it is read
  const read = await Promise.all(numbers.map((pid) => readProcess(Number(pid)).catch(() => undefined)))
  return read.filter((one) => one !== undefined)
}

async function readProcess(pid: number): Promise<Process> {
  const [stat, command] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
  ])
  // after the program's name in brackets: state, parent, and as the 12th and 13th the time in its own code and the system's
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return {
    pid,
    parent: Number(fields[1]),
    command,
    seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND,
  }
}
