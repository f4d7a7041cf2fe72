import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The API as a process of its own. */
export interface ApiProcess {
  url: string
  process: ChildProcess
}

/** Starts the API on a database; end it through its `process`. @throws Error when it ends before it listens */
export async function startApi(databaseUrl: string, settings: Record<string, string> = {}): Promise<ApiProcess> {
  const child = fork(join(import.meta.dirname, 'serve-api.ts'), [], {
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'error', DATABASE_URL: databaseUrl, ...settings },
    execArgv: [],
  })
  const [url] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the API ended with ${code} before it listened`)
    }),
  ])
  return { url, process: child }
}
