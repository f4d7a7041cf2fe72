import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Memoizes an async function. A failure is not memoized: the next call tries again. */
export function memoizeAsync<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/**
 * The content of a file of the data folder, made when it is first needed and readable by its owner alone. Of concurrent
 * processes one makes it, and the file is whole from its first moment on.
 * @param make makes the content
 */
export function storedOnce(dataDir: string, name: string, make: () => string): string {
  const path = join(dataDir, name)
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  mkdirSync(dataDir, { recursive: true })
  const written = `${path}.${randomUUID()}`
  try {
    writeFileSync(written, make(), { mode: 0o600, flag: 'wx', flush: true })
    linkSync(written, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(written, { force: true })
  }
  return readFileSync(path, 'utf8')
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
