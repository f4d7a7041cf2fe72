import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Caller } from '#test/actor.ts'
import { foundByNoIndex } from '#test/database/found-by-index.ts'
import { anOrder } from '#test/scenes/ordering.ts'
import { takenAlong } from '#test/scenes/taken-along.ts'
import { openWorld } from '#test/world.ts'
import { exportedOfPerson } from './exported-of-person.ts'
import { leftOfPerson } from './left-out.ts'

const world = await openWorld()

const dataOf = (person: Caller) => takenAlong(person, 'akun/data/unduh')

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
    const exportedColumns = exportedOfPerson.map(({ table, who }) => `${table}.${who}`)
    expect(await foundByNoIndex(world.db, exportedColumns)).toEqual([])
  })

  it('leaves no table out by accident: each column that names a person is taken or has a reason [OPS-5]', async () => {
    const { rows } = await sql<{ place: string }>`
      select conrelid::regclass || '.' || attname as place
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and conparentid = 0 and confrelid = 'users'::regclass`.execute(world.db)
    const taken = exportedOfPerson.map(({ table, who }) => `${table}.${who}`)
    const known = new Set([...taken, ...Object.keys(leftOfPerson)])
    expect(rows.map(({ place }) => place).filter((place) => !known.has(place))).toEqual([])
    // some name a person without a reference, as the audit log does
    const columns = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = current_schema()`.execute(world.db)
    const places = new Set(columns.rows.map(({ place }) => place))
    expect([...known].filter((place) => !places.has(place))).toEqual([])
  })

  it('has no secret among its columns [OPS-5]', () => {
    const columns = exportedOfPerson.flatMap(({ columns }) => columns)
    expect(columns.filter((column) => /hash|secret|token|password|amount|price/.test(column))).toEqual([])
  })

  it('has no sentence in which a step names amounts, or in which a colleague decides [OPS-5]', () => {
    const mixed = ['order_events', 'price_requests', 'grant_requests']
    const sentences = exportedOfPerson.filter(
      ({ table, columns }) => mixed.includes(table) && columns.includes('reason'),
    )
    expect(sentences).toEqual([])
  })
})
