import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openWorld } from '#test/world.ts'
import { openDatabase } from '../database.ts'
import { registry } from '../metrics.ts'
import { type SlowStatement, withRequestContext } from './statement-times.ts'

const world = await openWorld()

function aDatabase(afterMs: number) {
  const reported: SlowStatement[] = []
  const db = openDatabase({
    url: world.databaseUrl,
    connections: 1,
    slow: { afterMs, report: (one) => reported.push(one) },
  })
  onTestFinished(() => db.destroy())
  return { db, reported }
}

it('tells of a slow statement without its values, and which call of which request asked [OPS-4]', async () => {
  const { db, reported } = aDatabase(0)
  await withRequestContext({ name: 'produk/daftar', request: 'req-7' }, () =>
    sql`select ${'rahasia'}::text as secret`.execute(db),
  )
  expect(reported).toEqual([
    { text: 'select $1::text as secret', ms: expect.any(Number), work: 'produk/daftar', reqId: 'req-7' },
  ])
})

it('tells of none that is fast, and measures all of them [OPS-4]', async () => {
  const { db, reported } = aDatabase(600_000)
  const before = await count()
  await sql`select 1`.execute(db)
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
  expect(reported).toEqual([])
  expect(await count()).toBeGreaterThan(before)
})

async function count(): Promise<number> {
  const found = await registry.getSingleMetric('db_client_operation_duration_seconds')?.get()
  const values = found?.values as { metricName?: string; value: number }[] | undefined
  return values?.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0
}
