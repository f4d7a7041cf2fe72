import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Where progress is reported, e.g. a pino logger. */
export type Log = { info(message: string): void; warn(message: string): void }

/** PostgreSQL's own log. */
export type ServerLog = {
  path: string
  /** For a child process's output: inherited open, so that its user need not be able to reach the file. */
  open(): number
  /** The log since the start. */
  recent(): string
}

const largest = 10_000_000

/** Opens `postgres.log` in the data folder; a large one is first renamed to `postgres.log.1`. */
export function openServerLog(dataDir: string): ServerLog {
  const path = join(dataDir, 'postgres.log')
  if (sizeOf(path) > largest) renameSync(path, `${path}.1`)
  const begin = sizeOf(path)
  const open = () => openSync(path, 'a', 0o600)

  closeSync(open())
  return { path, open, recent: () => readFileSync(path).subarray(begin).toString('utf8') }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
