import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { anOrder, aSale, payFor, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

async function rowsOf(who: Person, path: string, body: object = {}): Promise<string[][]> {
  const { text, status } = await who.send(path, { format: 'csv', ...body })
  expect(status).toBe(200)
  return text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell))
}

describe('orders as a table', () => {
  it('are those of the list under its filters, newest first, on either side [ORDER-8]', async () => {
    const { buyer, seller, addressId, product } = await aSale(world, { price: '1234.56', stock: '5000' })
    world.setClock('2026-03-01T23:30:00+07:00')
    const first = await placeFor(buyer, addressId, product)
    world.setClock('2026-03-02T00:30:00+07:00')
    const second = await placeFor(buyer, addressId, product, '100')
    world.setClock()

    const [heads = [], ...rows] = await rowsOf(buyer, 'transaksi/ekspor')
    expect(heads.slice(0, 7)).toEqual([
      'Nomor pesanan',
      'Tanggal',
      'Status',
      'Seller',
      'Nomor PO',
      'Dipesan oleh',
      'Tipe pembayaran',
    ])
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      [second.number, '2026-03-02', 'menunggu konfirmasi', seller.companyName],
      [first.number, '2026-03-01', 'menunggu konfirmasi', seller.companyName],
    ])
    expect(rows[1]?.[heads.indexOf('Nilai barang (Rp)')]).toBe('61728')

    const sales = await rowsOf(seller, 'pusat-seller/pesanan/ekspor', { sampai: '2026-03-01' })
    expect(sales.map((row) => row[0])).toEqual(['Nomor pesanan', first.number])
    expect(sales[0]).toContain('Pembeli')
    expect(sales[0]).not.toContain('Dipesan oleh')
  })

  it('have numbers as numbers, a row for each product, and nothing that a spreadsheet would run [ORDER-8] [ADM-6]', async () => {
    const { buyer, order } = await anOrder(world, { name: '=HYPERLINK("x")', price: '0.25', units: '75' })

    const { bytes } = await buyer.send('transaksi/ekspor', { format: 'xlsx', isi: 'produk' })
    const { sheets } = await readXlsx(bytes)
    const [heads = [], row = []] = sheets[0]?.rows ?? []

    const cell = (head: string) => row[heads.indexOf(head)]
    expect(cell('Nomor pesanan')).toBe(order.number)
    expect(cell('Produk')).toBe('\'=HYPERLINK("x")')
    expect(cell('Jumlah')).toBe(75)
    expect(cell('Harga per satuan (Rp)')).toBe(0.25)
  })

  it('go on below the last of each part: nothing twice, nothing left out [ORDER-8]', async () => {
    const { buyer, order } = await anOrder(world, { stock: '1000' })
    // more of one moment than fit in two batches
    const copies = 1001
    await sql`
      with copied as (select gen_random_uuid() as key, copy from generate_series(1, ${copies}::int) copy),
      kept as (
        insert into checkouts (buyer_id, key, request_hash, created_at)
        select ${buyer.companyId}::uuid, key, '', now() from copied)
      insert into orders
      select copy_of.* from orders o, copied, lateral jsonb_populate_record(o, jsonb_build_object(
        'id', uuidv7(), 'number', o.number || '-' || copied.copy, 'checkout_key', copied.key)) copy_of
      where o.id = ${order.id}`.execute(world.db)

    const rows = await rowsOf(buyer, 'transaksi/ekspor')

    expect(rows).toHaveLength(1 + 1 + copies)
    expect(new Set(rows.map(([number]) => number)).size).toBe(rows.length)
  })

  it('say what of each is to be paid and until when, as its ledger has it, and can be narrowed by it [ORDER-8] [PAY-1]', async () => {
    const { buyer, seller, addressId, product } = await aSale(world, { price: '1000.00', stock: '5000' })
    const [part, whole] = [await placeFor(buyer, addressId, product), await placeFor(buyer, addressId, product)]
    for (const { id } of [part, whole]) {
      await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: id, versi: 1 })
    }
    await payFor(seller, part.id, { amount: '20000.00' })
    await payFor(seller, whole.id)

    const [heads = [], ...rows] = await rowsOf(buyer, 'transaksi/ekspor')
    const of = (order: { number: string }, head: string) =>
      rows.find(([number]) => number === order.number)?.[heads.indexOf(head)]
    const { data: money } = await seller.call('pusat-seller/pembayaran/pesanan', { transaksi_id: part.id })
    expect([of(part, 'Sisa (Rp)'), of(part, 'Jatuh tempo')]).toEqual([
      money.sisa.replace(/\.00$/, ''),
      money.jatuh_tempo,
    ])
    expect([of(whole, 'Sisa (Rp)'), of(whole, 'Lunas pada')]).toEqual(['0', '2026-03-02'])
    const paid = await rowsOf(seller, 'pusat-seller/pesanan/ekspor', { bayar: 'lunas' })
    expect(paid.map(([number]) => number)).toEqual(['Nomor pesanan', whole.number])
  })

  it('have their invoices beside them as these were issued, with when they were paid [ORDER-8]', async () => {
    const { buyer, seller, order } = await anOrder(world, { price: '1000.00' })
    const act = { transaksi_id: order.id }
    await seller.call('pusat-seller/pesanan/konfirmasi', { ...act, versi: 1 })
    await seller.call('pusat-seller/pesanan/kirim', { ...act, versi: 2, kurir: 'JNE' })

    for (const [who, path] of [
      [buyer, 'transaksi/invoice/ekspor'] as const,
      [seller, 'pusat-seller/invoice/ekspor'] as const,
    ]) {
      const [heads = [], row = [], ...more] = await rowsOf(who, path)
      expect(more).toEqual([])
      const cell = (head: string) => row[heads.indexOf(head)]
      expect(cell('Nomor invoice')).toMatch(/^INV-/)
      expect([cell('Nomor pesanan'), cell('Seller'), cell('Nilai barang (Rp)'), cell('Lunas pada')]).toEqual([
        order.number,
        seller.companyName,
        '50000',
        '',
      ])
      expect([cell('Sisa (Rp)'), cell('Dikreditkan (Rp)')]).toEqual([cell('Total (Rp)'), '0'])
    }
    expect(await rowsOf(await world.aBuyer(), 'transaksi/invoice/ekspor')).toHaveLength(1)
    expect(await rowsOf(buyer, 'transaksi/invoice/ekspor', { sampai: '2020-01-01' })).toHaveLength(1)
  })

  it('have no amounts for a warehouse, and are not narrowed by payments for it [ROLE-10]', async () => {
    const { seller, order, product } = await anOrder(world)
    const warehouse = await world.aColleague(seller, 'warehouse')
    const named = ['Nomor pesanan', 'Tanggal', 'Status', 'Pembeli', 'Nomor PO']

    const [heads, row, ...more] = await rowsOf(warehouse, 'pusat-seller/pesanan/ekspor')
    expect(heads).toEqual([...named, 'Tipe pembayaran'])
    expect([row?.[0], row?.length, more]).toEqual([order.number, 6, []])
    const [lineHeads, line] = await rowsOf(warehouse, 'pusat-seller/pesanan/ekspor', { isi: 'produk' })
    expect(lineHeads).toEqual([...named, 'Kode produk', 'SKU', 'Produk', 'Kemasan', 'Jumlah', 'Satuan'])
    expect(line).toContain(product.name)
    const narrowed = await warehouse.send('pusat-seller/pesanan/ekspor', { format: 'csv', bayar: 'lunas' })
    expect(narrowed.refusal?.code).toBe('not_allowed')
    const invoices = await warehouse.send('pusat-seller/invoice/ekspor', { format: 'csv' })
    expect(invoices.refusal?.code).toBe('not_allowed')

    const finance = await world.aColleague(seller, 'finance')
    expect((await rowsOf(finance, 'pusat-seller/pesanan/ekspor'))[0]).toContain('Sisa (Rp)')
    expect(await rowsOf(finance, 'pusat-seller/invoice/ekspor')).toHaveLength(1)
  })

  it('are refused to other companies and kinds [ROLE-10]', async () => {
    const { buyer, seller } = await anOrder(world)
    expect(await rowsOf(await world.aBuyer(), 'transaksi/ekspor')).toHaveLength(1)
    expect((await seller.send('transaksi/ekspor', { format: 'csv' })).status).toBe(422)
    expect((await buyer.send('pusat-seller/pesanan/ekspor', { format: 'csv' })).status).toBe(422)
  })
})
