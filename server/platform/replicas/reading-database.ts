import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
} from 'kysely'
import type { PoolClient } from 'pg'
import { cut } from '../database/driver.ts'
import type { SlowWatch } from '../database/statement-times.ts'
import type { DB } from '../database.generated.ts'
import { type Db, openPool, type PoolOfDialect } from '../database.ts'

export interface ReadingOptions {
  url: string
  connections: number
  slow: SlowWatch | undefined
  /** Answers what the replica does not. */
  primary: Db
  /**
   * Called after a statement was sent to the primary instead. @param isGone whether the replica answers nothing any
   * more
   */
  onFailure: (isGone: boolean) => void
}

export interface ReadingDatabase {
  /** Reads the replica; what writes goes to the primary, and so does what the replica fails to answer. */
  db: Db
  /** Cancels the replica's running statements: they are sent to the primary instead. */
  cut: () => void
  close: () => Promise<void>
}

// an unreachable one is left out soon; until then no query waits long for it
const CONNECT_MS = 1_000

/** A pool to a replica, with the primary as fallback. */
export function openReading({ url, connections, slow, primary, onFailure }: ReadingOptions): ReadingDatabase {
  const pool = openPool({ url, connections, connectMs: CONNECT_MS, isReplica: true, ...(slow && { slow }) })
  const open = new Set<PoolClient>()
  pool.on('connect', (client) => {
    open.add(client)
    client.once('end', () => open.delete(client))
  })
  const elsewhere = async <Row>(query: CompiledQuery, error: unknown): Promise<QueryResult<Row>> => {
    if (!canRetryElsewhere(error)) throw error
    onFailure(isLost(error))
    return primary.executeQuery(query as CompiledQuery<Row>)
  }
  const db = new Kysely<DB>({
    dialect: new ReadingDialect(pool, { primary, elsewhere }),
  })
  const transaction: Db['transaction'] = () => primary.transaction()
  return {
    db: Object.assign(db, { transaction }),
    cut: () => {
      for (const client of open) cut(client)
    },
    close: () => db.destroy(),
  }
}

interface Otherwise {
  primary: Db
  elsewhere: <Row>(query: CompiledQuery, error: unknown) => Promise<QueryResult<Row>>
}

class ReadingDialect extends PostgresDialect {
  readonly #driver: () => Driver

  constructor(pool: PoolOfDialect, otherwise: Otherwise) {
    super({ pool })
    this.#driver = () => new ReadingDriver(new PostgresDriver({ pool }), otherwise)
  }

  override createDriver(): Driver {
    return this.#driver()
  }
}

class ReadingDriver implements Driver {
  readonly #replica: PostgresDriver
  readonly #otherwise: Otherwise

  constructor(replica: PostgresDriver, otherwise: Otherwise) {
    this.#replica = replica
    this.#otherwise = otherwise
  }

  init() {
    return this.#replica.init()
  }

  async acquireConnection(): Promise<ReadingConnection> {
    const acquired = await this.#replica.acquireConnection().catch((error: unknown) => ({ error }))
    return new ReadingConnection(acquired, this.#otherwise)
  }

  async releaseConnection({ acquired }: ReadingConnection): Promise<void> {
    if ('executeQuery' in acquired)
      await this.#replica.releaseConnection(acquired as Parameters<PostgresDriver['releaseConnection']>[0])
  }

  destroy() {
    return this.#replica.destroy()
  }

  // the handle begins them on the primary
  beginTransaction = refuse
  commitTransaction = refuse
  rollbackTransaction = refuse
}

async function refuse(): Promise<never> {
  throw new Error('a replica has no transactions')
}

/** A connection to the replica, or why there was none. */
class ReadingConnection implements DatabaseConnection {
  readonly acquired: DatabaseConnection | { error: unknown }
  readonly #otherwise: Otherwise

  constructor(acquired: DatabaseConnection | { error: unknown }, otherwise: Otherwise) {
    this.acquired = acquired
    this.#otherwise = otherwise
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { primary, elsewhere } = this.#otherwise
    if (!mayRead(query)) return primary.executeQuery(query as CompiledQuery<Row>)
    if (!('executeQuery' in this.acquired)) return elsewhere(query, this.acquired.error)
    return this.acquired.executeQuery<Row>(query).catch((error: unknown) => elsewhere<Row>(query, error))
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    if (!('streamQuery' in this.acquired)) throw this.acquired.error
    return this.acquired.streamQuery<Row>(query, size)
  }
}

// after the name that a statement() bears
const READS = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with)\b/i

/**
 * Whether a query may be sent to a replica: known writes are not, and a replica refuses others before doing anything.
 */
function mayRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && READS.test(sql))
}

interface Failure {
  code?: string
  message: string
}

// PostgreSQL: cannot connect now, shutdown, a crash elsewhere; too many connections; the network: refused, or reset
const LOST = new Set([
  ...['57P01', '57P02', '57P03', '53300', '08000', '08003', '08006', '08001', '08004'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])
// pg gives these no code
const LOST_IN_WORDS = /timeout|Connection terminated|Client .* is not queryable|Client was closed/i
// all of its connections are in use: it answers, only others
const BUSY_IN_WORDS = /^timeout exceeded when trying to connect$/

// read-only, not possible during recovery (locks, tables without a log), cancelled since the primary has removed the rows
const NOT_HERE = new Set(['25006', '0A000', '55000', '40001', '40P01'])

/** Whether a replica answers nothing at the moment, by how it failed. */
function isLost(error: unknown): boolean {
  const { code, message } = error as Failure
  if (code !== undefined) return LOST.has(code)
  return LOST_IN_WORDS.test(message) && !BUSY_IN_WORDS.test(message)
}

/** Whether the primary may answer what a replica failed to; a statement that is wrong or too slow is so there as well. */
function canRetryElsewhere(error: unknown): boolean {
  const { code, message } = error as Failure
  return isLost(error) || (code === undefined ? BUSY_IN_WORDS.test(message) : NOT_HERE.has(code))
}
