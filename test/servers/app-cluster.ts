import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webPush from 'web-push'
import { type AppProcess, startApp } from './app-process.ts'
import { openBalancer } from './balancer.ts'

/** The application as people see it, by however many processes. */
export type Site = Pick<AppProcess, 'url' | 'output' | 'setClock' | 'stop'>

/** The application as a cluster of processes on one database, behind a balancer that alternates every request. */
export interface AppCluster extends Site {
  /** Ends the process in this place by a signal, and waits until it is gone. @returns its exit code */
  end(index: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  /** Starts another one in this place, which gets requests once it is ready. */
  startAgain(index: number): Promise<void>
  /** Places of the processes that were asked, and of those that lost a request. */
  served(): number[]
  lost(): number[]
}

/** @throws Error with the output of one that does not become ready */
export async function startCluster(
  databaseUrl: string,
  count: number,
  settings: Record<string, string> = {},
): Promise<AppCluster> {
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

  async function startAt(index: number): Promise<void> {
    const app = await startApp(databaseUrl, shared)
    apps[index] = app
    balancer.use(index, app.url)
  }

  function at(index: number): AppProcess {
    const app = apps[index]
    if (!app) throw new Error(`no process in place ${index}`)
    return app
  }

  async function stop(): Promise<void> {
    await Promise.all(apps.map((app) => app.stop()))
    await balancer.close()
    await rm(folder, { recursive: true, force: true })
  }

  try {
    // the first migrates and fills, the others find it done
    for (let index = 0; index < count; index++) await startAt(index)
  } catch (reason) {
    await stop()
    throw reason
  }
  return {
    url: balancer.url,
    stop,
    served: balancer.served,
    lost: balancer.lost,
    output: () => earlier + apps.map((app) => app.output()).join(''),
    async setClock(instant) {
      await Promise.all(apps.map((app) => app.setClock(instant)))
    },
    async end(index, signal) {
      const app = at(index)
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
