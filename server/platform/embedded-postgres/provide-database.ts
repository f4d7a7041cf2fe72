import pg from 'pg'
import { StartFailure } from '../start-failure.ts'
import { superuser } from './cluster.ts'

const name = 'sentra_bahan'

/**
 * Creates the application's role and database if missing. The role owns its database and may create others (tests do)
 * but is not a superuser, so that no query reaches beyond the data.
 * @returns the connection string
 * @throws StartFailure when the password is not the cluster's
 */
export async function provideDatabase(port: number, password: string): Promise<string> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: superuser, password, database: 'postgres' })
  await client.connect().catch(refused)
  try {
    if (!(await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name])).rowCount) {
      await client.query(`CREATE ROLE ${name} LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`)
    }
    if (!(await client.query('SELECT FROM pg_database WHERE datname = $1', [name])).rowCount) {
      await client.query(`CREATE DATABASE ${name} OWNER ${name}`)
    }
  } finally {
    await client.end()
  }
  return databaseUrl(port, password)
}

/** The application's own connection string. */
export function databaseUrl(port: number, password: string): string {
  return `postgresql://${name}:${password}@127.0.0.1:${port}/${name}`
}

function refused(error: unknown): never {
  if (!(error instanceof pg.DatabaseError) || error.code !== '28P01') throw error
  throw new StartFailure(
    'postgres.password in the data folder is not the password of this database. Put that one back.',
  )
}
