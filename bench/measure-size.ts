import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { copyOfOffers } from './cached-database.ts'
import { load, loadByHand, type Measure } from './load.ts'
import { headings, line, print } from './report.ts'
import type { Scenario } from './scenario.ts'
import { makeScenarios } from './scenarios.ts'

/** The measures of one size: answers a second by measure, and figures of the whole process. */
export interface SizeMeasured {
  offers: number
  perSecond: Map<string, number>
  /** Seconds to the first answer, data present. */
  startUp: number
  /** Megabytes that the process has at the end. */
  memory: number
  /** Megabytes. */
  database: number
}

/** Measures the product over a copy of the database with this many offers, and prints each measure as it ends. */
export async function measureSize(
  offers: number,
  seconds: number,
  isSelected: (name: string) => boolean,
): Promise<SizeMeasured> {
  const database = await copyOfOffers(offers)
  // how early it refuses is measured too
  const settings = { TRUST_PROXY: '1', LOG_LEVEL: 'error', BUSY_AFTER_MS: '' }
  try {
    await (await startApp(database.url)).stop()
    const begun = performance.now()
    const app = await startApp(database.url, settings)
    const startUp = (performance.now() - begun) / 1000
    const floor = await startFloor(database.url)
    try {
      const scenarios = await makeScenarios({ url: app.url, databaseUrl: database.url, seconds })
      print(`\n${offers} offers\n${headings}`)
      const perSecond = await measureAll(
        scenarios.filter(({ name }) => isSelected(name)),
        floor.url,
        seconds,
      )
      return {
        offers,
        perSecond,
        startUp,
        memory: await residentMegabytes(app),
        database: await sizeOnDisk(database.url),
      }
    } finally {
      floor.stop()
      await app.stop()
    }
  } finally {
    await database.drop()
  }
}

async function measureAll(scenarios: readonly Scenario[], floorUrl: string, seconds: number) {
  const floors = new Map<string, Measure>()
  const perSecond = new Map<string, number>()
  for (const scenario of scenarios) {
    const floor = await floorOf(scenario, floors, floorUrl, seconds)
    const measure = await scenario.run()
    print(line(scenario, measure, floor))
    perSecond.set(scenario.name, measure.perSecond)
    if (measure.refused.size > 0 && !scenario.mayRefuse) process.exitCode = 1
  }
  return perSecond
}

async function floorOf({ floor, byHand = false }: Scenario, known: Map<string, Measure>, url: string, seconds: number) {
  if (floor === null) return undefined
  const key = `${floor} ${byHand}`
  const measured = known.get(key) ?? (await measureFloor(`${url}/${floor}`, byHand, seconds))
  known.set(key, measured)
  return measured
}

function measureFloor(url: string, byHand: boolean, seconds: number): Promise<Measure> {
  if (!byHand) return load({ url }, seconds)
  return loadByHand(
    () => async () => {
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
      await answer.json()
    },
    seconds,
  )
}

async function startFloor(databaseUrl: string): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'floor.ts'), [databaseUrl], { execArgv: [] })
  const [url] = await once(child, 'message')
  return { url, stop: () => child.kill() }
}

/** The resident memory of the process. */
export async function residentMegabytes({ process: child }: AppProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

async function sizeOnDisk(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select pg_database_size(current_database()) / 1048576.0 as size')
  await client.end()
  return Number(rows[0].size)
}
