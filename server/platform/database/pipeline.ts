import {
  type ConnectionProvider,
  type DatabaseConnection,
  Kysely,
  type KyselyProps,
  PostgresDialect,
  Transaction,
} from 'kysely'
import pg from 'pg'
import type { DB } from '../database.generated.ts'
import type { Db, Tx } from '../database.ts'

type Asks<Handle, Answers extends unknown[]> = { [At in keyof Answers]: (handle: Handle) => Promise<Answers[At]> }

/**
 * Pipelines the queries of concurrent functions in one round trip, on one connection; the server answers them one after
 * the other, in the order of the functions, so locks are taken in that order. Queries that a function makes after its
 * first answer are sent when they come. @throws what failed first, once all have ended: in a transaction the others
 * fail because of it, and may be heard of sooner
 */
export async function pipeline<Handle extends Db | Tx, Answers extends unknown[]>(
  handle: Handle,
  ...asks: Asks<Handle, Answers>
): Promise<Answers> {
  const executor = handle.getExecutor()
  return executor.provideConnection(async (connection) => {
    const answers: Promise<unknown>[] = []
    const failures: unknown[] = []
    for (const ask of asks) {
      const { sent, provider } = watching(connection)
      const given = { ...unused, executor: executor.withConnectionProvider(provider) }
      const shared = handle.isTransaction ? new Transaction<DB>(given) : new Kysely<DB>(given)
      const answer = ask(shared as Handle) // the same kind of handle
      answers.push(answer)
      await Promise.race([sent, answer.catch((error: unknown) => failures.push(error))])
    }
    // none may go on asking after the transaction has ended
    await Promise.allSettled(answers)
    if (failures.length > 0) throw failures.find((failure) => !isConsequence(failure)) ?? failures[0]
    return (await Promise.all(answers)) as Answers // one for each question, in their order
  })
}

/** Whether something else had failed in the transaction before. */
function isConsequence(failure: unknown): boolean {
  return failure instanceof pg.DatabaseError && failure.code === '25P02'
}

/** The connection, without waiting for other queries, and a promise that the first query has been sent. */
function watching(connection: DatabaseConnection): { sent: Promise<void>; provider: ConnectionProvider } {
  const first = Promise.withResolvers<void>()
  const watched: DatabaseConnection = {
    executeQuery(query) {
      const answer = connection.executeQuery<never>(query)
      first.resolve()
      return answer
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  }
  return { sent: first.promise, provider: { provideConnection: (use) => use(watched) } }
}

// a handle that is given its connection asks these for none
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('this handle has its connection')) })
const unused: Omit<KyselyProps, 'executor'> = { config: { dialect }, dialect, driver: dialect.createDriver() }
