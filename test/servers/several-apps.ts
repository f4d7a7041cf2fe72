import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webPush from 'web-push'
import { type AppProcess, startApp } from './app-process.ts'
import { openBalancer } from './balancer.ts'

/** The application as people see it, by however many processes. */
export type Site = Pick<AppProcess, 'url' | 'output' | 'setClock' | 'stop'>

/** The application as several processes on one database, behind a balancer that alternates every request. */
export interface SeveralApps extends Site {
  /** Ends the process in this place by a signal, and waits until it is gone. @returns its exit code */
  end(place: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  /** Starts another one in this place, which gets requests once it is ready. */
  startAgain(place: number): Promise<void>
  /** Places of the processes that were asked, and of those that lost a request. */
  asked(): number[]
  lost(): number[]
}

/** @throws Error with the output of one that does not become ready */
export async function startSeveral(
  databaseUrl: string,
  count: number,
  settings: Record<string, string> = {},
): Promise<SeveralApps> {
  const balancer = await openBalancer()
  // what docs/operations.md asks several processes to share
  const folder = await mkdtemp(join(tmpdir(), 'sentra-bahan-shared-'))
  const push = webPush.generateVAPIDKeys()
  const shared = {
    PUBLIC_URL: balancer.url,
    TRUST_PROXY: '1',
    DATA_DIR: folder,
    PUSH_PUBLIC_KEY: push.publicKey,
    PUSH_PRIVATE_KEY: push.privateKey,
    SECRETS_KEY: push.privateKey,
    ...settings,
  }
  const apps: AppProcess[] = []
  let earlier = ''

  async function startAt(place: number): Promise<void> {
    const app = await startApp(databaseUrl, shared)
    apps[place] = app
    balancer.use(place, app.url)
  }

  function at(place: number): AppProcess {
    const app = apps[place]
    if (!app) throw new Error(`no process in place ${place}`)
    return app
  }

  async function stop(): Promise<void> {
    await Promise.all(apps.map((app) => app.stop()))
    await balancer.close()
    await rm(folder, { recursive: true, force: true })
  }

  try {
    // the first migrates and fills, the others find it done
    for (let place = 0; place < count; place++) await startAt(place)
  } catch (reason) {
    await stop()
    throw reason
  }
  return {
    url: balancer.url,
    stop,
    asked: balancer.asked,
    lost: balancer.lost,
    output: () => earlier + apps.map((app) => app.output()).join(''),
    async setClock(instant) {
      await Promise.all(apps.map((app) => app.setClock(instant)))
    },
    async end(place, signal) {
      const app = at(place)
      const ended = once(app.process, 'exit')
      app.process.kill(signal)
      const [code] = await ended
      earlier += app.output()
      await app.stop()
      return code
    },
    startAgain: startAt,
  }
}
