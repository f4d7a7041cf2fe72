import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../start-failure.ts'

type RestoreTarget = { databaseUrl: string | undefined; dataDir: string }

const nameOf = ({ dataDir }: RestoreTarget) => join(dataDir, 'restore.unfinished')

/** Notes in the data folder of an embedded database that it is not whole yet. */
export function beginRestore(target: RestoreTarget): void {
  if (target.databaseUrl) return
  // passable for the user that the database runs as
  mkdirSync(target.dataDir, { recursive: true, mode: 0o711 })
  writeFileSync(nameOf(target), 'A backup is being restored into this folder.\n', { flush: true })
}

export function endRestore(target: RestoreTarget): void {
  if (!target.databaseUrl) rmSync(nameOf(target), { force: true })
}

/** @throws StartFailure where a restore into this data folder was interrupted: a start would begin with an empty site */
export function refuseUnfinished(target: RestoreTarget): void {
  if (target.databaseUrl || !existsSync(nameOf(target))) return
  throw new StartFailure(
    `A restore into ${target.dataDir} was interrupted. Empty that folder and restore the backup again.`,
  )
}
