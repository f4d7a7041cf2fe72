import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { audit } from './audit.ts'
import { checkChain } from './check-chain.ts'
import { withOrigin } from './origin.ts'

const world = await openWorld({ connections: 4 })
const administrator = await world.anAdministrator()
const doer = { userId: administrator.userId, companyId: administrator.companyId, role: 'administrator' }

const tables = ['audit_entries', 'audit_links']

function write(name: string): Promise<void> {
  const after = { rupiah: '16000.00', note: 'Ω "kurs" 💡\n' }
  return world.db
    .transaction()
    .execute((tx) => audit(tx, doer, { act: 'rate.set', thing: { id: 'USD', name }, after }, world.now()))
}

/** Changes the log as somebody could who owns the database, looks, and puts it back. */
async function tampered<Result>(statement: string, check: () => Promise<Result>): Promise<Result> {
  await world.db.connection().execute(async (db) => {
    await sql`create table kept_entries as table audit_entries`.execute(db)
    await sql`create table kept_links as table audit_links`.execute(db)
  })
  const forge = async (statements: readonly string[]) => {
    const client = new pg.Client({ connectionString: world.databaseUrl })
    await client.connect()
    try {
      for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
      for (const one of statements) await client.query(one)
      for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    } finally {
      await client.end()
    }
  }
  await forge([statement])
  try {
    return await check()
  } finally {
    await forge([
      'delete from audit_links',
      'delete from audit_entries',
      'insert into audit_entries overriding system value table kept_entries',
      'insert into audit_links table kept_links',
      'drop table kept_entries, kept_links',
    ])
  }
}

describe('the audit log', () => {
  it('keeps who, from where, when, and only what changed [ADM-6]', async () => {
    await withOrigin({ network: '203.0.113.9', device: 'Peramban uji' }, () =>
      world.db.transaction().execute((tx) =>
        audit(
          tx,
          doer,
          {
            act: 'member.change',
            thing: { id: 'x' },
            before: { role: 'owner', perOrder: null },
            after: { role: 'approver', perOrder: null },
          },
          world.now(),
        ),
      ),
    )
    const entry = await world.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      at: world.now(),
      act: 'member.change',
      user_id: doer.userId,
      company_id: doer.companyId,
      role: 'administrator',
      network: '203.0.113.9',
      device: 'Peramban uji',
      thing_kind: 'member',
      before: { role: 'owner' },
      after: { role: 'approver' },
    })
  })

  it.each([
    "update audit_entries set act = 'lain'",
    'delete from audit_entries',
    'truncate audit_entries cascade',
    "update audit_links set hash = ''",
    'delete from audit_links',
    'truncate audit_links',
    'delete from audit_entries where false',
  ])('is only appended to: refuses %s [ADM-6]', async (statement) => {
    await write('a')
    await expect(sql.raw(statement).execute(world.db)).rejects.toThrow('only appended to')
  })

  it('keeps nothing of an act that is rolled back [ADM-6]', async () => {
    const { intact } = await checkChain(world.db)
    const undone = world.db.transaction().execute(async (tx) => {
      await audit(tx, doer, { act: 'rate.set', thing: { id: 'USD' } }, world.now())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await checkChain(world.db)).toMatchObject({ intact, broken: null })
  })

  it('links acts that happen at once in one order without holding them up [ADM-6]', async () => {
    const { intact } = await checkChain(world.db)
    const { promise: going, resolve: goOn } = Promise.withResolvers<void>()
    const slow = world.db.transaction().execute(async (tx) => {
      await audit(tx, doer, { act: 'rate.set', thing: { id: 'lambat' } }, world.now())
      await going
    })
    // would wait for the slow one for ever if that locked the log before it commits
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(`serentak ${index}`)))
    goOn()
    await slow
    expect(await checkChain(world.db)).toMatchObject({ intact: intact + 21, broken: null })
  })

  it.each([
    [
      'changed',
      "update audit_entries set after = '{}' where id = (select entry_id from audit_links where position = 3)",
    ],
    [
      'changed',
      'update audit_entries set user_id = null where id = (select entry_id from audit_links where position = 3)',
    ],
    ['changed', "update audit_links set hash = sha256('') where position = 3"],
    ['missing', 'delete from audit_links where position = 3'],
    ['missing', 'delete from audit_links where position >= 3'],
  ])('finds the first entry that was tampered with: %s by %s [ADM-6]', async (why, statement) => {
    for (const name of ['a', 'b', 'c', 'd']) await write(name)
    const { head } = await checkChain(world.db)
    const found = await tampered(statement, () => checkChain(world.db, head ?? undefined))
    expect(found).toMatchObject({ intact: 2, broken: { position: 3, why } })
    expect((await checkChain(world.db)).broken).toBeNull()
  })

  it('finds an entry that was written past the chain [ADM-6]', async () => {
    await write('a')
    const { intact } = await checkChain(world.db)
    const entry = "insert into audit_entries (at, act, thing_kind, thing_id) values (now(), 'rate.set', 'rate', 'USD')"
    const found = await tampered(entry, () => checkChain(world.db))
    expect(found).toMatchObject({ intact, broken: { position: intact + 1, why: 'unlinked' } })
  })
})
