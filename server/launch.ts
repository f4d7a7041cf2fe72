import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export interface Launch {
  /** Rebuilds pages as their sources change. */
  development?: boolean
  /** The whole environment, without what stands in .env. */
  env: NodeJS.ProcessEnv
  stdio: StdioOptions
}

// what a process can only be given from outside: a heap that grows in small steps, and free memory that is returned
const flags = ['--max-semi-space-size=16', '--heap-growing-percent=20']
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

// what was compiled by the start before, which a folder that cannot be written simply does not have
const compiled = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled') }

/**
 * Starts the application as a process of its own, in the folder of this one. It ends by a signal, or when the channel to
 * it closes: by `disconnect`, or because this process is gone.
 * @param launch its `stdio` includes an `ipc` channel
 */
export function launch({ development = false, env, stdio }: Launch): ChildProcess {
  const mode = development ? 'development' : 'production'
  const file = existsSync('.env') ? ['--env-file=.env'] : []
  const words = [...file, ...flags, join(import.meta.dirname, 'main.ts'), ...(development ? ['--dev'] : [])]
  return spawn(process.execPath, words, { stdio, env: { ...compiled, ...env, ...memory, NODE_ENV: mode } })
}
