import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../start-failure.ts'

type Place = { databaseUrl: string | undefined; dataDir: string }

const nameOf = ({ dataDir }: Place) => join(dataDir, 'restore.unfinished')

/** Notes in the data folder of an embedded database that it is not whole yet. */
export function beginRestore(place: Place): void {
  if (place.databaseUrl) return
  // passable for the user that the database runs as
  mkdirSync(place.dataDir, { recursive: true, mode: 0o711 })
  writeFileSync(nameOf(place), 'A backup is being restored into this folder.\n', { flush: true })
}

export function endRestore(place: Place): void {
  if (!place.databaseUrl) rmSync(nameOf(place), { force: true })
}

/** @throws StartFailure where a restore into this data folder was interrupted: a start would begin with an empty site */
export function refuseUnfinished(place: Place): void {
  if (place.databaseUrl || !existsSync(nameOf(place))) return
  throw new StartFailure(
    `A restore into ${place.dataDir} was interrupted. Empty that folder and restore the backup again.`,
  )
}
