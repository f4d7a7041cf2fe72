import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { MOST } from '#domain/limits.ts'
import type { Person } from '#test/actor.ts'
import type { Product } from '#test/product-factories.ts'
import { openWorld } from '#test/world.ts'
import { aCsv, applied, exported, statusOf, uploaded } from './testing.ts'

const world = await openWorld({ connections: 4 })
const HEAD = 'SKU;Level;Pelanggan;Nama daftar;Mulai jumlah;Harga;Berlaku dari;Berlaku sampai'
let shop: Person
let buyer: Person
let acid: Product
let sugar: Product

beforeAll(async () => {
  shop = await world.aSeller()
  buyer = await world.aBuyer({ name: 'PT Pelanggan Uji' })
  await world.subscribe(buyer, shop, { level: 2 })
  acid = await world.aProduct({
    seller: shop,
    sku: 'A',
    price: '1000.00',
    levels: { 2: '950.00' },
    lowestPrice: '600.00',
  })
  sugar = await world.aProduct({ seller: shop, sku: 'G', price: '2000.00' })
})

async function pricesOf(produk_id: number) {
  const { data } = await buyer.call('produk/harga', { produk_id })
  return data.langkah.map(({ mulai, harga, daftar_nama }) => [mulai, harga, daftar_nama])
}

async function undo(impor_id: string) {
  await shop.call('pusat-seller/impor/batalkan', { impor_id })
  await world.runJobs()
  return statusOf(shop, impor_id)
}

describe('a file of price lists', () => {
  it('writes tiers, prices for days and lists of customers, and is taken back whole [SHOP-4, SHOP-3]', async () => {
    const file = aCsv(
      HEAD,
      'A;2;;;100;900;;',
      'A;1;;;500;800;1/1/2027;31/12/2027',
      'G;;pt pelanggan uji;Kontrak;;1.500;;',
      'A;;PT Pelanggan Uji;Kontrak;200;700,50;;',
    )

    const one = await applied(world, shop, 'daftar-harga', file)

    expect(one).toMatchObject({ status: 'diterapkan', baru: 4, berubah: 0, bermasalah: 0, selesai: 4 })
    expect([await pricesOf(acid.id), await pricesOf(sugar.id)]).toEqual([
      [
        ['0', '950.00', null],
        ['100', '900.00', null],
        ['200', '700.50', 'Kontrak'],
      ],
      [['0', '1500.00', 'Kontrak']],
    ])
    const { data } = await shop.call('pusat-seller/harga/detail', { produk_id: acid.id })
    expect(data.riwayat.map(({ apa }) => apa)).toContain('Level 1, mulai 500 kg')

    const back = await undo(one.impor_id)

    expect(back).toMatchObject({ status: 'dibatalkan', tidak_dibatalkan: 0 })
    expect([await pricesOf(acid.id), await pricesOf(sugar.id)]).toEqual([
      [['0', '950.00', null]],
      [['0', '2000.00', null]],
    ])
    expect((await shop.call('pusat-seller/daftar-harga/daftar', {})).data.daftar).toEqual([])
  })

  it('that was exported changes nothing, and changed prices become what they were when it is taken back [SHOP-4]', async () => {
    await applied(
      world,
      shop,
      'daftar-harga',
      aCsv(HEAD, 'A;2;;;300;880;;31/12/2099', 'G;;PT Pelanggan Uji;Tahunan;;1400;;'),
    )
    for (const format of ['csv', 'xlsx'] as const) {
      const { bytes } = await shop.send('pusat-seller/impor/contoh', { jenis: 'daftar-harga', format })
      const { impor_id, masalah } = await uploaded(shop, 'daftar-harga', { name: `daftar.${format}`, content: bytes })
      expect([format, masalah]).toEqual([format, []])
      expect(await statusOf(shop, impor_id)).toMatchObject({ tetap: 2, baru: 0, berubah: 0 })
    }
    const [head = [], ...lines] = await exported(shop, { jenis: 'daftar-harga', format: 'csv' })
    expect(lines.map((line) => line[head.indexOf('Pelanggan')])).toEqual(['', 'PT Pelanggan Uji'])

    const { impor_id } = await applied(
      world,
      shop,
      'daftar-harga',
      aCsv(HEAD, 'A;2;;;300;870;;', 'G;;PT Pelanggan Uji;;;1300;;'),
    )
    const changed = [await pricesOf(acid.id), await pricesOf(sugar.id)]
    const { tidak_dibatalkan } = await undo(impor_id)

    expect(changed.map((each) => each.at(-1)?.[1])).toEqual(['870.00', '1300.00'])
    expect(tidak_dibatalkan).toBe(0)
    expect([await pricesOf(acid.id), await pricesOf(sugar.id)].map((each) => each.at(-1)?.[1])).toEqual([
      '880.00',
      '1400.00',
    ])
  })

  it('says of each row why it does not fit [SHOP-4]', async () => {
    const rows = [
      ['X;1;;;100;900;;', 'SKU'],
      ['A;4;;;100;900;;', 'Level'],
      ['A;1;PT Pelanggan Uji;;100;900;;', 'Pelanggan'],
      ['A;;PT Tidak Ada;Baru;100;900;;', 'Pelanggan'],
      ['A;1;;;25;900;;', 'Mulai jumlah'],
      ['A;1;;;100;1100;;', 'Harga'],
      ['A;1;;;100;90;;', 'Harga'],
      ['A;1;;;100;;;', 'Harga'],
      ['A;3;;;100;900;;', 'Level'],
      ['A;1;;;100;900;31/12/2027;1/1/2027', 'Berlaku sampai'],
      ['A;1;;;100;900;besok;', 'Berlaku dari'],
    ] as const
    const checked = await uploaded(shop, 'daftar-harga', aCsv(HEAD, ...rows.map(([row]) => row)))

    expect(checked).toMatchObject({ cocok: 0, bermasalah: rows.length })
    expect(checked.masalah.map(({ kolom }) => kolom)).toEqual(rows.map(([, column]) => column))
    expect(checked.masalah.every(({ alasan }) => alasan.endsWith('.'))).toBe(true)
  })

  it('gives no price to one of two customers who are called alike [SHOP-4, SHOP-3]', async () => {
    const [first, second] = [
      await world.aBuyer({ name: 'PT Kembar Uji' }),
      await world.aBuyer({ name: 'PT Kembar Uji' }),
    ]
    await world.subscribe(first, shop)
    await applied(world, shop, 'daftar-harga', aCsv(HEAD, 'G;;PT Kembar Uji;Kontrak;;1700;;'))
    await world.subscribe(second, shop)

    const checked = await uploaded(shop, 'daftar-harga', aCsv(HEAD, 'G;;PT Kembar Uji;Kontrak;;1600;;'))

    expect(checked).toMatchObject({ cocok: 0, bermasalah: 1 })
    expect(checked.masalah).toMatchObject([{ kolom: 'Pelanggan', alasan: expect.stringContaining('Beberapa') }])
  })

  it('says of the row, not of the file, that a list is full, however many prices a product has in it [SHOP-4]', async () => {
    const customer = await world.aBuyer({ name: 'PT Penuh Uji' })
    await world.subscribe(customer, shop)
    await applied(world, shop, 'daftar-harga', aCsv(HEAD, 'G;;PT Penuh Uji;Penuh;;1700;;'))
    await sql`insert into price_rules (product_id, seller_id, list_id, buyer_id, from_units, days, amount)
      select ${acid.id}, seller_id, id, buyer_id, 1000 + step, days, 900
      from price_lists, generate_series(1, ${MOST.listedPrices - 1}::int) step where name = 'Penuh'`.execute(world.db)

    const checked = await uploaded(shop, 'daftar-harga', aCsv(HEAD, 'G;;PT Penuh Uji;Penuh;100;1600;;'))

    expect(checked).toMatchObject({ cocok: 0, bermasalah: 1 })
    expect(checked.masalah).toMatchObject([{ kolom: 'Mulai jumlah' }])
  })

  it('of sales holds nothing of a single customer, nor a price beyond what they may give [SHOP-4, SHOP-7]', async () => {
    const sales = await world.aColleague(shop, 'sales')

    const checked = await uploaded(
      sales,
      'daftar-harga',
      aCsv(HEAD, 'A;1;;;400;850;;', 'A;;PT Pelanggan Uji;;400;850;;', 'A;1;;;450;599,99;;'),
    )

    expect(checked).toMatchObject({ cocok: 1, bermasalah: 2 })
    expect(checked.masalah).toMatchObject([
      { baris: 3, kolom: 'Pelanggan', alasan: expect.stringContaining('pemilik') },
      { baris: 4, kolom: 'Harga', alasan: expect.stringContaining('sampai Rp 600,00, harga terendah produk ini') },
    ])
  })

  it('of the owner gives no customer a price where sales applies it, nor takes one back [SHOP-4, SHOP-7]', async () => {
    const sales = await world.aColleague(shop, 'sales')
    await world.subscribe(await world.aBuyer({ name: 'PT Pelanggan Khusus' }), shop)
    const file = aCsv(HEAD, 'A;1;;;600;750;;', 'A;;PT Pelanggan Khusus;Khusus;600;740;;')
    const run = async (who: Person, impor_id: string, act: 'terapkan' | 'batalkan') => {
      await who.call(`pusat-seller/impor/${act}`, { impor_id })
      await world.runJobs()
      return statusOf(shop, impor_id)
    }

    const { impor_id } = await uploaded(shop, 'daftar-harga', file)
    expect(await run(sales, impor_id, 'terapkan')).toMatchObject({ status: 'diterapkan', baru: 1, bermasalah: 1 })

    const again = await uploaded(shop, 'daftar-harga', file)
    expect(await run(shop, again.impor_id, 'terapkan')).toMatchObject({ status: 'diterapkan', baru: 1, tetap: 1 })
    expect(await run(sales, again.impor_id, 'batalkan')).toMatchObject({ tidak_dibatalkan: 1 })
  })

  it('is not taken back by sales to prices that are the owner’s to give [SHOP-4, SHOP-7]', async () => {
    const sales = await world.aColleague(shop, 'sales')
    await applied(world, shop, 'daftar-harga', aCsv(HEAD, 'A;1;;;700;590;1/1/2027;', 'A;1;;;710;700;1/1/2027;'))
    const raised = aCsv(HEAD, 'A;1;;;700;720;1/1/2027;', 'A;1;;;710;720;1/1/2027;')
    const { impor_id } = await applied(world, shop, 'daftar-harga', raised)

    await sales.call('pusat-seller/impor/batalkan', { impor_id })
    await world.runJobs()

    expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'dibatalkan', tidak_dibatalkan: 1 })
    const { data } = await shop.call('pusat-seller/harga/detail', { produk_id: acid.id })
    const left = data.aturan.filter(({ mulai }) => mulai === '700' || mulai === '710')
    expect(left.map(({ mulai, harga }) => [mulai, harga]).sort()).toEqual([
      ['700', '720.00'],
      ['710', '700.00'],
    ])
  })

  it('refuses a row whose code and name are of two products, whatever the file is about [SHOP-4]', async () => {
    const prices = await uploaded(shop, 'daftar-harga', aCsv('SKU;Nama produk;Level;Harga', `A;${sugar.name};1;900`))
    const stocks = await uploaded(shop, 'stok', aCsv('SKU;Nama produk;Stok', `A;${sugar.name};10`))

    expect([prices, stocks].map(({ masalah }) => masalah.map(({ baris, kolom }) => [baris, kolom]))).toEqual([
      [[2, 'Nama produk']],
      [[2, 'Nama produk']],
    ])
  })

  it('leaves the prices of a list that was changed or removed since the file was checked [SHOP-4, SHOP-3]', async () => {
    await applied(world, shop, 'daftar-harga', aCsv(HEAD, 'G;;PT Pelanggan Uji;Tahunan;;1400;;'))
    const listed = async () =>
      (await shop.call('pusat-seller/daftar-harga/daftar', {})).data.daftar.find(
        ({ daftar_nama }) => daftar_nama === 'Tahunan',
      )
    const change = async (act: 'persen' | 'hapus') => {
      const { daftar_id = '', versi = 0 } = (await listed()) ?? {}
      const more = act === 'persen' ? { persen: '5' } : {}
      return shop.send(`pusat-seller/daftar-harga/${act}`, { daftar_id, versi, ...more })
    }
    const applyAfter = async (act: 'persen' | 'hapus') => {
      const { impor_id } = await uploaded(shop, 'daftar-harga', aCsv(HEAD, 'G;;PT Pelanggan Uji;Tahunan;;1300;;'))
      expect((await change(act)).ok).toBe(true)
      await shop.call('pusat-seller/impor/terapkan', { impor_id })
      await world.runJobs()
    }

    await applyAfter('persen')
    expect((await pricesOf(sugar.id)).at(-1)?.[1]).toBe('1470.00')
    await applyAfter('hapus')
    expect(await listed()).toBeUndefined()
  })
})
