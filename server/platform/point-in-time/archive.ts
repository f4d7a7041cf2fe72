import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SystemUser } from '../embedded-postgres/database-user.ts'
import { holds } from '../embedded-postgres/run.ts'
import { StartFailure } from '../start-failure.ts'
import { asking, taken } from './asks.ts'

/** The archive of the embedded PostgreSQL's log and base copies; all of it is encrypted where there is a key. */
export interface Archive {
  folder: string
  /** The content of the key file. */
  key?: Buffer | undefined
}

// what is written and not archived yet is what a lost disk takes along
const LONGEST_UNARCHIVED = '60s'

/** The folder of the archive that holds the log itself, file by file. */
export const logOf = ({ folder }: Archive) => join(folder, 'log')

/** Makes the archive, for the user that PostgreSQL runs as. @throws StartFailure where that user cannot write there */
export async function makeArchive(archive: Archive, user: SystemUser | undefined): Promise<void> {
  const log = logOf(archive)
  for (const folder of [archive.folder, log]) mkdirSync(folder, { recursive: true, mode: 0o711 })
  // what is sealed is written by this process
  if (archive.key) return
  if (/['"\\%]/.test(log)) throw new StartFailure(`WAL_ARCHIVE must have no quotes, backslashes or % in its path.`)
  if (user) chownSync(log, user.uid, user.gid)
  if (await holds('test -w "$1"', [log], user)) return
  throw new StartFailure(
    `The user that PostgreSQL runs as cannot write to ${log}: let it pass through the folders above.`,
  )
}

/** Whether the archive has content already. */
export function isBegun(archive: Archive): boolean {
  const copies = namesIn(archive.folder).some((name) => name.startsWith('base-'))
  return copies || namesIn(logOf(archive)).length > 0
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Settings by which PostgreSQL copies its log there: under its name only when it is whole. */
export function archiving(archive: Archive): Record<string, string> {
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: archive.key ? asking(taken.away) : copying(archive),
    archive_timeout: LONGEST_UNARCHIVED,
  }
}

function copying(archive: Archive): string {
  const log = logOf(archive)
  const file = `${log}/%f`
  const copy = `cp "%p" "${file}.part" && sync "${file}.part" && mv "${file}.part" "${file}" && sync "${log}"`
  // one that was copied just before a crash is requested again
  return `if test -f "${file}"; then cmp -s "%p" "${file}"; else ${copy}; fi`
}

/** Settings by which it reads it again, up to a moment, and then goes on as a server of its own. */
export function recovering(archive: Archive, until: Date): Record<string, string> {
  return {
    restore_command: archive.key ? asking(taken.intoPlace) : `cp "${logOf(archive)}/%f" "%p"`,
    // names of zones, and so the Z, are not read yet where it reads this
    recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00'),
    recovery_target_action: 'promote',
    // ready is only who has reached it: one that is stopped on the way reads on at its next start, beyond the moment
    hot_standby: 'off',
  }
}
