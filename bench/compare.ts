import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { launch } from '#server/launch.ts'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import type { TestDatabase } from '#test/servers/postgres.ts'
import { columns, print, WIDTH } from './report.ts'
import type { Scenario } from './scenario.ts'
import { makeScenarios } from './scenarios.ts'

/** One of two applications that are compared. */
export interface Side {
  name: string
  /** Dropped afterwards. */
  database: TestDatabase
  settings?: Record<string, string>
  /** By the code of another version, if not by this. */
  launched?: typeof launch
}

type Pair<Item> = readonly [Item, Item]
type Used = Record<'application' | 'database' | 'load', number>

/** The measures of one side in one round. */
interface Shown {
  figure: number
  /** Milliseconds of a processor by answer, with what prepared it. */
  used?: Used
}

interface Comparison {
  rounds: number
  seconds: number
  isChosen(name: string): boolean
}

/** Of which less is better. */
const [STARTED, STARTED_BY, MEMORY] = ['start-up s', 'start-up, processor s', 'memory after load MB'] as const
// of the kernel, for every program
const TICKS_A_SECOND = 100
const PAGE_BYTES = 4096

/**
 * Measures two applications alternately, measure by measure and round by round (the first, the second, the second, the first),
 * so that whatever else the machine does meanwhile meets both; a round before them counts for nothing.
 */
export async function printComparison(sides: Pair<Side>, { rounds, seconds, isChosen }: Comparison): Promise<void> {
  const shown = new Map<string, Pair<Shown[]>>()
  const note = (name: string, round: number, at: 0 | 1, one: Shown) => {
    const all = shown.get(name) ?? shown.set(name, [[], []]).get(name)
    if (round > 0) all?.[at].push(one)
  }
  const inTurn = async (act: (at: 0 | 1, round: number) => Promise<void>, round: number) => {
    for (const at of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) await act(at, round)
  }

  const apps: AppProcess[] = []
  try {
    for (let round = 0; round <= rounds; round++)
      await inTurn(async (at) => {
        const begun = performance.now()
        const app = await start(sides[at])
        note(STARTED, round, at, { figure: (performance.now() - begun) / 1000 })
        note(STARTED_BY, round, at, { figure: (await busy(app, sides[at].database)).application })
        await app.stop()
      }, round)

    const [one, other] = [await start(sides[0]), await start(sides[1])]
    apps.push(one, other)
    const running = [await open(sides[0], one, seconds), await open(sides[1], other, seconds)] as const
    const names = [...running[0].scenarios.keys()].filter(isChosen)
    for (let round = 0; round <= rounds; round++) {
      for (const name of names)
        await inTurn(async (at) => note(name, round, at, await measure(running[at], name)), round)
      await inTurn(async (at) => note(MEMORY, round, at, { figure: await megabytes(running[at].app) }), round)
    }
  } finally {
    for (const app of apps) await app.stop()
    for (const { database } of sides) await database.drop()
  }
  printTable(sides, shown)
}

function start({ database, settings, launched }: Side): Promise<AppProcess> {
  // how early it refuses is measured too
  return startApp(database.url, { TRUST_PROXY: '1', LOG_LEVEL: 'error', BUSY_AFTER_MS: '', ...settings }, launched)
}

interface Running {
  app: AppProcess
  database: TestDatabase
  scenarios: Map<string, Scenario>
}

async function open({ database }: Side, app: AppProcess, seconds: number): Promise<Running> {
  const scenarios = await makeScenarios({ url: app.url, databaseUrl: database.url, seconds })
  return { app, database, scenarios: new Map(scenarios.map((one) => [one.name, one])) }
}

async function measure({ app, database, scenarios }: Running, name: string): Promise<Shown> {
  const scenario = scenarios.get(name)
  if (!scenario) throw new Error(`there is no measure ${name}`)
  const before = await busy(app, database)
  const { perSecond, refused } = await scenario.run()
  const after = await busy(app, database)
  if (refused.size > 0 && !scenario.mayRefuse) {
    print(
      `${name}: WORTH NOTHING, refused: ${[...refused].map(([reason, count]) => `${count} x ${reason}`).join('; ')}`,
    )
    process.exitCode = 1
  }
  const by = (key: keyof Used) => ((after[key] - before[key]) / (after.at - before.at) / perSecond) * 1000
  return {
    figure: perSecond,
    used: { application: by('application'), database: by('database'), load: by('load') },
  }
}

function printTable([one, other]: Pair<Side>, shown: Map<string, Pair<Shown[]>>): void {
  print(`\n${availableParallelism()} cores for the applications, their databases and the load together`)
  const headings = [one.name, other.name, 'ratio', 'spread', 'app ms', 'database', 'load']
  print('what'.padEnd(WIDTH) + columns(headings, COLUMN))
  for (const [name, [first, second]] of shown) {
    const isCost = name === STARTED || name === STARTED_BY || name === MEMORY
    const ratio = (before: number, after: number) => (isCost ? before / after : after / before)
    const ratios = first.map(({ figure }, round) => ratio(figure, second[round]?.figure ?? 0))
    const [before, after] = [median(first.map(({ figure }) => figure)), median(second.map(({ figure }) => figure))]
    const used = (['application', 'database', 'load'] as const).map((key) =>
      [first, second].map((side) => median(side.map(({ used }) => used?.[key] ?? 0)).toFixed(2)).join('/'),
    )
    const figures = [before, after].map((figure) => figure.toFixed(figure < 20 ? 2 : 0))
    const spread = `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`
    const cells = [...figures, ratio(before, after).toFixed(2), spread, ...(isCost ? [] : used)]
    print(name.padEnd(WIDTH) + columns(cells, COLUMN))
  }
  print(
    'Answers a second, where nothing else is said: medians of the rounds. Ratio: above 1 the second is better; spread: its least',
  )
  print('and most in a round. The last three: milliseconds of a processor by answer of each, with what prepared it.')
}

const COLUMN = 12

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2
}

/** Seconds of a processor that each has used so far. */
async function busy(app: AppProcess, { url }: TestDatabase) {
  const name = new URL(url).pathname.slice(1)
  const all = await readProcesses()
  const sum = (isCounted: (one: Process) => boolean) =>
    all.filter(isCounted).reduce((total, { seconds }) => total + seconds, 0)
  const { user, system } = process.cpuUsage()
  return {
    at: performance.now() / 1000,
    application: sum(isOf(app)),
    database: sum(({ command }) => command.startsWith('postgres:') && command.includes(name)),
    load: (user + system) / 1e6,
  }
}

async function megabytes(app: AppProcess): Promise<number> {
  const own = (await readProcesses()).filter(isOf(app))
  return own.reduce((total, { pages }) => total + (pages * PAGE_BYTES) / 1048576, 0)
}

/** Of its own process, or of one of its workers. */
function isOf({ process: { pid: own } }: AppProcess) {
  return ({ pid, parent }: Process) => pid === own || parent === own
}

interface Process {
  pid: number
  parent: number
  command: string
  seconds: number
  /** Of memory. */
  pages: number
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
  // after the program's name in brackets: state, parent, as the 12th and 13th the time in its own code and the system's, pages 22nd
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return {
    pid,
    parent: Number(fields[1]),
    command,
    seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND,
    pages: Number(fields[21]),
  }
}
