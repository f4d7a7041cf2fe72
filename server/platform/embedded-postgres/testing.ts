import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import type { Log } from './log.ts'

export const asRoot = process.getuid?.() === 0

/** A folder deleted with the test, passable for the database user even if root makes it. */
export function aFolder(mode = 0o711): string {
  const folder = mkdtempSync(join(tmpdir(), 'sentra-bahan-embedded-'))
  chmodSync(folder, mode)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

let used: string | undefined

/** A copy of a data folder that has been started in; faster than a first start. */
export async function aUsedFolder(): Promise<string> {
  used ??= await makeUsedFolder()
  const folder = aFolder()
  execFileSync('cp', ['-a', `${used}/.`, folder])
  return folder
}

async function makeUsedFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sentra-bahan-embedded-'))
  chmodSync(folder, 0o711)
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    log: { info() {}, warn() {} },
    settings: { fsync: 'off' },
  })
  await server.stop()
  return folder
}

afterAll(() => {
  if (used) rmSync(used, { recursive: true })
})

/** Starts PostgreSQL in this process and stops it with the test. */
export async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> & { dataDir: string }) {
  const logged: string[] = []
  const log: Log = { info: (message) => logged.push(message), warn: (message) => logged.push(message) }
  const server = await startEmbeddedPostgres({ log, settings: { fsync: 'off' }, ...options })
  onTestFinished(server.stop)
  return { ...server, logged }
}

type ElsewhereOptions = {
  cwd?: string
  umask?: number
  stagingRoot?: string
  archive?: { folder: string; key: string }
}
type Elsewhere = { process: ChildProcess; url: string; stop(): Promise<void>; kill(): Promise<void> }

/** Starts it in a process of its own, which leads a process group; SIGTERM stops it, SIGINT is ignored. */
export async function startElsewhere(
  dataDir: string,
  { cwd = '/', umask = 0o022, stagingRoot, archive }: ElsewhereOptions = {},
): Promise<Elsewhere> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('../embedded-postgres.ts', import.meta.url))}
    process.umask(${umask})
    process.on('SIGINT', () => {})
    const log = { info() {}, warn: console.error }
    const options = ${JSON.stringify({ dataDir, stagingRoot, settings: { fsync: 'off' } })}
    const archive = ${archive ? `{ folder: ${JSON.stringify(archive.folder)}, key: Buffer.from(${JSON.stringify(archive.key)}) }` : 'undefined'}
    const server = await startEmbeddedPostgres({ ...options, archive, log })
    const alive = setInterval(() => {}, 1000)
    process.once('SIGTERM', () => server.stop().then(() => clearInterval(alive)))
    console.log(server.url)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd,
    env: {},
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const stop = (signal: NodeJS.Signals) => async () => {
    child.kill(signal)
    await ended
  }
  onTestFinished(stop('SIGTERM'))

  let complaint = ''
  child.stderr.on('data', (chunk) => (complaint += chunk))
  const [url] = await Promise.race([once(child.stdout, 'data'), ended])
  if (!`${url}`.startsWith('postgresql://')) throw new Error(complaint)
  return { process: child, url: `${url}`.trim(), stop: stop('SIGTERM'), kill: stop('SIGKILL') }
}

/** The rows of one query, on its own connection. */
export async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}
