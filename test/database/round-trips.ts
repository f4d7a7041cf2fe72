import pg from 'pg'

/**
 * Counts how often the driver waits for the database: what is sent while a connection still awaits an answer travels
 * with what was sent before. Call it before the world opens, since connections keep their driver's functions.
 */
export function countRoundTrips(): {
  during(work: () => Promise<unknown>): Promise<number>
  /** The statements of the last work. */
  queries: string[]
} {
  const send = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown
  const awaited = new WeakMap<pg.Client, number>()
  let trips = 0
  const queries: string[] = []
  const change = (client: pg.Client, by: number) => awaited.set(client, (awaited.get(client) ?? 0) + by)

  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    if (!awaited.get(this)) trips += 1
    const [query] = args
    queries.push(typeof query === 'string' ? query : (query as pg.QueryConfig).text) // as the driver takes it
    change(this, 1)
    const answer = send.apply(this, args)
    const end = () => change(this, -1)
    if (answer instanceof Promise) answer.then(end, end)
    return answer
  } as typeof pg.Client.prototype.query

  return {
    queries,
    async during(work) {
      queries.length = 0
      const before = trips
      await work()
      return trips - before
    },
  }
}
