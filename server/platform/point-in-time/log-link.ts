import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SystemUser } from '../embedded-postgres/database-user.ts'
import type { Log } from '../embedded-postgres/log.ts'
import { type Archive, archiving, makeArchive, recovering } from './archive.ts'
import { claimArchive } from './archive-key.ts'
import { type Asks, answerAsks } from './asks.ts'
import { sealLog, unsealLog } from './sealed-log.ts'

/** A recovery that PostgreSQL begins with when it is started. */
export interface Recovery {
  archive: Archive
  until: Date
}

interface Linking {
  archive: Archive | undefined
  recovery: Recovery | undefined
  cluster: string
  user: SystemUser | undefined
  log: Log
}

interface Link {
  /** Of PostgreSQL. */
  settings: Record<string, string>
  /** What is answered while it runs, where something is sealed. */
  asks: Asks | undefined
}

/** Lets PostgreSQL write its log into an archive, or read it from there. */
export async function linkLog({ archive, recovery, cluster, user, log }: Linking): Promise<Link> {
  if (recovery) {
    const { archive: from, until } = recovery
    const answer = (name: string, path: string) => unsealLog(from, name, path, user)
    return { settings: recovering(from, until), asks: from.key && answerAsks({ cluster, user, log, answer }) }
  }
  if (!archive) return { settings: {}, asks: undefined }
  await makeArchive(archive, user)
  await claimArchive(archive)
  const answer = async (name: string, path: string) => {
    await sealLog(archive, name, join(cluster, 'pg_wal', name))
    await writeFile(path, '')
    return true
  }
  return { settings: archiving(archive), asks: archive.key && answerAsks({ cluster, user, log, answer }) }
}
