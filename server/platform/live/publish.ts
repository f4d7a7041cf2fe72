import { sql } from 'kysely'
import type { Announcement } from '#domain/live.ts'
import type { Tx } from '../database.ts'
import { CHANNEL } from './channel.ts'

// a PostgreSQL notification holds less than 8000 bytes; a topic at most 90
const TOPICS_AT_ONCE = 60

/** Announces to every node once this transaction commits; nothing is sent if it rolls back. */
export async function publish(tx: Tx, ...announcements: readonly Announcement[]): Promise<void> {
  const parts = announcements.flatMap(inParts).map((part) => JSON.stringify(part))
  if (parts.length === 0) return
  await sql`select pg_notify(${CHANNEL}, part) from unnest(${parts}::text[]) as part`.execute(tx)
}

/** Tells every node, and nobody else, that something visitors see has changed (decision 0024). */
export async function publishToVisitors(tx: Tx): Promise<void> {
  const announcement: Announcement = { topics: [], change: { name: 'catalogue' } }
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`.execute(tx)
}

function inParts({ topics, change }: Announcement): Announcement[] {
  const parts: Announcement[] = []
  for (let from = 0; from < topics.length; from += TOPICS_AT_ONCE)
    parts.push({ topics: topics.slice(from, from + TOPICS_AT_ONCE), change })
  return parts
}
