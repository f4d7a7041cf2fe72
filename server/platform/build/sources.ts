import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PROJECT = fileURLToPath(new URL('../../../', import.meta.url))

/** A hash of the sizes and times of files, also of all in folders, named from the project: quick to make, and another after any edit. */
export function stampOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const path of filesBelow(join(PROJECT, source))) {
      const { size, mtimeMs } = statSync(path)
      hash.update(`${path}\n${size}\n${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/** A file, or all files of a folder in the order of their paths; none where there is neither. */
export function filesBelow(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
