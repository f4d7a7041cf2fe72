import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureWebBuild } from '#server/platform/web/build-web.ts'
import { type AppProcess, startApp } from '#test/app-process.ts'
import { firstLoadKilobytes } from '#test/first-load.ts'
import { cloneDatabase, provideCluster } from '#test/postgres.ts'
import { signInAs } from './buyer.ts'
import { load, loadByHand, type Measure } from './load.ts'
import { makeScenarios, type Scenario } from './scenarios.ts'

// npm run bench [-- part of a name ...]: requests per second and latency of the product, beside this machine's floor in
// the same run. Refusals in a measure make the run exit with code 1.
// npm run bench -- first-load: only how much JavaScript the product page loads, which a busy machine measures as well.

const wanted = process.argv.slice(2).map((part) => part.toLowerCase())

const stop = await provideCluster()
try {
  await ensureWebBuild()
  const database = await cloneDatabase('demo')
  await (await startApp(database.url)).stop()
  const begun = performance.now()
  const app = await startApp(database.url, { TRUST_PROXY: '1', LOG_LEVEL: 'error' })
  const startUp = performance.now() - begun
  try {
    if (wanted.join() !== 'first-load') await measure(app, database.url, startUp)
    const script = await firstLoadKilobytes(app.url, await aProductPath(app))
    print(`first-load JavaScript of the product page ${script.toFixed(1)} kB gzip (aim: under 150 kB)`)
  } finally {
    await app.stop()
  }
} finally {
  await stop()
}

async function measure(app: AppProcess, databaseUrl: string, startUp: number): Promise<void> {
  const floor = await startFloor(databaseUrl)
  try {
    await report(app, databaseUrl, floor.url)
    const memory = await residentMegabytes(app)
    print(`start-up to first answer, data present   ${(startUp / 1000).toFixed(2)} s   (aim: under 5 s)`)
    print(`resident memory of the process after load ${memory.toFixed(0)} MB   (aim: under 300 MB)`)
  } finally {
    floor.stop()
  }
}

async function report(app: AppProcess, databaseUrl: string, floorUrl: string): Promise<void> {
  const buyer = await signInAs(app.url, 'pembeli@contoh.id')
  const floors = new Map<string, Measure>()
  print(
    'what'.padEnd(24) +
      columns(['req/s', 'p50 ms', 'p99 ms']) +
      columns(['floor', 'p50 ms', 'p99 ms']) +
      columns(['ratio']),
  )
  const scenarios = await makeScenarios(app.url, databaseUrl, buyer)
  for (const scenario of scenarios.filter(({ name }) => isWanted(name))) {
    const floor = await floorOf(scenario, floors, floorUrl)
    const measure = await scenario.run()
    print(line(scenario.name, measure, floor))
    if (measure.refused.size > 0) process.exitCode = 1
  }
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((part) => name.toLowerCase().includes(part))
}

async function floorOf({ floor, byHand }: Scenario, known: Map<string, Measure>, url: string) {
  if (floor === null) return undefined
  const key = `${floor} ${byHand ?? false}`
  const measured = known.get(key) ?? (await measureFloor(`${url}/${floor}`, byHand ?? false))
  known.set(key, measured)
  return measured
}

function measureFloor(url: string, byHand: boolean): Promise<Measure> {
  if (!byHand) return load({ url })
  return loadByHand(() => async () => {
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    await answer.json()
  })
}

function line(name: string, measure: Measure, floor: Measure | undefined): string {
  const ratio = floor ? (measure.perSecond / floor.perSecond).toFixed(2) : ''
  const floorColumns = floor ? figures(floor) : ['', '', '']
  return name.padEnd(24) + columns(figures(measure)) + columns(floorColumns) + columns([ratio]) + complaint(measure)
}

function figures({ perSecond, p50, p99 }: Measure): string[] {
  return [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)]
}

function columns(texts: readonly string[]): string {
  return texts.map((text) => text.padStart(9)).join('')
}

function complaint({ refused }: Measure): string {
  if (refused.size === 0) return ''
  const reasons = [...refused].map(([reason, count]) => `${count} x ${reason}`)
  return `   WORTH NOTHING, refused: ${reasons.join('; ')}`
}

async function startFloor(databaseUrl: string): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'floor.ts'), [databaseUrl], { execArgv: [] })
  const [url] = await once(child, 'message')
  return { url, stop: () => child.kill() }
}

async function residentMegabytes({ process: child }: AppProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

async function aProductPath({ url }: AppProcess): Promise<string> {
  const html = await (await fetch(`${url}/produk`)).text()
  return /href="(\/produk\/[a-z0-9]+-[a-z0-9-]+)"/.exec(html)?.[1] ?? '/produk'
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
