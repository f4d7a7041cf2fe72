import { once } from 'node:events'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Member } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { Person } from '#test/actor.ts'
import { foundByNoIndex } from '#test/database/found-by-index.ts'
import { anOrder, aPurchaser, aSale, placeFor } from '#test/scenes/ordering.ts'
import { takenAlong } from '#test/scenes/taken-along.ts'
import { openWorld } from '#test/world.ts'
import { downloadCompany } from './download-own.ts'
import { exportedOfBuyer } from './exported-of-buyer.ts'
import { exportedOfSeller } from './exported-of-seller.ts'
import type { ExportedTable, Under } from './exported-table.ts'
import { leftOfCompany } from './left-out.ts'
import { exportedBatches, findShapes } from './queries.ts'
import { allTables } from './tables.ts'

const world = await openWorld()
const everything: readonly ExportedTable[] = [...exportedOfBuyer, ...exportedOfSeller]
const going = allTables.flatMap(({ table, goes }) => (goes ? [{ table, who: goes }] : []))
const leftTables = new Set<string>(allTables.flatMap(({ table, left }) => (left ? [table] : [])))
/** What is read whole, and why that is no matter. */
const fewRows = { 'product_bans.product_id': 'written by administrators alone, one by one' }

describe('what is kept of a company', () => {
  it('is taken along by its owner at once, each side its own of the same order [OPS-5]', async () => {
    const { buyer, seller, product, order } = await anOrder(world)
    const colleague = await world.aColleague(buyer, 'purchaser')
    await buyer.upload('perusahaan/dokumen/unggah', { company_id: buyer.companyId, jenis: 'npwp' })

    const [bought, sold] = [
      await takenAlong(buyer, 'perusahaan/data/unduh'),
      await takenAlong(seller, 'perusahaan/data/unduh'),
    ]

    for (const side of [bought, sold]) {
      expect(JSON.parse(side.get('pesanan.json') ?? '')).toEqual([
        expect.objectContaining({ number: order.number, total_amount: order.total }),
      ])
      expect(side.get('baris-pesanan.csv')).toContain(product.name)
    }
    expect(JSON.parse(bought.get('profil.json') ?? '')).toEqual([expect.objectContaining({ name: buyer.companyName })])
    expect(bought.get('nama-anggota.csv')).toContain(colleague.email)
    expect([...bought.keys()].filter((name) => name.startsWith('berkas/'))).toHaveLength(1)
    expect([...bought.keys()].filter((name) => /^(harga|produk|stok|aturan-)/.test(name))).toEqual([])
    expect(JSON.parse(sold.get('harga.json') ?? '')).toEqual([expect.objectContaining({ product_id: product.id })])
    const [written, known] = [[...sold.values()].join('\n'), [...bought.values()].join('\n')]
    for (const other of [colleague.email, buyer.email]) expect(written).not.toContain(other)
    expect(known).not.toContain(seller.email)
    for (const side of [written, known]) expect(side).not.toContain('argon2')
  })

  it('tells a seller nothing of an order that waited in the buyer’s company and was refused there [OPS-5, ORDER-4]', async () => {
    const { buyer, seller, product, addressId } = await aSale(world, { price: '10000.00', stock: '1000' })
    const purchaser = await aPurchaser(world, buyer, { perOrder: '500000.00' })
    const refused = await placeFor(purchaser, addressId, product)
    const waiting = await placeFor(purchaser, addressId, product)
    const reason = 'Seller ini terlalu mahal'
    await buyer.call('transaksi/tolak', { transaksi_id: refused.id, versi: 1, alasan: reason })

    const [bought, sold] = [
      await takenAlong(buyer, 'perusahaan/data/unduh'),
      await takenAlong(seller, 'perusahaan/data/unduh'),
    ].map((files) => [...files.values()].join('\n'))

    for (const value of [refused.id, refused.number, waiting.id, waiting.number, reason]) {
      expect(bought).toContain(value)
      expect(sold).not.toContain(value)
    }
  })

  it('tells a seller of an approved order only what came after its approval [OPS-5, ORDER-4]', async () => {
    const { buyer, seller, product, addressId } = await aSale(world, { price: '10000.00', stock: '1000' })
    const purchaser = await aPurchaser(world, buyer, { perOrder: '500000.00' })
    const order = await placeFor(purchaser, addressId, product)
    await buyer.call('transaksi/setujui', { transaksi_id: order.id, versi: 1 })

    const sold = await takenAlong(seller, 'perusahaan/data/unduh')

    expect(sold.get('pesanan.json')).toContain(order.number)
    expect(sold.get('tindakan-pesanan.json')).not.toContain('awaiting_approval')
    expect(sold.get('piutang.json')).toContain(order.id)
  })

  it('ends when whoever takes it is removed meanwhile [OPS-5, ROLE-10]', async () => {
    const buyer = await world.aBuyer()
    const colleague = await world.aColleague(buyer, 'owner')
    await colleague.call('perusahaan/detail', { company_id: buyer.companyId })
    const member = await memberOf(colleague)
    const { content } = await downloadCompany(world.deps, member)
    await buyer.call('anggota/hapus', { company_id: buyer.companyId, anggota_id: colleague.userId })

    await expect(content.toArray()).rejects.toMatchObject({ code: 'not_allowed' })
  })

  it('is begun once at a time by one person, and again once that has ended [OPS-5]', async () => {
    const member = await memberOf(await world.aBuyer())
    const { content } = await downloadCompany(world.deps, member)

    await expect(downloadCompany(world.deps, member)).rejects.toMatchObject({ code: 'too_often' })
    const closed = once(content, 'close')
    await content.toArray()
    await closed
    const { content: again } = await downloadCompany(world.deps, member)
    again.destroy()
  })

  it("is neither the other members', nor somebody's who is no longer one [OPS-5, ROLE-10]", async () => {
    const buyer = await world.aBuyer()
    const owner = await world.aColleague(buyer, 'owner')
    expect((await owner.send('perusahaan/data/unduh', {})).status).toBe(200)
    for (const role of ['purchaser', 'approver'] as const) {
      const { status, refusal } = await (await world.aColleague(buyer, role)).send('perusahaan/data/unduh', {})
      expect([status, refusal?.code], role).toEqual([422, 'not_allowed'])
    }
    expect((await world.aVisitor().send('perusahaan/data/unduh', {})).status).toBe(401)

    await buyer.call('anggota/hapus', { company_id: buyer.companyId, anggota_id: owner.userId })

    // the session is refused, and so is the attempt to start another
    await expect(owner.send('perusahaan/data/unduh', {})).rejects.toThrow('wrong_credentials')
  })

  it('is read part by part: none is left out or told twice where there are more than are held [OPS-5]', async () => {
    const buyer = await world.aBuyer()
    await buyer.call('perusahaan/detail', { company_id: buyer.companyId })
    await sql`
      insert into shopping_lists (company_id, name, created_at, changed_at, changed_by)
      select ${buyer.companyId}, 'Daftar ' || n, ${world.now()}, ${world.now()}, ${buyer.userId}
      from generate_series(1, 1203) n`.execute(world.db)

    const data = await takenAlong(buyer, 'perusahaan/data/unduh')

    const lists = JSON.parse(data.get('daftar-belanja.json') ?? '') as { name: string }[]
    expect(new Set(lists.map(({ name }) => name)).size).toBe(1203)
    expect(lists).toHaveLength(1203)
    expect(data.get('daftar-belanja.csv')?.trim().split('\r\n')).toHaveLength(1204)
  })

  it('leaves no table out by accident: each is taken, or has a reason [OPS-5]', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select conrelid::regclass::text as "table", attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and conparentid = 0 and confrelid = 'companies'::regclass
        and array_length(conkey, 1) = 1`.execute(world.db)
    const columns = new Set(everything.flatMap(columnsOf))
    const tables = new Set<string>(everything.map(({ table }) => table))
    const known = (column: string) => columns.has(column) || column in leftOfCompany
    const naming = rows.map(({ table, column }) => ({ table, place: `${table}.${column}` }))
    expect(naming.filter(({ table, place }) => !known(place) && !leftTables.has(table))).toEqual([])

    const ofCompanies = allTables.filter(({ of }) => of === 'company')
    expect(ofCompanies.filter(({ table }) => !tables.has(table) && !leftTables.has(table))).toEqual([])
    // and none is in both, or gone
    expect([...tables].filter((table) => leftTables.has(table))).toEqual([])
    const existing = new Set(naming.map(({ place }) => place))
    expect(Object.keys(leftOfCompany).filter((place) => !existing.has(place))).toEqual([])
  })

  it('stays or goes when the company is closed, each table for a reason [OPS-5]', () => {
    const exported = new Set(everything.map(({ table }) => table))
    const withReason = allTables.filter(({ goes, stays }) => goes ?? stays)
    const needsReason = allTables.filter(({ table, of }) => of === 'company' || exported.has(table))
    expect(withReason.map(({ table }) => table)).toEqual(needsReason.map(({ table }) => table))
  })

  it('can be read: every table has the columns that leave [OPS-5]', async () => {
    const shapes = await findShapes(world.db)
    const noSubject = '00000000-0000-7000-8000-000000000000'
    for (const exported of everything) await exportedBatches(world.db, exported, noSubject, shapes).next()
  })

  it('is found by an index in every table, however much others have there [OPS-5]', async () => {
    const exportedColumns = new Set(everything.flatMap(columnsOf))
    expect(await foundByNoIndex(world.db, exportedColumns)).toEqual(Object.keys(fewRows))
  })

  it('is deleted by an index, with what hangs on it, when the company is closed [OPS-5]', async () => {
    const hanging = await world.db
      .selectNoFrom(
        sql<string[]>`array(
        select conrelid::regclass || '.' || attname
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and conparentid = 0 and confrelid::regclass::text = any(${going.map(({ table }) => table)}))`.as(
          'places',
        ),
      )
      .executeTakeFirstOrThrow()
    const exportedColumns = going.map(({ table, who }) => `${table}.${who}`)
    expect(hanging.places).toContain('shopping_list_lines.list_id')
    expect(await foundByNoIndex(world.db, [...exportedColumns, ...hanging.places])).toEqual([])
  })
  it('has no secret among its columns, and each file its own name [OPS-5]', () => {
    const columns = everything.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
    expect(columns.filter((column) => /hash|secret|token|password|storage_key|\.key$|checkout/.test(column))).toEqual(
      [],
    )
    for (const list of [exportedOfBuyer, exportedOfSeller]) {
      const files = list.map(({ file }) => file)
      expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
    }
  })
})

/** An owner as the server knows them, signed in. */
async function memberOf(person: Person): Promise<Member> {
  await person.call('session/profil', {})
  const { id } = await world.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow()
  const { userId, companyId } = person
  const day = businessDay(world.now())
  return { kind: 'member', userId, companyId, companyKind: 'buyer', role: 'owner', sessionId: id, day }
}

/** 'table.column' of the columns that lead from an exported row to its owner. */
function columnsOf({ table, who, under }: Pick<ExportedTable, 'table' | 'who' | 'under'> | Under): string[] {
  return [`${table}.${who}`, ...(under ? columnsOf(under) : [])]
}
