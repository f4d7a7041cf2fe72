import { join } from 'node:path'
import pg from 'pg'
import { findCluster, makeDataDir } from './cluster-location.ts'
import { readIfThere } from './durable-file.ts'
import { databaseUrl } from './provide-database.ts'

const PATIENCE_MS = 3_000

/** The database of a site that runs on this data folder at the moment; undefined where none does. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const folder = makeDataDir(dataDir)
  const cluster = findCluster(folder)
  if (!cluster) return undefined
  const [, , , port] = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n') ?? []
  const password = readIfThere(join(folder, 'postgres.password'))?.trim()
  if (!port || !password) return undefined
  const url = databaseUrl(Number(port), password)
  return (await answers(url)) ? url : undefined
}

/** The port in the file may be another program's by now: only our own database knows the password. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
