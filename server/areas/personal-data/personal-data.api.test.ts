import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { anOrder } from '#test/ordering.ts'
import { openWorld } from '#test/world.ts'
import { keptAbout, leftOut } from './kept-about.ts'
import { findKept } from './queries.ts'

const world = await openWorld()

/** The files of a person's data, by name. */
async function dataOf(person: { send: (path: string, body: object) => Promise<{ bytes: Buffer }> }) {
  const { bytes } = await person.send('akun/data/unduh', {})
  const entries = Object.entries(unzipSync(bytes))
  return new Map(entries.map(([name, content]) => [name, Buffer.from(content).toString('utf8')]))
}

describe('what is kept about a person', () => {
  it('is taken along at once, as JSON and CSV, and says nothing of others or of amounts [OPS-5]', async () => {
    const { buyer, seller, order } = await anOrder(world)
    const colleague = await world.aColleague(buyer, 'purchaser')

    const data = await dataOf(buyer)

    expect(JSON.parse(data.get('akun.json') ?? '')).toEqual([expect.objectContaining({ email: buyer.email })])
    expect(JSON.parse(data.get('pesanan.json') ?? '')).toEqual([expect.objectContaining({ number: order.number })])
    expect(data.get('perusahaan.csv')).toContain(buyer.companyName)
    expect(data.get('sesi.csv')).toMatch(/^\uFEFF"company_id","user_agent"/)
    expect(data.get('baca-saya.txt')).toContain('10 tahun')
    const everything = [...data.values()].join('\n')
    for (const other of [colleague.email, colleague.userId, seller.email]) expect(everything).not.toContain(other)
    expect(everything).not.toContain(String(order.total).replace(/\.00$/, ''))
    expect(everything).not.toContain('argon2')
  })

  it("is nobody else's: a visitor and one whose session is over get nothing [OPS-5]", async () => {
    const buyer = await world.aBuyer()
    const member = await world.aColleague(buyer, 'purchaser')
    expect((await dataOf(member)).has('akun.json')).toBe(true)
    expect((await world.aVisitor().send('akun/data/unduh', {})).status).toBe(401)
    await buyer.call('akun/tutup/lihat', {})
    await member.call('akun/tutup', { user_id: member.userId, password: 'Contoh123' })
    // the session is refused, and so is the attempt to start another
    await expect(member.send('akun/data/unduh', {})).rejects.toThrow('wrong_credentials')
  })

  it('is found by an index in every table, however much others have left there [OPS-5]', async () => {
    const read: string[] = []
    await world.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      for (const { table, who } of keptAbout) {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
          explain select 1 from ${sql.table(table)} where ${sql.ref(who)} = '00000000-0000-7000-8000-000000000000'`.execute(
          tx,
        )
        if (rows.some((row) => row['QUERY PLAN'].includes('Seq Scan'))) read.push(`${table}.${who}`)
      }
    })
    expect(read).toEqual([])
  })

  it('leaves no table out by accident: each column that names a person is taken or has a reason [OPS-5]', async () => {
    const { rows } = await sql<{ place: string }>`
      select conrelid::regclass || '.' || attname as place
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'users'::regclass`.execute(world.db)
    const taken = keptAbout.map(({ table, who }) => `${table}.${who}`)
    const known = new Set([...taken, ...Object.keys(leftOut)])
    expect(rows.map(({ place }) => place).filter((place) => !known.has(place))).toEqual([])
    // some name a person without a reference, as the audit log does
    const columns = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = current_schema()`.execute(world.db)
    const places = new Set(columns.rows.map(({ place }) => place))
    expect([...known].filter((place) => !places.has(place))).toEqual([])
  })

  it('comes the newest first where there is more than one answer holds, and is said to be cut [OPS-5]', async () => {
    const buyer = await world.aBuyer()
    await buyer.call('akun/tutup/lihat', {})
    const values = ['2020-01-01', '2021-01-01'].map((day) => ({
      user_id: buyer.userId,
      document: 'terms' as const,
      version: day,
      agreed_at: new Date(day),
    }))
    await world.db.deleteFrom('consents').where('user_id', '=', buyer.userId).execute()
    await world.db.insertInto('consents').values(values).execute()
    const kept = keptAbout.find(({ table }) => table === 'consents')
    if (!kept) throw new Error('consents are not kept')

    const { rows, cut } = await findKept(world.db, kept, buyer.userId, 1)

    expect(cut).toBe(true)
    expect(rows).toMatchObject([{ version: '2021-01-01' }])
    expect((await findKept(world.db, kept, buyer.userId, 2)).cut).toBe(false)
  })

  it('has no secret among its columns [OPS-5]', () => {
    const columns = keptAbout.flatMap(({ columns }) => columns)
    expect(columns.filter((column) => /hash|secret|token|password|amount|price/.test(column))).toEqual([])
  })
})
