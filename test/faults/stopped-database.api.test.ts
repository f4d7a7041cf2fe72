import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ensureBuild } from '#server/platform/build/ensure-build.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { aFolder, ask, start } from '#server/platform/embedded-postgres/testing.ts'
import { post } from '#test/post.ts'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'

await ensureBuild()

const NOT_READY = 'Layanan belum siap. Silakan coba lagi.'

/** A database and the application on it, as processes of their own. */
async function anInstallation() {
  const dataDir = aFolder()
  const database = await start({ dataDir })
  await migrate(database.url)
  const app = await startApp(database.url, { DEMO: 'off', LOG_LEVEL: 'silent' })
  onTestFinished(app.stop)
  return { dataDir, database, app }
}

const ready = ({ url }: AppProcess) => fetch(`${url}/readyz`)
// a search, whose answer is not cached
const page = ({ url }: AppProcess) => fetch(`${url}/produk?keyword=gula`)
const call = ({ url }: AppProcess) => post(url, 'produk/daftar', {})

// a database is made and an application started, and answers are waited for as long as the application waits
const patience = { timeout: 180_000 }

it('a database that stands still: API, pages and /readyz say so, and go on with it', patience, async () => {
  const { dataDir, database, app } = await anInstallation()
  expect([(await page(app)).status, (await call(app)).status]).toEqual([200, 200])
  const stopped = await processesOf(database.url, dataDir)
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of stopped) signalIfThere(pid, signal)
  }
  // or the database could not be stopped after the test
  onTestFinished(() => signalAll('SIGCONT'))

  signalAll('SIGSTOP')
  const order: string[] = []
  const requests = [page, call].map(async (of) => {
    const answer = await of(app)
    order.push('answer')
    return answer
  })
  const readiness = await ready(app)
  order.push('ready')
  const answers = await Promise.all(requests)
  expect([readiness.status, ...answers.map(({ status }) => status)]).toEqual([503, 503, 503])
  expect(order[0], 'who balances is told first').toBe('ready')
  expect(await answers[1]?.json()).toMatchObject({ status_detail: { code: 'not_ready', status_message: NOT_READY } })

  signalAll('SIGCONT')
  await expect.poll(async () => (await ready(app)).status).toBe(200)
  expect([(await page(app)).status, (await call(app)).status]).toEqual([200, 200])
})

it('a database that is away: pages too are to be tried again, and are not broken', patience, async () => {
  const { database, app } = await anInstallation()
  await database.stop()
  const [answer, other] = [await page(app), await call(app)]
  expect([answer.status, answer.headers.get('retry-after'), other.status]).toEqual([503, '1', 503])
})

/** The server and what serves its connections. */
async function processesOf(url: string, dataDir: string): Promise<number[]> {
  const backends = await ask(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()')
  const [server] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return [Number(server), ...backends.map(({ pid }) => Number(pid))]
}

/** A connection that was given up may have ended. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
