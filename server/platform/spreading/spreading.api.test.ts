import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { placements } from './placement.ts'
import { columnOf, type Plan, planSpread } from './plan.ts'
import { sayObstacles } from './say-obstacles.ts'
import { readSchema } from './schema.ts'

const { db } = await openWorld({ template: 'demo' })
const tables = Object.keys(placements).sort()

let plan: Plan
let before: Record<string, number>

beforeAll(async () => {
  before = await countRows()
  plan = planSpread(await readSchema(db))
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    for (const statement of [...plan.prepare, ...plan.connect])
      await sql
        .raw(statement)
        .execute(tx)
        .catch((error) => {
          throw new Error(statement, { cause: error })
        })
  })
})

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(db)
    counts[table] = rows[0]?.rows ?? -1
  }
  return counts
}

function placeOf(table: string): 'every node' | 'one node' | 'owner' {
  const placement = Object.entries(placements).find(([name]) => name === table)?.[1] ?? 'one node'
  return typeof placement === 'string' ? placement : 'owner'
}

describe('the demo prepared for several nodes', () => {
  it('has a place for each table of the database [OPS-2]', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'
      order by relname`.execute(db)
    expect(rows.map(({ name }) => name).sort()).toEqual(tables)
  })

  it('keeps every row [OPS-2]', async () => {
    expect(before.order_lines).toBeGreaterThan(0)
    expect(await countRows()).toEqual(before)
  })

  it('knows the owner of each row: one uuid that is never missing [OPS-2]', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select t.relname as "table", a.attname as column
      from pg_attribute a join pg_class t on t.oid = a.attrelid
      where t.relnamespace = 'public'::regnamespace and a.attnotnull and a.atttypid = 'uuid'::regtype`.execute(db)
    const told = new Set(rows.map(({ table, column }) => `${table}.${column}`))
    const spread = tables.filter((table) => placeOf(table) === 'owner')
    expect(spread.filter((table) => !told.has(`${table}.${columnOf(table)}`))).toEqual([])
  })

  it('tells owners apart as the rows they come from do [OPS-2]', async () => {
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong
      from shipment_lines l join shipments s on s.id = l.shipment_id join orders o on o.id = s.order_id
      where l.owner_id <> o.seller_id or s.owner_id <> o.seller_id`.execute(db)
    expect(rows).toEqual([{ wrong: 0 }])
  })

  it('has the owner in each primary, unique and excluding key [OPS-2]', async () => {
    const { keys } = await readSchema(db)
    const spread = keys.filter(({ table }) => placeOf(table) === 'owner')
    expect(spread.length).toBeGreaterThan(100)
    expect(
      spread.filter(({ table, columns }) => !columns.includes(columnOf(table) ?? '')).map(({ name }) => name),
    ).toEqual([])
  })

  it('has as many keys as before, by the same names [OPS-2]', async () => {
    const { keys } = await readSchema(db)
    const taken = plan.prepare.filter((statement) => statement.startsWith('drop index')).length
    const made = plan.prepare.filter((statement) => statement.startsWith('CREATE UNIQUE INDEX')).length
    expect(made).toBe(taken)
    expect(planSpread(await readSchema(db)).obstacles['Unique for one owner only']).toEqual([])
    expect(new Set(keys.map(({ name }) => name)).size).toBe(keys.length)
  })

  it('refers only to copies on every node, or within one owner [OPS-2]', async () => {
    const { rows } = await sql<{
      name: string
      from: string
      to: string
      columns: string[]
      towards: string[]
      acts: string
    }>`
      select c.conname as name, f.relname as "from", t.relname as "to",
        array(select a.attname::text from unnest(c.conkey) with ordinality k(number, place)
          join pg_attribute a on a.attrelid = f.oid and a.attnum = k.number order by k.place) as columns,
        array(select a.attname::text from unnest(c.confkey) with ordinality k(number, place)
          join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number order by k.place) as towards,
        c.confupdtype::text || c.confdeltype::text as acts
      from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conparentid = 0`.execute(db)
    const refused = rows.filter(({ from, to, columns, towards, acts }) => {
      const place = columns.indexOf(columnOf(from) ?? '')
      // Citus changes the column by which rows are spread in no way: neither u(pdate) nor d(elete) may
      if (place >= 0 && /^[cnd]|[nd]$/.test(acts)) return true
      if (placeOf(to) === 'every node') return false
      if (placeOf(to) === 'one node') return placeOf(from) !== 'one node'
      return placeOf(from) !== 'owner' || place < 0 || towards[place] !== columnOf(to)
    })
    expect(refused.map(({ name }) => name)).toEqual([])
  })

  it('spreads or copies once each table that does not stay on one node [OPS-2]', () => {
    const named = plan.spread.map((statement) => /_table\('(\w+)'/.exec(statement)?.[1])
    expect(named.sort()).toEqual(tables.filter((table) => placeOf(table) !== 'one node'))
  })

  it('leaves the obstacles that the decision record names, and no other [OPS-2]', () => {
    const record = readFileSync(
      join(import.meta.dirname, '../../../docs/decisions/0096-a-database-spread-by-company.md'),
      'utf8',
    )
    expect(/```text\n([\s\S]*?)\n```/.exec(record)?.[1]?.split('\n')).toEqual(sayObstacles(plan.obstacles))
  })
})
