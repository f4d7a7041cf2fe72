import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { type Db, openDatabase, type Tx } from './database.ts'

const world = await openWorld()

/** Runs queries with unique texts. */
async function askAll(db: Db | Tx, name: string, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const { rows } = await sql<object>`select ${number}::int as ${sql.ref(`${name}${number}`)}`.execute(db)
    expect(rows).toEqual([{ [`${name}${number}`]: number }])
  }
}

async function prepared(db: Db): Promise<number> {
  const { rows } = await sql<{ texts: number }>`select count(*)::int as texts from pg_prepared_statements`.execute(db)
  return rows[0]?.texts ?? 0
}

it('keeps the hundred texts prepared that a connection was asked last, and answers every one', async () => {
  const db = openDatabase({ url: world.databaseUrl, connections: 1 })
  try {
    await askAll(db, 'once', 120)
    expect(await prepared(db)).toBe(100)
    await db.transaction().execute((tx) => askAll(tx, 'inside', 120))
    expect(await prepared(db)).toBe(100)
  } finally {
    await db.destroy()
  }
})

it('gives a statement ten seconds, and what fills the demo as long as it takes', async () => {
  const limits: unknown[] = []
  for (const patient of [false, true]) {
    const db = openDatabase({ url: world.databaseUrl, connections: 1, patient })
    const { rows } = await sql`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
    limits.push(...rows)
    await db.destroy()
  }
  expect(limits).toEqual([
    { statement: '10s', idle: '10s' },
    { statement: '0', idle: '0' },
  ])
})

it('ends no transaction for a text that could not be prepared in one that had failed', async () => {
  const db = openDatabase({ url: world.databaseUrl, connections: 1 })
  try {
    const failed = db.transaction().execute(async (tx) => {
      await sql`select ${1}::int / ${0}::int`.execute(tx).catch(() => undefined)
      await askAll(tx, 'never', 1)
    })
    await expect(failed).rejects.toThrow('aborted')

    await db.transaction().execute((tx) => askAll(tx, 'after', 120))
    expect(await prepared(db)).toBe(100)
  } finally {
    await db.destroy()
  }
})
