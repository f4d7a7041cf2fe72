import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cloneDatabase } from '#test/servers/postgres.ts'
import { aFolder, ask } from '../embedded-postgres/testing.ts'
import { knownMigrations, MIGRATIONS, migrate, SCHEMA } from './migrate.ts'

const LATER = '9999_later.sql'

/** A database with the demo in it, as the present migrations leave it. */
async function aFilledDatabase(): Promise<string> {
  const database = await cloneDatabase('demo')
  onTestFinished(() => database.drop())
  return database.url
}

/** The folder of migrations in a later version, which has one more. */
function laterMigrations(text: string): URL {
  const folder = aFolder()
  cpSync(MIGRATIONS, folder, { recursive: true })
  writeFileSync(join(folder, LATER), text)
  return pathToFileURL(`${folder}/`)
}

async function applied(url: string): Promise<unknown[]> {
  return (await ask(url, 'select name from schema_migrations order by name')).map(({ name }) => name)
}

describe('a database of an earlier version', { timeout: 120_000 }, () => {
  it('takes the migrations that it lacks, once, and keeps its rows [OPS-1]', async () => {
    const url = await aFilledDatabase()
    const orders = 'select id, total_amount from orders order by id'
    const before = await ask(url, orders)
    const folder = laterMigrations('alter table orders add column gift boolean not null default false')

    expect(await migrate(url, { folder })).toEqual({ applied: [LATER] })
    expect(await migrate(url, { folder })).toEqual({ applied: [] })

    expect(before.length).toBeGreaterThan(0)
    expect(await ask(url, orders)).toEqual(before)
    expect(await ask(url, 'select distinct gift from orders')).toEqual([{ gift: false }])
    expect(await applied(url)).toEqual([...(await knownMigrations()), LATER])
  })

  it('is as it was where a migration fails, also in what had gone well [OPS-1]', async () => {
    const url = await aFilledDatabase()
    const folder = laterMigrations('create table gifts (id integer); alter table gift add column name text')

    await expect(migrate(url, { folder })).rejects.toThrow(`migration ${LATER} failed`)

    expect(await ask(url, "select to_regclass('gifts') as there")).toEqual([{ there: null }])
    expect(await applied(url)).toEqual(await knownMigrations())
  })

  it('is refused where a migration was changed after it was applied, and to a version that lacks one [OPS-1]', async () => {
    const url = await aFilledDatabase()
    await migrate(url, { folder: laterMigrations('create table gifts (id integer)') })

    const changed = laterMigrations('create table gifts (id bigint)')
    await expect(migrate(url, { folder: changed })).rejects.toThrow(`${LATER} was changed after`)
    await expect(migrate(url)).rejects.toThrow(`holds migration ${LATER}, which this version does not know`)
  })
})

// databases hold this hash and refuse any other: what changes is a numbered file in server/migrations/
const HASH_OF_SCHEMA = '8f0d10bf920f983c48e671469b12b11ad46ce9a551d4fe266d1a4d3600b45e08'

it('makes each new database as the first of these tables were made [OPS-1]', async () => {
  const url = await aFilledDatabase()
  expect(await ask(url, `select hash from schema_migrations where name = '${SCHEMA}'`)).toEqual([
    { hash: HASH_OF_SCHEMA },
  ])
})
