import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { wireOf } from './database/driver.ts'
import { type SlowWatch, timed } from './database/statement-times.ts'
import type { DB } from './database.generated.ts'
import { driverFor } from './primary/follow-primary.ts'
import { committed } from './replicas/writing.ts'

/** For reads. */
export type Db = Kysely<DB>
/** For writes and locks: only the inner function of a use case holds one. */
export type Tx = Transaction<DB>

/** Does work that only reads, all of it as of its first query. */
export function snapshot<Found>(db: Db, work: (tx: Tx) => Promise<Found>): Promise<Found> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

export interface DatabaseOptions {
  url: string
  /** Connections of the pool. */
  connections: number
  /** Called with slow statements; none by default. */
  slow?: SlowWatch
  /** For work that no user waits for, such as filling the demo: statements may take as long as they take. */
  patient?: boolean
}

interface PoolOptions extends DatabaseOptions {
  /** How long a new connection may take. */
  connectMs?: number
  /** A replica: writes go by another database handle. */
  isReplica?: boolean
}

// a user does not wait longer than this for a query
const STATEMENT_TIMEOUT_MS = 10_000
// for a server that stands still and cancels nothing
const ANSWER_TIMEOUT_MS = 12_000
const limits = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: ANSWER_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
}
const CONNECT_TIMEOUT_MS = 5_000
// each combination of filters is a text of its own, and a plan takes up to half a megabyte of the server's memory
const PREPARED_BY_CONNECTION = 100
const CONNECTION_LASTS_SECONDS = 3600
// how the driver says that nothing was answered, and PostgreSQL that nothing may be written
const LATE = 'Query read timeout'
const READ_ONLY = '25006'

/** Opens a pool to the database, or to whichever of its servers writes. */
export function openDatabase(options: DatabaseOptions): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: openPool(options) }) })
}

/** Numerics arrive as text, so that no amount passes through a float. */
export function openPool({
  url,
  connections,
  slow,
  patient = false,
  connectMs,
  isReplica = false,
}: PoolOptions): PoolOfDialect {
  const pool = new pg.Pool({
    ...driverFor(url),
    max: connections,
    connectionTimeoutMillis: connectMs ?? CONNECT_TIMEOUT_MS,
    maxLifetimeSeconds: CONNECTION_LASTS_SECONDS,
    ...(!patient && limits),
    // a prepared text is planned once per connection; otherwise the server plans a page of 20 anew each time, as it
    // expects more rows from an unknown limit, and planning these joins takes longer than running them; for the same
    // reason no plan is compiled or shared among workers, which takes ten times what running it takes
    options: '-c plan_cache_mode=force_generic_plan -c jit=off -c max_parallel_workers_per_gather=0',
    application_name: 'sentra-bahan',
    // queries made while another runs are sent at once (pipelining)
    pipeline: true,
  })
  // an idle connection closed by the server is replaced at the next query; unhandled, the event would end the process
  pool.on('error', () => undefined)
  // so would that of one in use, whose running query reports a lost server; the server may say so in the packet in which
  // the connection is made, before the client is handed out
  pool.on('connect', (client) => client.on('error', () => undefined))
  return preparing(pool, slow, isReplica ? [LATE] : [LATE, READ_ONLY])
}

/** Whether a statement failed because another row has the value of this unique index. */
export function isTaken(error: unknown, index: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === index
}

export type PoolOfDialect = ConstructorParameters<typeof PostgresDialect>[0]['pool'] & pg.Pool

/**
 * The pool with every parameterised query prepared by name, so that the server plans a text once per connection: for
 * the catalogue's joins that takes longer than running them.
 */
function preparing(pool: pg.Pool, slow: SlowWatch | undefined, fatalCodes: readonly string[]): PoolOfDialect {
  const connect = pool.connect.bind(pool)
  const prepared = new WeakSet<pg.PoolClient>()

  return Object.assign(Object.create(pool) as pg.Pool, {
    async connect() {
      const client = await connect()
      if (prepared.has(client)) return client
      prepared.add(client)
      const query = client.query.bind(client) as (...args: unknown[]) => unknown
      const nameOf = preparedOn(client, query)
      const hold = holdingWrites(client)
      const ask = (text: unknown, values?: unknown[], ...rest: unknown[]) => {
        hold()
        if (text === 'commit') committed()
        if (typeof text !== 'string' || !values || values.length === 0) return query(text, values, ...rest)
        return query({ name: nameOf(text), text, values })
      }
      client.query = ((...args: Parameters<typeof ask>) =>
        timed(args[0], orGiveUp(client, ask(...args), fatalCodes), slow)) as typeof client.query
      return client
    },
  }) as PoolOfDialect
}

/** Lets queries that are sent at once (pipeline) leave in one packet: each costs a call of the system on both sides. */
function holdingWrites(client: pg.PoolClient): () => void {
  const { stream } = wireOf(client)
  let isCorked = false
  return () => {
    if (isCorked) return
    isCorked = true
    stream.cork()
    process.nextTick(() => {
      isCorked = false
      stream.uncork()
    })
  }
}

/**
 * A connection that does not answer is closed: the next query on it would wait as long, a rollback too. So is one to a
 * server that writes no more: another may do so by now.
 */
function orGiveUp(client: pg.PoolClient, answer: unknown, fatalCodes: readonly string[]): unknown {
  if (!(answer instanceof Promise)) return answer
  return answer.catch((error: Error & { code?: string }) => {
    if (fatalCodes.includes(error.code ?? error.message)) client.end().catch(() => undefined)
    throw error
  })
}

/**
 * The names of the texts prepared on a connection. The least recently used one makes room for another; a name is never
 * used twice, since a text cannot be forgotten in a transaction that has failed.
 */
function preparedOn(client: pg.PoolClient, query: (statement: string) => unknown): (text: string) => string {
  const { parsedStatements } = wireOf(client)
  const forget = (name: string) => {
    // one that failed to be prepared would end the transaction
    if (parsedStatements[name] === undefined) return
    delete parsedStatements[name]
    Promise.resolve(query(`deallocate ${name}`)).catch(() => undefined)
  }
  let assigned = 0
  const names = new LRUCache<string, string>({
    max: PREPARED_BY_CONNECTION,
    memoMethod: () => `p${++assigned}`,
    dispose: forget,
  })
  return (text) => names.memo(text)
}
