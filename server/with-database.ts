import { existsSync } from 'node:fs'
import { BadSetting, type Config, readConfig } from './config.ts'
import { type Db, openDatabase } from './platform/database.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { migrate } from './platform/migrate.ts'
import { StartFailure } from './platform/start-failure.ts'

/**
 * Runs a command with the settings and the database of the site, an embedded one too while the site does not run, and
 * ends with the status that it returns. What the command refuses with a StartFailure is said without a stack.
 */
export async function withDatabase(command: (db: Db, config: Config) => Promise<number>): Promise<void> {
  try {
    // as npm start does
    if (existsSync('.env')) process.loadEnvFile('.env')
    const config = readConfig(process.env)
    const embedded = config.databaseUrl
      ? undefined
      : await startEmbeddedPostgres({ dataDir: config.dataDir, log: quiet })
    try {
      process.exitCode = await runWith(config.databaseUrl ?? embedded?.url ?? '', config, command)
    } finally {
      await embedded?.stop()
    }
  } catch (error) {
    process.exitCode = 1
    const isSaid = error instanceof BadSetting || error instanceof StartFailure
    process.stderr.write(`${isSaid || !(error instanceof Error) ? messageOf(error) : error.stack}\n`)
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
