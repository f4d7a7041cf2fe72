import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from '#server/launch.ts'
import { leadOf } from '../clock.ts'
import type { ClockMessage } from './movable-clock.ts'
import { movePlannedJobs } from './move-planned-jobs.ts'

/** The application as a process of its own. */
export type AppProcess = {
  url: string
  process: ChildProcess
  /** Everything it has written so far. */
  output(): string
  /** Sets its clock, which runs on from there. */
  setClock(instant: Date): Promise<void>
  /** Asks it to end, waits until it has, and removes its files. */
  stop(): Promise<void>
}

/** Node's options for a process whose clock tests move, or which runs beside a database on another date. */
export const withMovableClock = `--import ${new URL('./movable-clock.ts', import.meta.url)}`

/**
 * Starts the application as `npm start` does, on a free port, with this database and the clock of journeys; returns
 * once it is ready. Its clock is moved by test/servers/movable-clock.ts, not by the product.
 * @param launched by the code of another version, if not by this
 * @throws Error with its output when it ends or is not ready within two minutes
 */
export async function startApp(
  databaseUrl: string,
  settings: Record<string, string> = {},
  launched = launch,
): Promise<AppProcess> {
  await movePlannedJobs(databaseUrl)
  const dataDir = await mkdtemp(join(tmpdir(), 'sentra-bahan-app-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const app = launched({
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: withMovableClock,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: 'on',
      // a machine busy with tests is late, and should not refuse requests for that
      BUSY_AFTER_MS: '600000',
      ...settings,
    },
  })
  let written = ''
  app.stdout?.on('data', (piece) => (written += piece))
  app.stderr?.on('data', (piece) => (written += piece))

  async function setClock(instant: Date) {
    const isSet = once(app, 'message')
    app.send({ lead: leadOf(instant) } satisfies ClockMessage)
    await isSet
  }

  async function stop() {
    if (app.exitCode === null && app.signalCode === null) {
      const ended = once(app, 'exit')
      app.kill('SIGTERM')
      const patience = setTimeout(() => app.kill('SIGKILL'), 30_000)
      await ended
      clearTimeout(patience)
    }
    await rm(dataDir, { recursive: true, force: true })
  }

  if (!(await isReady(url, app))) {
    await stop()
    throw new Error(`The application did not become ready.\n${written}`)
  }
  return { url, process: app, output: () => written, setClock, stop }
}

async function isReady(url: string, app: ChildProcess): Promise<boolean> {
  const patience = AbortSignal.timeout(120_000)
  while (!patience.aborted && app.exitCode === null && app.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await new Promise((resume) => setTimeout(resume, 50))
  }
  return false
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
