import pg from 'pg'
import { addressesOf } from './addresses.ts'

// a server that lives answers at once
const PATIENCE_MS = 2_000

export interface Primary {
  address: string
  /** Grows with each promotion: of two that claim to be primary, the one promoted last is. */
  timeline: number
}

/** The server that writes; undefined where none of them does now. */
export async function findPrimary(addresses: readonly string[]): Promise<Primary | undefined> {
  const found = await Promise.all(addresses.map((address) => probe(address).catch(() => undefined)))
  const primaries = found.filter((one) => one !== undefined)
  return primaries.sort((one, other) => other.timeline - one.timeline)[0]
}

/** The address of the primary among the servers of an address; the first server where none is found. */
export async function presentAddress(url: string): Promise<string> {
  const [first = url, ...others] = addressesOf(url)
  if (others.length === 0) return first
  return (await findPrimary([first, ...others]))?.address ?? first
}

async function probe(address: string): Promise<Primary | undefined> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'sentra-bahan search',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: number | null }>(
      `select case when not pg_is_in_recovery() then
         ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int end as timeline`,
    )
    const timeline = rows[0]?.timeline ?? null
    return timeline === null ? undefined : { address, timeline }
  } finally {
    // not awaited: the other end may never answer
    client.end().catch(() => undefined)
  }
}
