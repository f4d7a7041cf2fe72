import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { openDatabase } from './database.ts'

const world = await openWorld()

it('prepares only the first five hundred texts on a connection, and answers every one', async () => {
  const db = openDatabase({ url: world.databaseUrl, connections: 1 })
  try {
    for (let column = 0; column < 510; column++) {
      const asked = sql<Record<string, number>>`select ${column}::int as ${sql.ref(`c${column}`)}`
      const { rows } = await asked.execute(db)
      expect(rows).toEqual([{ [`c${column}`]: column }])
    }

    const { rows } = await sql`select count(*)::int as texts from pg_prepared_statements where name <> ''`.execute(db)
    expect(rows).toEqual([{ texts: 500 }])
  } finally {
    await db.destroy()
  }
})
