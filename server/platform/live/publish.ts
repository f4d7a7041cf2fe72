import { sql } from 'kysely'
import type { Announcement } from '#domain/live.ts'
import type { Db, Tx } from '../database.ts'
import { presentSpan } from '../traces/span.ts'
import { isLeftToAnnouncer } from './after-commit.ts'
import { CHANNEL } from './channel.ts'

// a PostgreSQL notification holds less than 8000 bytes; a topic at most 90
const TOPICS_AT_ONCE = 60

/** Announces to every node once this transaction commits; nothing is sent if it rolls back. */
export async function publish(tx: Tx, ...announcements: readonly Announcement[]): Promise<void> {
  const traceparent = presentSpan()?.traceparent
  const chunks = announcements.flatMap(inChunks).map((chunk) => JSON.stringify({ ...chunk, traceparent }))
  if (chunks.length === 0 || isLeftToAnnouncer(chunks)) return
  await notify(tx, chunks)
}

/**
 * Announces to the nodes alone that something visitors see has changed (decision 0024). By the database always: its
 * triggers announce every write too, and only nodes that listen to the database cache pages.
 */
export async function publishToVisitors(tx: Tx): Promise<void> {
  const announcement: Announcement = { topics: [], change: { name: 'catalogue' } }
  await notify(tx, [JSON.stringify(announcement)])
}

/** Lets the database announce; without a transaction at once. @param parts announcements, each as text */
export async function notify(db: Db | Tx, chunks: readonly string[]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, part) from unnest(${chunks}::text[]) as part`.execute(db)
}

function inChunks({ topics, change }: Announcement): Announcement[] {
  const chunks: Announcement[] = []
  for (let from = 0; from < topics.length; from += TOPICS_AT_ONCE)
    chunks.push({ topics: topics.slice(from, from + TOPICS_AT_ONCE), change })
  return chunks
}
