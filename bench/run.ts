import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureWebBuild } from '#server/platform/web/build-web.ts'
import { type AppProcess, startApp } from '#test/app-process.ts'
import { cloneDatabase, provideCluster } from '#test/postgres.ts'
import { signInAs } from './buyer.ts'
import { firstLoadBytes } from './first-load.ts'
import { load, type Measure } from './load.ts'
import { makeScenarios, type Scenario } from './scenarios.ts'

// npm run bench: requests a second and p99 of the product, beside the floor of this machine in this very run.

const stop = await provideCluster()
try {
  await ensureWebBuild()
  const database = await cloneDatabase('demo')
  await (await startApp(database.url)).stop()
  const begun = performance.now()
  const app = await startApp(database.url, { TRUST_PROXY: '1', LOG_LEVEL: 'error' })
  const startUp = performance.now() - begun
  const floor = await startFloor(database.url)
  try {
    await report(app, floor.url)
    const memory = await residentMegabytes(app)
    const script = (await firstLoadBytes(app.url, await aProductPath(app))) / 1000
    print(`start-up to first answer, data present   ${(startUp / 1000).toFixed(2)} s   (aim: under 5 s)`)
    print(`resident memory of the process after load ${memory.toFixed(0)} MB   (aim: under 300 MB)`)
    print(`first-load JavaScript of the product page ${script.toFixed(0)} kB gzip   (aim: under 170 kB)`)
  } finally {
    floor.stop()
    await app.stop()
  }
} finally {
  await stop()
}

async function report(app: AppProcess, floorUrl: string): Promise<void> {
  const buyer = await signInAs(app.url, 'pembeli@contoh.id')
  const floors = new Map<string, Measure>()
  print(
    `${'what'.padEnd(26)}${'req/s'.padStart(9)}${'p99 ms'.padStart(9)}${'floor req/s'.padStart(13)}${'ratio'.padStart(8)}`,
  )
  for (const scenario of await makeScenarios(app.url, buyer)) {
    const floor = await floorOf(scenario, floors, floorUrl)
    const measure = await scenario.run()
    print(line(scenario.name, measure, floor))
  }
}

async function floorOf({ floor }: Scenario, known: Map<string, Measure>, url: string): Promise<Measure | undefined> {
  if (floor === null) return undefined
  const measured = known.get(floor) ?? (await load({ url: `${url}/${floor}` }))
  known.set(floor, measured)
  return measured
}

function line(name: string, measure: Measure, floor: Measure | undefined): string {
  const ratio = floor ? (measure.perSecond / floor.perSecond).toFixed(2) : ''
  const complaint = measure.refused > 0 ? `   ${measure.refused} refused` : ''
  return (
    name.padEnd(26) +
    measure.perSecond.toFixed(0).padStart(9) +
    measure.p99.toFixed(1).padStart(9) +
    (floor?.perSecond.toFixed(0) ?? '').padStart(13) +
    ratio.padStart(8) +
    complaint
  )
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
