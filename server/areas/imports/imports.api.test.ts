import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { anOffer, type Product } from '#test/product-factories.ts'
import { stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { aCsv, applied, aWorkbook, exported, offerOf, statusOf, uploaded } from './testing.ts'

const world = await openWorld({ connections: 4 })
let seller: Person
let citric: Product
let lactic: Product

beforeAll(async () => {
  seller = await world.aSeller()
  citric = await world.aProduct({ seller, name: 'Asam Sitrat', sku: 'RPS-1', material: { name: 'Asam Sitrat Uji' } })
  lactic = await world.aProduct({ seller, name: 'Asam Laktat', sku: '0042' })
})

describe('a file of products', () => {
  it('is checked row by row before anything changes: new, changed, the same, and what does not fit and why [SHOP-4]', async () => {
    const file = aCsv(
      'SKU;Nama;Bahan;Harga Jual;Stok (kg);Gudang;Status',
      'RPS-1;Asam Sitrat;;99.500;;A1;',
      '0042;Asam Laktat;;;;A2;',
      'RPS-9;Asam Sitrat Halus;Asam Sitrat Uji;90000;10;A3;dijual',
      'RPS-1;Asam Sitrat;;98000;;A4;',
      'RPS-8;Entah;Tidak Ada;1;1;A5;',
      '0042;Asam Laktat;;banyak;;A6;',
      ' ; ; ;',
    )
    const { impor_id, ...checked } = await uploaded(seller, 'produk', file)

    expect(checked).toMatchObject({ cocok: 2, bermasalah: 4 })
    expect(checked.masalah.map(({ baris, kolom }) => [baris, kolom])).toEqual([
      [4, 'Grade'],
      [5, 'SKU'],
      [6, 'Bahan'],
      [7, 'Harga Jual'],
    ])
    expect(checked.masalah[1]?.alasan).toBe('Sama dengan baris 2.')
    expect(await statusOf(seller, impor_id)).toMatchObject({ baru: 0, berubah: 1, tetap: 1, status: 'diperiksa' })
    expect((await statusOf(seller, impor_id)).kolom.map(({ dipasangkan }) => dipasangkan)).toEqual([
      'sku',
      'nama',
      'bahan',
      'harga',
      'stok',
      null,
      'status',
    ])
    expect(await offerOf(seller, citric.id)).toMatchObject({ harga: '100000.00', versi: 1 })
  })

  it('is applied whole: prices with their history, stock by the ledger, new products that it calls sold found at once [SHOP-4]', async () => {
    const shop = await world.aSeller()
    const [product, buyer] = [
      await world.aProduct({ seller: shop, name: 'Gula Uji', sku: 'G-1' }),
      await world.aBuyer(),
    ]
    await world.subscribe(buyer, shop)
    const material = { name: 'Zatbaru Impor' }
    await world.aMaterial(material)
    const heads = [
      'SKU',
      'Nama',
      'Bahan',
      'Grade',
      'Asal',
      'Bentuk',
      'Kemasan',
      'Isi per kemasan',
      'MOQ',
      'Harga',
      'Stok',
      'Status',
    ]
    const file = await aWorkbook([
      heads,
      ['G-1', null, null, null, null, null, null, null, null, 101250.5, 4000, null],
      [
        '00700',
        'Zatbaru Impor Halus',
        'zatbaru impor',
        'USP',
        'Jerman',
        'serbuk',
        'sak kertas',
        25,
        50,
        75000,
        1250,
        'dijual',
      ],
    ])

    const after = await applied(world, shop, 'produk', file)

    expect(after).toMatchObject({ status: 'diterapkan', baru: 1, berubah: 1, bermasalah: 0, selesai: 2 })
    expect(await offerOf(shop, product.id)).toMatchObject({ harga: '101250.50', stok: '4000', sku: 'G-1', versi: 2 })
    const { data: movements } = await shop.call('pusat-seller/stok/gerakan', { produk_id: product.id, per_halaman: 1 })
    expect(movements.gerakan[0]).toMatchObject({ alasan: 'Impor produk.xlsx' })
    const { data: prices } = await shop.call('pusat-seller/harga/detail', { produk_id: product.id })
    expect(prices.riwayat[0]).toMatchObject({ apa: 'Level 1', sesudah: 'Rp 101.250,50' })
    const { data: found } = await buyer.call('produk/daftar', { keyword: 'zatbaru' })
    expect(found.produk).toMatchObject([{ produk_nama: 'Zatbaru Impor Halus', produk_harga_satuan: '75000.00' }])
    expect((await shop.call('pusat-seller/produk/daftar', { keyword: '00700' })).data.produk).toHaveLength(1)
  })

  it('that was exported changes nothing, in either format, and shows no cell that a spreadsheet runs [SHOP-4]', async () => {
    const shop = await world.aSeller()
    const one = await world.aProduct({
      seller: shop,
      name: '=HYPERLINK("x")',
      sku: '007',
      packWeight: '1.125',
      minPurchase: '1.125',
      minNego: '2.25',
    })
    await world.aProduct({ seller: shop, name: '-Minus', maker: 'Velda, Ltd.', price: '1250.50', lowestPrice: '1000' })

    const [head = [], ...lines] = await exported(shop, { jenis: 'produk', format: 'csv' })
    expect(lines.map((line) => line[head.indexOf('Produsen')]).sort()).toEqual(['', 'Velda, Ltd.'])
    expect([head[0], lines[0]?.[0], lines[0]?.[2], lines[0]?.[11]]).toEqual([
      'SKU',
      '007',
      `'=HYPERLINK(""x"")`,
      '1,125',
    ])
    for (const format of ['csv', 'xlsx'] as const) {
      const { bytes } = await shop.send('pusat-seller/impor/contoh', { jenis: 'produk', format })
      const checked = await uploaded(shop, 'produk', { name: `produk.${format}`, content: bytes })
      expect([format, checked.masalah]).toEqual([format, []])
      expect(await statusOf(shop, checked.impor_id)).toMatchObject({ tetap: 2, berubah: 0, bermasalah: 0 })
    }
    expect(one.id).toBeGreaterThan(0)
  })

  it('is read by columns that the seller pairs, which are remembered for the next file with these heads [SHOP-4]', async () => {
    const lines = ['Kolom A;Nama;Kolom B', `x;${lactic.name};1.250`] as const
    const { impor_id } = await uploaded(seller, 'harga', aCsv(...lines))
    const pair = (versi: number, angka: 'id' | 'en') =>
      seller.send('pusat-seller/impor/kolom', { impor_id, versi, kolom: ['', 'nama', 'harga'], angka })

    const { versi } = await statusOf(seller, impor_id)
    expect(await statusOf(seller, impor_id)).toMatchObject({ tetap: 1, berubah: 0 })
    expect((await pair(versi, 'en')).ok).toBe(true)
    expect((await statusOf(seller, impor_id)).bermasalah).toBe(1)
    expect((await pair(versi, 'id')).refusal?.code).toBe('import_moved_on')
    const next = await uploaded(seller, 'harga', aCsv(...lines))
    expect((await statusOf(seller, next.impor_id)).kolom[2]?.dipasangkan).toBe('harga')
  })
})

describe('an import', () => {
  it('leaves what somebody changed after it was checked, and says so [SHOP-4]', async () => {
    const shop = await world.aSeller()
    const [one, two] = [
      await world.aProduct({ seller: shop, sku: 'A' }),
      await world.aProduct({ seller: shop, sku: 'B' }),
    ]
    const { impor_id } = await uploaded(shop, 'harga', aCsv('SKU;Harga', 'A;110000', 'B;120000'))
    const present = await offerOf(shop, one.id)
    await shop.call('pusat-seller/produk/simpan', {
      ...anOffer(present.bahan_id),
      ...present,
      satuan: 'kg',
      produk_id: one.id,
      harga: '99000',
    })

    await shop.call('pusat-seller/impor/terapkan', { impor_id })
    await world.runJobs()

    expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'diterapkan', berubah: 1, bermasalah: 1 })
    expect([(await offerOf(shop, one.id)).harga, (await offerOf(shop, two.id)).harga]).toEqual([
      '99000.00',
      '120000.00',
    ])
    const { data } = await shop.call('pusat-seller/impor/masalah', { impor_id })
    expect(data.masalah).toMatchObject([{ baris: 2, sku: 'A', kolom: null }])
  })

  it('is taken back within a day, but for products that have changed since [SHOP-4]', async () => {
    const shop = await world.aSeller()
    const [one, two] = [
      await world.aProduct({ seller: shop, sku: 'A' }),
      await world.aProduct({ seller: shop, sku: 'B' }),
    ]
    const { impor_id } = await applied(world, shop, 'stok', aCsv('SKU;Stok', 'A;10', 'B;20'))
    await shop.call('pusat-seller/produk/stok', { produk_id: two.id, jumlah: '30', alasan: 'Hitung ulang' })

    await shop.call('pusat-seller/impor/batalkan', { impor_id })
    await world.runJobs()

    expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'dibatalkan', tidak_dibatalkan: 1 })
    expect([await stockOf(world, one), await stockOf(world, two)]).toEqual([5000, 30])
    const again = await shop.send('pusat-seller/impor/batalkan', { impor_id })
    expect([again.status, again.refusal?.code]).toEqual([409, 'import_moved_on'])
  })

  it('is applied once, whoever asks twice at once, and one at a time [SHOP-4]', async () => {
    const shop = await world.aSeller()
    await world.aProduct({ seller: shop, sku: 'A' })
    const [first, second] = [
      await uploaded(shop, 'stok', aCsv('SKU;Stok', 'A;10')),
      await uploaded(shop, 'stok', aCsv('SKU;Stok', 'A;20')),
    ]
    const ask = ({ impor_id }: { impor_id: string }) => shop.send('pusat-seller/impor/terapkan', { impor_id })

    const answers = await Promise.all([ask(first), ask(first), ask(second)])

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.flatMap(({ refusal }) => refusal?.code ?? [])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^import_/), expect.stringMatching(/^import_/)]),
    )
    await world.runJobs()
  })

  it('is applied and taken back over the expected version, and no other [SHOP-4]', async () => {
    const shop = await world.aSeller()
    await world.aProduct({ seller: shop, sku: 'A' })
    const { impor_id } = await uploaded(shop, 'harga', aCsv('SKU;Harga', 'A;110000'))
    const { versi, angka } = await statusOf(shop, impor_id)
    await shop.call('pusat-seller/impor/kolom', { impor_id, versi, kolom: ['sku', 'harga'], angka })
    const ask = (path: 'pusat-seller/impor/terapkan' | 'pusat-seller/impor/batalkan', version: number) =>
      shop.send(path, { impor_id, versi: version })

    const late = await ask('pusat-seller/impor/terapkan', versi)
    expect([late.status, late.refusal?.code]).toEqual([409, 'import_moved_on'])
    expect((await ask('pusat-seller/impor/terapkan', versi + 1)).ok).toBe(true)
    await world.runJobs()
    const applied = await statusOf(shop, impor_id)
    expect(applied.status).toBe('diterapkan')
    expect((await ask('pusat-seller/impor/batalkan', versi + 1)).refusal?.code).toBe('import_moved_on')
    expect((await ask('pusat-seller/impor/batalkan', applied.versi)).ok).toBe(true)
    await world.runJobs()
    expect((await statusOf(shop, impor_id)).status).toBe('dibatalkan')
  })

  it('of somebody who may no longer change products changes nothing, and says so [SHOP-4, ROLE-10]', async () => {
    const shop = await world.aSeller()
    const product = await world.aProduct({ seller: shop, sku: 'A' })
    const sales = await world.aColleague(shop, 'sales')
    const { impor_id } = await uploaded(sales, 'harga', aCsv('SKU;Harga', 'A;110000'))
    await sales.call('pusat-seller/impor/terapkan', { impor_id })
    await shop.call('anggota/hapus', { company_id: shop.companyId, anggota_id: sales.userId })

    await world.runJobs()

    const status = await statusOf(shop, impor_id)
    expect([status.status, status.catatan]).toEqual(['gagal', 'Peran Anda tidak mengizinkan tindakan ini.'])
    expect((await offerOf(shop, product.id)).harga).toBe('100000.00')
  })

  it('is not found by another seller, nor are its rows and its file [SHOP-4, ROLE-9]', async () => {
    const rival = await world.aSeller()
    const { impor_id } = await uploaded(seller, 'harga', aCsv('SKU;Harga', 'RPS-1;banyak'))
    const attempts = [
      rival.send('pusat-seller/impor/status', { impor_id }),
      rival.send('pusat-seller/impor/masalah', { impor_id }),
      rival.send('pusat-seller/impor/masalah/berkas', { impor_id, format: 'csv' }),
      rival.send('pusat-seller/impor/terapkan', { impor_id }),
      rival.send('pusat-seller/impor/batalkan', { impor_id }),
    ]

    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await rival.call('pusat-seller/impor/daftar', {})).data.impor).toEqual([])
    const { text } = await seller.send('pusat-seller/impor/masalah/berkas', { impor_id, format: 'csv' })
    expect(text.split('\r\n')[1]).toBe(`"RPS-1","banyak","'banyak' bukan angka yang dapat dibaca."`)
  })
})
