import { mkdir } from 'node:fs/promises'
import { archiveOf } from './archive-of.ts'
import type { Config } from './config.ts'
import { refuseUnfinished } from './platform/backup/unfinished.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'

/** Connections that a process holds at most: the pool of its requests, its jobs, its announcements, and its imports. */
export const CONNECTIONS = { requests: 10, jobs: 2, announcements: 1, imports: 1 }

// for commands, and for a process that takes the place of one that is ending
const SPARE = 24

interface Lending {
  print: (sentence: string) => void
  /** Called when it ends by itself. */
  onLost: (sentence: string) => void
}

/** Starts the PostgreSQL of the data folder, with connections for all processes of the site. */
export async function openEmbedded(config: Config, { print, onLost }: Lending) {
  refuseUnfinished(config)
  await mkdir(config.dataDir, { recursive: true })
  const ofOne = CONNECTIONS.requests + CONNECTIONS.jobs + CONNECTIONS.announcements + CONNECTIONS.imports
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: { info: print, warn: print },
    settings: { max_connections: String(Math.max(50, config.processes * ofOne + SPARE)) },
    archive: archiveOf(config),
    onLost,
  })
}
