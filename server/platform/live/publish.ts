import { sql } from 'kysely'
import type { Announcement } from '#domain/live.ts'
import type { Db, Tx } from '../database.ts'
import { presentSpan } from '../traces/span.ts'
import { isLeftToTeller } from './after-commit.ts'
import { CHANNEL } from './channel.ts'

// a PostgreSQL notification holds less than 8000 bytes; a topic at most 90
const TOPICS_AT_ONCE = 60

/** Announces to every node once this transaction commits; nothing is sent if it rolls back. */
export async function publish(tx: Tx, ...announcements: readonly Announcement[]): Promise<void> {
  const traceparent = presentSpan()?.traceparent
  const parts = announcements.flatMap(inParts).map((part) => JSON.stringify({ ...part, traceparent }))
  if (parts.length === 0 || isLeftToTeller(parts)) return
  await notify(tx, parts)
}

/**
 * Tells every node, and nobody else, that something visitors see has changed (decision 0024). By the database always: it
 * says so by itself too, whoever writes, and pages are kept by those who hear the database.
 */
export async function publishToVisitors(tx: Tx): Promise<void> {
  const announcement: Announcement = { topics: [], change: { name: 'catalogue' } }
  await notify(tx, [JSON.stringify(announcement)])
}

/** Lets the database announce; without a transaction at once. @param parts announcements, each as text */
export async function notify(db: Db | Tx, parts: readonly string[]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, part) from unnest(${parts}::text[]) as part`.execute(db)
}

function inParts({ topics, change }: Announcement): Announcement[] {
  const parts: Announcement[] = []
  for (let from = 0; from < topics.length; from += TOPICS_AT_ONCE)
    parts.push({ topics: topics.slice(from, from + TOPICS_AT_ONCE), change })
  return parts
}
