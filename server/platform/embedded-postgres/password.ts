import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { readIfThere, writeDurably } from './durable-file.ts'

/**
 * The password of the database roles, from `postgres.password` in the data folder; generated before the first cluster.
 * @throws StartFailure when there is a cluster but no such file
 */
export function storedPassword(dataDir: string, cluster: string | undefined): string {
  const path = join(dataDir, 'postgres.password')
  const stored = readIfThere(path)?.trim()
  if (stored) return stored
  if (cluster) {
    throw new StartFailure(
      `${path} is missing, and nobody can open the database in ${cluster} without it. Put it back.`,
    )
  }
  const made = randomBytes(24).toString('base64url')
  writeDurably(path, `${made}\n`)
  return made
}
