import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { StartFailure } from '../start-failure.ts'

const patience = 3_000
const busy = 5 // SQLITE_BUSY

// an unreferenced connection would be garbage-collected, and its lock released
const locked = new Set<DatabaseSync>()

/**
 * Makes this process the only user of the data folder until the returned function is called or the process ends in any
 * way. Waits a moment for a process that is about to end.
 *
 * The lock is SQLite's, on a file that stays empty: Node has no file locks, and SQLite's belong to the kernel, so that
 * no killed process leaves one behind and no two processes hold it.
 * @throws StartFailure when another process holds it
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const file = new DatabaseSync(join(dataDir, 'postgres.lock'))
  const deadline = Date.now() + patience
  while (!isLocked(file)) {
    if (Date.now() > deadline) {
      file.close()
      throw new StartFailure(`The data folder ${dataDir} is in use by another process. Stop that one, or set DATA_DIR.`)
    }
    await delay(100)
  }
  locked.add(file)
  return () => {
    if (locked.delete(file)) file.close()
  }
}

function isLocked(file: DatabaseSync): boolean {
  try {
    file.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE') // nothing is written, so a journal is not needed
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false
    file.close()
    throw error
  }
}
