import pg from 'pg'
import { StartFailure } from '../start-failure.ts'

const CONNECT_TIMEOUT_MS = 5_000
// what a machine that keeps its time never reaches
const NOTICEABLE_MS = 2_000
// negotiations, sessions and codes would end too early or too late, some of them for good
const UNBEARABLE_MS = 60_000

/**
 * How far a clock is ahead of the database's.
 * @param now milliseconds since 1970
 */
export async function databaseLead(url: string, now: () => number): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  })
  await client.connect()
  try {
    const sentAt = now()
    const { rows } = await client.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    )
    const answered = now()
    return (sentAt + answered) / 2 - (rows[0]?.ms ?? Number.NaN)
  } finally {
    await client.end()
  }
}

/**
 * The warning about a clock this many milliseconds ahead of the database's; none for a good one.
 * @throws StartFailure above a minute
 */
export function checkClock(leadMs: number): string | undefined {
  const off = Math.abs(leadMs)
  if (off <= NOTICEABLE_MS) return undefined
  const found = `The clock of this machine is ${Math.round(off / 1000)} s ${leadMs > 0 ? 'ahead of' : 'behind'} the database's`
  if (off <= UNBEARABLE_MS) return `${found}; let both follow a time server.`
  throw new StartFailure(`${found}. Set it right, or terms would end at the wrong time; let both follow a time server.`)
}
