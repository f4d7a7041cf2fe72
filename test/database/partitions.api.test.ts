import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { audit } from '#server/platform/audit/audit.ts'
import { checkChain } from '#server/platform/audit/check-chain.ts'
import { registry } from '#server/platform/metrics.ts'
import {
  listPartitions,
  makePartitions,
  type Partition,
  partitioned,
  retirePartitions,
} from '#server/platform/partitioning/partitions.ts'
import { anOrder } from '../scenes/ordering.ts'
import { openWorld } from '../world.ts'

const world = await openWorld({ connections: 4 })
const tables = Object.keys(partitioned)

/** The parts of a table, by their suffixes. */
async function partitionsOf(table: string): Promise<string[]> {
  const { rows } = await sql.raw<Partition>(listPartitions).execute(world.db)
  return rows.filter((part) => part.table === table).map(({ suffix }) => suffix)
}

/** How many rows of a table lie in each of its parts. */
async function rowsByPartition(table: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ part: string; count: number }>`
    select tableoid::regclass::text as part, count(*)::int as count from ${sql.table(table)} group by 1`.execute(
    world.db,
  )
  return Object.fromEntries(rows.map(({ part, count }) => [part.replace(`partitions.${table}_`, ''), count]))
}

/** The end of a table's partitions, as the metric reports it. */
async function reachOf(table: string): Promise<number | undefined> {
  const { values } = (await registry.getSingleMetric('db_partitions_until_timestamp_seconds')?.get()) ?? { values: [] }
  return values.find(({ labels }) => labels.table === table)?.value
}

/** As the database would write it at that instant: its ids are of its own clock. */
async function notify(companyId: string, at: string): Promise<void> {
  await sql`
    insert into notifications (id, company_id, kind, step, message, link, created_at)
    values (uuidv7(extract(epoch from ${at}::timestamptz - clock_timestamp()) * interval '1 second'), ${companyId},
      'nego', 'submit', ${at}, '/', ${at})`.execute(world.db)
}

function writeDown(at: string): Promise<void> {
  const entry = { act: 'rate.set', thing: { id: 'USD', name: at } } as const
  return world.db.transaction().execute((tx) => audit(tx, null, entry, new Date(at)))
}

describe('tables in parts', () => {
  it('are all that the database has, and each has its stray part [OPS-1]', async () => {
    const { rows } = await sql<{ name: string; stray: boolean }>`
      select relname as name, to_regclass('partitions.' || relname || '_stray') is not null as stray from pg_class
      where relkind = 'p' and relnamespace = 'public'::regnamespace order by relname`.execute(world.db)
    expect(rows).toEqual(tables.map((name) => ({ name, stray: true })))
  })

  it('have the present part and those of the next three months from any clock, made once by several at once [OPS-1]', async () => {
    const clock = new Date('2031-12-31T16:59:59Z')
    await Promise.all([1, 2, 3].map(() => makePartitions(world.db, clock)))
    world.setClock('2031-12-31T23:59:59+07:00')
    await world.runJobs('partitioning/make-partitions')

    const months = ['2031_12', '2032_01', '2032_02', '2032_03']
    expect(await partitionsOf('notifications')).toEqual(expect.arrayContaining(months))
    for (const table of tables.filter((table) => table !== 'notifications'))
      expect(await partitionsOf(table)).toEqual(expect.arrayContaining(['2031', '2032']))
  })

  it('take each row by its time, around midnight in Jakarta [OPS-1]', async () => {
    await makePartitions(world.db, new Date('2033-06-01T00:00:00Z'))
    const { companyId } = await world.aSeller()
    for (const at of ['2033-06-30T23:59:59+07:00', '2033-07-01T00:00:00+07:00', '2033-07-01T00:00:00Z'])
      await notify(companyId, at)
    expect(await rowsByPartition('notifications')).toMatchObject({ '2033_06': 1, '2033_07': 2 })

    for (const at of ['2033-12-31T23:59:59.999+07:00', '2034-01-01T00:00:00+07:00', '2034-01-01T00:00:00Z'])
      await writeDown(at)
    expect(await rowsByPartition('audit_entries')).toMatchObject({ '2033': 1, '2034': 2 })
    expect((await checkChain(world.db)).broken).toBeNull()
  })

  it('take what an order writes, and its stock is still the sum of its movements [OPS-1, SHOP-5]', async () => {
    world.setClock('2035-12-31T23:59:00+07:00')
    await makePartitions(world.db, world.now())
    const before = await rowsByPartition('stock_movements')
    await anOrder(world)
    expect(await rowsByPartition('order_events')).toMatchObject({ '2035': expect.any(Number) })
    expect((await rowsByPartition('stock_movements'))['2035']).toBeGreaterThan(before['2035'] ?? 0)
    const { rows } = await sql`
      select from product_stocks s where s.reserved <> (
        select coalesce(sum(reserved), 0) from stock_movements where product_id = s.product_id)`.execute(world.db)
    expect(rows).toEqual([])
  })

  it('keep what a clock that was wrong wrote, where it is found as everything else [OPS-1]', async () => {
    const { companyId } = await world.aSeller()
    await notify(companyId, '2050-02-14T09:00:00+07:00')
    expect((await rowsByPartition('notifications')).stray).toBe(1)

    await makePartitions(world.db, new Date('2050-01-20T00:00:00Z'))
    expect((await partitionsOf('notifications')).slice(-3)).toEqual(['2050_01', '2050_03', '2050_04'])
    await notify(companyId, '2050-02-15T09:00:00+07:00')
    await notify(companyId, '2050-03-15T09:00:00+07:00')
    expect(await rowsByPartition('notifications')).toMatchObject({ stray: 2, '2050_03': 1 })
    const found = await world.db.selectFrom('notifications').select('id').where('company_id', '=', companyId).execute()
    expect(found).toHaveLength(3)
  })

  it('tell how far they reach, and the job fails where one cannot be made [OPS-1, OPS-4]', async () => {
    world.setClock('2054-01-20T00:00:00Z')
    await world.runJobs('partitioning/make-partitions')
    expect(await reachOf('notifications')).toBe(Date.parse('2054-05-01T00:00:00+07:00') / 1000)
    for (const table of tables.filter((table) => table !== 'notifications'))
      expect(await reachOf(table)).toBe(Date.parse('2056-01-01T00:00:00+07:00') / 1000)

    const { companyId } = await world.aSeller()
    await notify(companyId, '2054-05-14T09:00:00+07:00')
    world.setClock('2054-02-20T00:00:00Z')
    await expect(world.runJobs('partitioning/make-partitions')).rejects.toThrow(
      'Rows of their time lie in a stray part already, so these parts were not made: notifications_2054_05.',
    )
    expect(await reachOf('notifications')).toBe(Date.parse('2054-05-01T00:00:00+07:00') / 1000)
    world.setClock('2054-03-20T00:00:00Z')
    await world.runJobs('partitioning/make-partitions').catch(() => undefined)
    expect((await partitionsOf('notifications')).slice(-1)).toEqual(['2054_06'])
    expect(await reachOf('notifications')).toBe(Date.parse('2054-05-01T00:00:00+07:00') / 1000)
  })

  it('let go of exactly what is past, with who had read it [OPS-1]', async () => {
    world.setClock('2061-01-10T09:00:00+07:00')
    await makePartitions(world.db, world.now())
    const seller = await world.aSeller()
    for (const month of ['01', '02', '03']) await notify(seller.companyId, `2061-${month}-28T23:00:00+07:00`)
    const notified = await world.db
      .selectFrom('notifications')
      .select(['id', 'message'])
      .where('company_id', '=', seller.companyId)
      .orderBy('id')
      .execute()
    for (const { id } of notified)
      await world.db
        .insertInto('notification_single_reads')
        .values({ user_id: seller.userId, notification_id: id })
        .execute()

    await retirePartitions(world.db, 'notifications', new Date('2061-02-28T23:59:59+07:00'))
    expect(await partitionsOf('notifications')).toEqual(['2061_02', '2061_03', '2061_04'])
    const read = await world.db
      .selectFrom('notification_single_reads')
      .select('notification_id as id')
      .where('user_id', '=', seller.userId)
      .execute()
    expect(read.map(({ id }) => id).sort()).toEqual(notified.slice(1).map(({ id }) => id))

    await retirePartitions(world.db, 'notifications', new Date('2061-03-01T00:00:00+07:00'))
    expect(await partitionsOf('notifications')).toEqual(['2061_03', '2061_04'])
  })

  it.each(['audit_entries', 'stock_movements'])(
    'of %s are only appended to by their own names too, and only through their table [ADM-6, SHOP-5]',
    async (table) => {
      await makePartitions(world.db, new Date('2070-06-01T00:00:00Z'))
      for (const suffix of ['2070', 'stray']) {
        const part = `partitions.${table}_${suffix}`
        for (const statement of [
          `update ${part} set at = now()`,
          `delete from ${part}`,
          `truncate ${part} cascade`,
          `insert into ${part} overriding system value select * from ${table}`,
        ])
          await expect(sql.raw(statement).execute(world.db)).rejects.toThrow('only appended to')
      }
    },
  )

  it('are left out where the time tells that they hold nothing asked for [OPS-1]', async () => {
    await makePartitions(world.db, new Date('2080-06-01T00:00:00Z'))
    const client = new pg.Client({ connectionString: world.databaseUrl })
    await client.connect()
    try {
      await client.query('set plan_cache_mode = force_generic_plan')
      const planOf = async (statement: string, value: string) => {
        await client.query(`prepare asked as ${statement}`)
        const { rows } = await client.query(`explain execute asked (${pg.escapeLiteral(value)})`)
        await client.query('deallocate asked')
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }
      const audited = await planOf('select from audit_entries where at >= $1', '2080-07-01T00:00:00Z')
      expect(audited).toMatch(/Subplans Removed: \d/)
      expect(audited).not.toContain('audit_entries_first')
      const one = await planOf('select from notifications where id = $1', '01a22d66-0000-7000-8000-000000000000')
      expect(one).toMatch(/Subplans Removed: \d/)
    } finally {
      await client.end()
    }
  })
})
