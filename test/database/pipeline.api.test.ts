import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { openWorld } from '../world.ts'
import { countRoundTrips } from './round-trips.ts'

const roundTrips = countRoundTrips()
const world = await openWorld()

async function numberOf(handle: Db | Tx, expression: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`select ${sql.raw(expression)}::int as number`.execute(handle)
  return rows[0]?.number ?? 0
}

describe('questions asked together', () => {
  it('travel in one round trip and are answered in their order, also with nothing to ask', async () => {
    let answers: unknown
    const trips = await roundTrips.during(async () => {
      answers = await pipeline(
        world.db,
        (db) => numberOf(db, '1'),
        async () => 'nothing',
        (db) => numberOf(db, '3'),
      )
    })
    expect([answers, trips]).toEqual([[1, 'nothing', 3], 1])
  })

  it('see what those before them wrote, inside one transaction that is undone as a whole', async () => {
    const name = 'Bersama'
    const count = (tx: Db | Tx) => numberOf(tx, `(select count(*) from categories where name = '${name}')`)
    const write = (tx: Tx) => tx.updateTable('categories').set({ name }).where('id', '=', 1).execute()

    const results = world.db.transaction().execute(async (tx) => {
      const [before, , after] = await pipeline(tx, count, write, count)
      throw new Error(`${before} then ${after}`)
    })

    await expect(results).rejects.toThrow('0 then 1')
    expect(await count(world.db)).toBe(0)
  })

  it('fail as the first of them to fail, after all have ended', async () => {
    const ended: string[] = []
    const failing = world.db.transaction().execute((tx) =>
      pipeline(
        tx,
        async (tx) => {
          await numberOf(tx, '1')
          await numberOf(tx, '2').finally(() => ended.push('slow'))
        },
        (tx) => numberOf(tx, '1 / 0').finally(() => ended.push('failing')),
        (tx) => numberOf(tx, '1').finally(() => ended.push('after')),
      ),
    )

    await expect(failing).rejects.toThrow('division by zero')
    expect(ended.sort()).toEqual(['after', 'failing', 'slow'])
    expect(await numberOf(world.db, '4')).toBe(4)
  })

  it('fail as what failed in one asked within another, whose end is heard of later', async () => {
    const failing = world.db.transaction().execute((tx) =>
      pipeline(
        tx,
        (tx) =>
          pipeline(
            tx,
            (tx) => numberOf(tx, '1 / 0'),
            (tx) => numberOf(tx, '(select 2 from pg_sleep(0.01))'),
          ),
        (tx) => numberOf(tx, '3'),
      ),
    )

    await expect(failing).rejects.toThrow('division by zero')
  })

  it('may be asked together within one another', async () => {
    const inner = (db: Db) =>
      pipeline(
        db,
        (db) => numberOf(db, '1'),
        (db) => numberOf(db, '2'),
      )
    expect(await pipeline(world.db, inner, inner)).toEqual([
      [1, 2],
      [1, 2],
    ])
  })
})
