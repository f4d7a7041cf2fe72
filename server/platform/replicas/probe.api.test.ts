import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { Probe } from './probe.ts'

const world = await openWorld({ connections: 2 })

async function countWatching(): Promise<number> {
  const { rows } = await sql<{ watching: number }>`
    select count(*)::int as watching from pg_stat_activity
    where datname = current_database() and application_name = 'sentra-bahan watch'`.execute(world.db)
  return rows[0]?.watching ?? 0
}

it('leaves no connection behind that was still being made when it was closed [OPS-2]', async () => {
  const requests = Array.from({ length: 5 }, () => {
    const probe = new Probe(world.databaseUrl)
    const asking = probe.ask('select 1 as one').catch(() => undefined)
    probe.close()
    return asking
  })

  await Promise.all(requests)

  await expect.poll(countWatching).toBe(0)
})

it('asks again after it has lost its connection [OPS-2]', async () => {
  const probe = new Probe(world.databaseUrl)
  expect(await probe.ask('select 1 as one')).toEqual({ one: 1 })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'sentra-bahan watch'`.execute(world.db)

  await expect.poll(() => probe.ask('select 1 as one').catch(() => undefined)).toEqual({ one: 1 })
  probe.close()
})
