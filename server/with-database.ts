import { existsSync } from 'node:fs'
import { archiveOf } from './archive-of.ts'
import { BadSetting, type Config, readConfig } from './config.ts'
import { migrate } from './platform/database/migrate.ts'
import { type Db, openDatabase } from './platform/database.ts'
import { findRunning } from './platform/embedded-postgres/running-server.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { FilesLost } from './platform/files/file-store.ts'
import { presentAddress } from './platform/primary/find-primary.ts'
import { StartFailure } from './platform/start-failure.ts'

/**
 * Runs a command with the settings and the database of the site, whether it runs or not, and ends with the status that
 * the command returns. What it refuses with a StartFailure, or with an unreachable file store, is printed without a
 * stack.
 */
export function withDatabase(command: (db: Db, config: Config) => Promise<number>): Promise<void> {
  return asCommand((config) => withSite(config, (url) => runWith(url, config, command)))
}

/** Runs a command with the settings of the site, and ends with the status that it returns. */
export async function asCommand(command: (config: Config) => Promise<number>): Promise<void> {
  try {
    // as npm start does
    if (existsSync('.env')) process.loadEnvFile('.env')
    process.exitCode = await command(readConfig(process.env))
  } catch (error) {
    process.exitCode = 1
    const isExpected = error instanceof BadSetting || error instanceof StartFailure || error instanceof FilesLost
    process.stderr.write(`${isExpected || !(error instanceof Error) ? messageOf(error) : error.stack}\n`)
  }
}

/** Lends the address of the site's database; an embedded one runs already, or does so for as long as the work takes. */
export async function withSite<T>(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'walArchive' | 'walArchiveKeyFile'>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = config
  const running = databaseUrl ? await presentAddress(databaseUrl) : await findRunning(dataDir)
  if (running) return work(running)
  const embedded = await startEmbeddedPostgres({ dataDir, archive: archiveOf(config), log: quiet })
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

const quiet = { info: () => undefined, warn: (sentence: string) => void process.stderr.write(`${sentence}\n`) }

async function runWith(url: string, config: Config, command: (db: Db, config: Config) => Promise<number>) {
  await migrate(url)
  const db = openDatabase({ url, connections: 1 })
  try {
    return await command(db, config)
  } finally {
    await db.destroy()
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
