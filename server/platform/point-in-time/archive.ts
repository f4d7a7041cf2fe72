import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SystemUser } from '../embedded-postgres/database-user.ts'
import { holds } from '../embedded-postgres/run.ts'
import { StartFailure } from '../start-failure.ts'

// what is written and not archived yet is what a lost disk takes along
const LONGEST_UNARCHIVED = '60s'

/** The folder of the archive that holds the log itself, file by file. */
const logOf = (archive: string) => join(archive, 'log')

/** Makes the archive, for the user that PostgreSQL runs as. @throws StartFailure where that user cannot write there */
export async function makeArchive(archive: string, user: SystemUser | undefined): Promise<void> {
  if (/['"\\%]/.test(archive)) throw new StartFailure(`WAL_ARCHIVE must have no quotes, backslashes or % in its path.`)
  const log = logOf(archive)
  for (const folder of [archive, log]) mkdirSync(folder, { recursive: true, mode: 0o711 })
  if (user) chownSync(log, user.uid, user.gid)
  if (await holds('test -w "$1"', [log], user)) return
  throw new StartFailure(
    `The user that PostgreSQL runs as cannot write to ${log}: let it pass through the folders above.`,
  )
}

/** Settings by which PostgreSQL copies its log there: under its name only when it is whole. */
export function archiving(archive: string): Record<string, string> {
  const log = logOf(archive)
  const file = `${log}/%f`
  const copy = `cp "%p" "${file}.part" && sync "${file}.part" && mv "${file}.part" "${file}" && sync "${log}"`
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    // one that was copied just before a crash is asked for again
    archive_command: `if test -f "${file}"; then cmp -s "%p" "${file}"; else ${copy}; fi`,
    archive_timeout: LONGEST_UNARCHIVED,
  }
}

/** Settings by which it reads it again, up to a moment, and then goes on as a server of its own. */
export function recovering(archive: string, until: Date): Record<string, string> {
  return {
    restore_command: `cp "${logOf(archive)}/%f" "%p"`,
    // names of zones, and so the Z, are not read yet where it reads this
    recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00'),
    recovery_target_action: 'promote',
    // ready is only who has reached it: one that is stopped on the way reads on at its next start, beyond the moment
    hot_standby: 'off',
  }
}
