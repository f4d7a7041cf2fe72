import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ensureWebBuild } from '#server/platform/web/build-web.ts'
import { startApi } from './api-process.ts'
import { type AppProcess, startApp } from './app-process.ts'
import { expectBalanced, fiftyCheckouts, place, signInAll, wholeOrdersOf } from './checkouts.ts'
import { openWorld } from './world.ts'

await ensureWebBuild()
const world = await openWorld({ connections: 2 })

const TOKEN = 'a-token-for-metrics'
// processes start while it is waited
const starting = { timeout: 100_000 }
const long = { timeout: 240_000 }

async function twoProcesses(): Promise<AppProcess> {
  const settings = { DEMO: 'off', WEB_CONCURRENCY: '2', METRICS_TOKEN: TOKEN, LOG_LEVEL: 'error' }
  const app = await startApp(world.databaseUrl, settings)
  await expect.poll(app.output, starting).toContain('2 processes serve.')
  return app
}

/** The processes that it looks after, as the system tells. */
function childrenOf({ process: { pid } }: AppProcess): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return listed === '' ? [] : listed.split(' ').map(Number)
}

describe('several processes behind one listener', () => {
  let app: AppProcess
  // one after the other, with the same
  beforeAll(async () => {
    app = await twoProcesses()
  }, 240_000)
  afterAll(() => app.stop())

  it('count together, whichever is asked [OPS-1]', async () => {
    for (let n = 0; n < 6; n++) await fetch(`${app.url}/healthz`, { headers: { connection: 'close' } })
    const answer = await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    const counted = /^http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} (\d+)/m
    expect(Number(counted.exec(await answer.text())?.[1])).toBe(6)
  })

  it(
    'place each of fifty orders once while one is killed and those that failed are sent again [OPS-1]',
    long,
    async () => {
      const { seller, checkouts } = await fiftyCheckouts(world)
      const bearers = await signInAll(app, checkouts)
      const [victim = 0] = childrenOf(app)
      const answered = new Map<string, string>()

      await Promise.all(
        checkouts.map(async (checkout) => {
          const number = await place(app, checkout, bearers).catch(() => undefined)
          if (number) answered.set(checkout.body.kunci, number)
          if (answered.size === 10) killIfThere(victim)
        }),
      )
      await expect.poll(() => isAlive(victim)).toBe(false)
      await expect.poll(() => childrenOf(app), starting).toHaveLength(2)
      for (const checkout of checkouts) {
        const number = (await place(app, checkout, bearers)) ?? 'refused'
        expect(answered.get(checkout.body.kunci) ?? number).toBe(number)
        answered.set(checkout.body.kunci, number)
      }

      expect(await wholeOrdersOf(world, seller.companyId)).toEqual(answered)
      await expectBalanced(world, seller.companyId, checkouts.length)
    },
  )

  it('are replaced one by one at SIGHUP, and no request fails meanwhile [OPS-1]', long, async () => {
    const before = childrenOf(app)
    let isReplaced = false
    const failures: unknown[] = []
    let count = 0
    const asking = async (path: string) => {
      while (!isReplaced) {
        const answer = await fetch(`${app.url}${path}`, { headers: { connection: 'close' } }).catch((error) => error)
        if (!(answer instanceof Response) || !answer.ok) failures.push(answer)
        else await answer.text()
        count++
      }
    }
    const load = ['/healthz', '/produk'].map(asking)

    app.process.kill('SIGHUP')
    await expect.poll(app.output, { timeout: 200_000 }).toContain('Every process was replaced.')
    isReplaced = true
    await Promise.all(load)

    expect(failures).toEqual([])
    expect(count).toBeGreaterThan(0)
    expect(childrenOf(app)).toHaveLength(2)
    expect(childrenOf(app).filter((pid) => before.includes(pid))).toEqual([])
  })

  it('all end with the one that looks after them [OPS-1]', async () => {
    const children = childrenOf(app)
    const ended = once(app.process, 'exit')
    app.process.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(children.filter(isAlive)).toEqual([])
  })

  it('leave no process behind when the one that looks after them is killed [OPS-1]', long, async () => {
    const other = await twoProcesses()
    onTestFinished(other.stop)
    const children = childrenOf(other)
    other.process.kill('SIGKILL')
    await expect.poll(() => children.filter(isAlive)).toEqual([])
  })
})

describe('a role', () => {
  it('of jobs runs them and answers nobody but who looks after it; one of the web runs none [OPS-1]', async () => {
    const [web, jobs] = [await aProcess('web'), await aProcess('jobs')]
    expect(await statuses(web.url)).toEqual([200, 200, 200])
    expect(await statuses(jobs.url)).toEqual([200, 200, 404])
    expect(await jobConnections()).toBeGreaterThan(0)
    const ended = once(jobs.process, 'exit')
    jobs.process.kill('SIGKILL')
    await ended
    await expect.poll(jobConnections).toBe(0)
  })
})

async function aProcess(ROLE: string) {
  const api = await startApi(world.databaseUrl, { ROLE })
  onTestFinished(() => void api.process.kill('SIGKILL'))
  return api
}

async function statuses(url: string): Promise<number[]> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const asked = [fetch(`${url}/healthz`), fetch(`${url}/readyz`), fetch(`${url}/api/produk/daftar`, init)]
  return (await Promise.all(asked)).map(({ status }) => status)
}

/** Connections by which some process takes jobs of this database. */
async function jobConnections(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and application_name = 'sentra-bahan jobs'`.execute(world.db)
  return rows[0]?.count ?? 0
}

function killIfThere(pid: number): void {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // one that has ended and was not asked for yet
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
