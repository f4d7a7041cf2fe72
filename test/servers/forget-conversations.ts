import { sql } from 'kysely'
import { openDatabase } from '#server/platform/database.ts'

/** Leaves nothing of what was said, for journeys that begin with the first word. */
export async function forgetConversations(databaseUrl: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, connections: 1 })
  try {
    await sql`truncate chat_rooms, chat_messages, chat_files, chat_replies, chat_hours`.execute(db)
  } finally {
    await db.destroy()
  }
}
