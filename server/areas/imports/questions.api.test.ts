import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { aCsv, applied, aWorkbook, offerOf, statusOf, uploaded } from './testing.ts'

const world = await openWorld({ connections: 4 })
let seller: Person

beforeAll(async () => {
  seller = await world.aSeller()
})

const apply = (impor_id: string, by = seller) => by.send('pusat-seller/impor/terapkan', { impor_id })

describe('how a file writes its numbers', () => {
  it('is asked, with values read both ways, and nothing is applied before it is answered; codes say nothing [SHOP-4]', async () => {
    const product = await world.aProduct({ seller, sku: '42.10', stock: '100' })
    const { impor_id } = await uploaded(seller, 'stok', aCsv('SKU;Stok', '42.10;5.000'))
    const { ditanya, versi } = await statusOf(seller, impor_id)
    expect(ditanya).toEqual({
      angka: { bertentangan: null, contoh: [{ isi: '5.000', id: '5000', en: '5.000' }] },
      kolom: [],
      tanpa_nilai: false,
    })

    const early = await apply(impor_id)
    expect([early.status, early.refusal?.code]).toEqual([422, 'import_numbers_asked'])
    await seller.call('pusat-seller/impor/kolom', { impor_id, versi, kolom: ['sku', 'stok'], angka: 'id' })
    expect(await statusOf(seller, impor_id)).toMatchObject({ ditanya: null, angka: 'id' })
    expect((await apply(impor_id)).ok).toBe(true)
    await world.runJobs()
    expect(await stockOf(world, product)).toBe(5000)
  })

  it('is what this file shows, whatever was said of the last one with these heads [SHOP-4]', async () => {
    await world.aProduct({ seller, sku: 'T-1' })
    const first = await uploaded(seller, 'harga', aCsv('SKU;Harga;Harga level 2', 'T-1;90000;'))
    const { versi } = await statusOf(seller, first.impor_id)
    await seller.call('pusat-seller/impor/kolom', {
      impor_id: first.impor_id,
      versi,
      kolom: ['sku', 'harga', 'harga_tingkat_2'],
      angka: 'en',
    })

    const next = await uploaded(seller, 'harga', aCsv('SKU;Harga;Harga level 2', 'T-1;99.500;98.000,50'))

    expect(await statusOf(seller, next.impor_id)).toMatchObject({ angka: 'id', ditanya: null, bermasalah: 0 })
  })

  it('is read rightly of a row of another program: no pack of 25.000 kg [SHOP-4]', async () => {
    const shop = await world.aSeller()
    await world.aMaterial({ name: 'Zat Baris ERP' })
    const heads = 'SKU;Nama;Bahan;Isi per kemasan;Harga;Stok'
    await applied(world, shop, 'produk', aCsv(heads, 'E-1;Zat ERP;Zat Baris ERP;25.000;95000.00;1000.000'))
    const { data } = await shop.call('pusat-seller/produk/daftar', { keyword: 'E-1' })
    const [made] = data.produk

    expect(await offerOf(shop, made?.produk_id ?? 0)).toMatchObject({
      berat: '25',
      harga: '95000.00',
      stok: '1000',
      status: 'draf',
    })
  })

  it('is asked of a file whose columns contradict each other [SHOP-4]', async () => {
    const file = aCsv('SKU;Nama;Isi per kemasan;Harga', 'K-1;Satu;25.000;95000.00', 'K-2;Dua;25;1.250.000,50')
    const { impor_id } = await uploaded(seller, 'produk', file)
    const { ditanya } = await statusOf(seller, impor_id)
    expect(ditanya?.angka?.bertentangan).toEqual({ id: '1.250.000,50', en: '95000.00' })
  })

  it('is decided anew by columns that are paired later, unless somebody has said it [SHOP-4]', async () => {
    await world.aProduct({ seller, sku: 'L-1' })
    const { impor_id } = await uploaded(seller, 'stok', aCsv('SKU;Gudang A', 'L-1;5.000'))
    const pair = async (kolom: ('' | 'sku' | 'stok')[], angka?: 'id' | 'en') => {
      const { versi } = await statusOf(seller, impor_id)
      await seller.call('pusat-seller/impor/kolom', { impor_id, versi, kolom, ...(angka && { angka }) })
      return (await statusOf(seller, impor_id)).ditanya
    }
    expect(await pair(['sku', 'stok'])).toMatchObject({ angka: { bertentangan: null }, tanpa_nilai: false })
    expect(await pair(['sku', 'stok'], 'en')).toBeNull()
    expect(await pair(['sku', ''])).toMatchObject({ angka: null, tanpa_nilai: true })
    expect(await pair(['sku', 'stok'])).toBeNull()
  })
})

describe('a column of numbers that nobody paired', () => {
  it('keeps a file from being applied until it is paired or passed over, which is remembered [SHOP-4]', async () => {
    await world.aProduct({ seller, sku: 'U-1' })
    const file = aCsv('SKU;Stok;Harga Pabrik', 'U-1;12;9000')
    const { impor_id } = await uploaded(seller, 'stok', file)
    const { ditanya, versi } = await statusOf(seller, impor_id)
    expect(ditanya).toEqual({ angka: null, kolom: [2], tanpa_nilai: false })
    const early = await apply(impor_id)
    expect(early.refusal?.status_message).toBe(
      "Kolom 'Harga Pabrik' berisi angka, tetapi tidak dipasangkan. Pasangkan atau abaikan kolom ini, lalu periksa lagi.",
    )

    await seller.call('pusat-seller/impor/kolom', { impor_id, versi, kolom: ['sku', 'stok', ''] })

    expect((await statusOf(seller, impor_id)).ditanya).toBeNull()
    const again = await uploaded(seller, 'stok', file)
    expect((await statusOf(seller, again.impor_id)).ditanya).toBeNull()
  })

  it('is an obstacle where no other column holds what would change [SHOP-4]', async () => {
    await world.aProduct({ seller, sku: 'V-1' })
    const { impor_id } = await uploaded(seller, 'harga', aCsv('SKU;Nilai Baru', 'V-1;9000'))
    const { ditanya, pertanyaan } = await statusOf(seller, impor_id)
    expect([ditanya, pertanyaan]).toEqual([{ angka: null, kolom: [1], tanpa_nilai: true }, 2])
    const early = await apply(impor_id)
    expect([early.status, early.refusal?.code]).toEqual([422, 'import_values_missing'])
  })
})

describe('what a file changes', () => {
  it('is told row by row from what to what, the largest first, before and after it is applied [SHOP-4]', async () => {
    const shop = await world.aSeller()
    const one = await world.aProduct({ seller: shop, sku: 'A', name: 'Satu', price: '1000.00', lowestPrice: '600.00' })
    await world.aProduct({ seller: shop, sku: 'B', name: 'Dua', price: '1000.00', lowestPrice: '600.00' })
    await world.aProduct({ seller: shop, sku: 'C', name: 'Tiga', price: '1000.00', lowestPrice: '600.00' })
    const file = await aWorkbook([
      ['SKU', 'Kode Sentra', 'Nama', 'Harga'],
      ['A', null, 'Satu', 1100],
      ['B', null, 'Dua', 700],
      ['C', null, 'Tiga', 1000],
      ['A-2', (await codeOf(shop, one.id)) ?? '', 'Satu', 91_000],
    ])
    const { impor_id } = await uploaded(shop, 'produk', file)
    const questionsAfter = async (kolom?: 'harga' | 'sku') => {
      const { data } = await shop.call('pusat-seller/impor/perubahan', {
        impor_id,
        ...(kolom && { kolom }),
        halaman: 1,
      })
      return data.perubahan.map(({ sku, perubahan }) => [
        sku,
        ...perubahan.map(({ kolom: of, sebelum, sesudah, persen }) => [of, sebelum, sesudah, persen]),
      ])
    }
    const changes = [
      ['B', ['harga', '1000.00', '700', -30]],
      ['A', ['harga', '1000.00', '1100', 10]],
    ]

    expect(await questionsAfter()).toEqual(changes)
    expect(await questionsAfter('harga')).toEqual(changes)
    expect(await questionsAfter('sku')).toEqual([])
    expect((await statusOf(shop, impor_id)).perubahan_kolom).toEqual([{ kolom: 'harga', jumlah: 2 }])
    await shop.call('pusat-seller/impor/terapkan', { impor_id })
    await world.runJobs()
    expect((await statusOf(shop, impor_id)).status).toBe('diterapkan')
    expect(await questionsAfter()).toEqual(changes)
  })

  it('is told in the spelling in which it is written: that of a known word, else the first of the file [SHOP-2, SHOP-4]', async () => {
    const shop = await world.aSeller()
    for (const sku of ['E-1', 'E-2', 'E-3']) await world.aProduct({ seller: shop, sku, grade: 'Kelas Ejaan' })
    const file = aCsv(
      'SKU;Grade;Produsen;Asal;Kemasan',
      'E-1;KELAS-EJAAN;;;',
      'E-2;;Pabrik Ejaan;Negeri Ejaan;Tong Ejaan',
      'E-3;kelas ejaan;PABRIK-EJAAN;NEGERI-EJAAN;25 kg tong-ejaan',
    )

    const { impor_id } = await uploaded(shop, 'produk', file)

    const questionsAfter = async () => {
      const { data } = await shop.call('pusat-seller/impor/perubahan', { impor_id, halaman: 1 })
      return data.perubahan.map(({ sku, perubahan }) => [sku, ...perubahan.map(({ sesudah }) => sesudah)])
    }
    const changes = [
      ['E-2', 'Pabrik Ejaan', 'Negeri Ejaan', 'Tong Ejaan'],
      ['E-3', 'Pabrik Ejaan', 'Negeri Ejaan', 'Tong Ejaan'],
    ]
    expect(await questionsAfter()).toEqual(changes)
    await shop.call('pusat-seller/impor/terapkan', { impor_id })
    await world.runJobs()
    expect(await questionsAfter()).toEqual(changes)
    expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'diterapkan', berubah: 2, tetap: 1 })
    const { data } = await shop.call('pusat-seller/produk/daftar', { keyword: 'E-3' })
    expect(await offerOf(shop, data.produk[0]?.produk_id ?? 0)).toMatchObject({
      grade: 'Kelas Ejaan',
      produsen: 'Pabrik Ejaan',
      asal: 'Negeri Ejaan',
      kemasan: 'Tong Ejaan',
    })
  })

  it('lists every code that it changes [SHOP-4, SELLER-2]', async () => {
    const shop = await world.aSeller()
    const one = await world.aProduct({ seller: shop, sku: 'LAMA-1' })
    const file = aCsv('SKU;Kode Sentra', `BARU-1;${await codeOf(shop, one.id)}`)
    const { impor_id } = await uploaded(shop, 'produk', file)

    const { data } = await shop.call('pusat-seller/impor/perubahan', { impor_id, kolom: 'sku', halaman: 1 })

    expect(data.perubahan).toMatchObject([
      { baris: 2, baru: false, perubahan: [{ kolom: 'sku', sebelum: 'LAMA-1', sesudah: 'BARU-1', persen: null }] },
    ])
    const rival = await world.aSeller()
    expect((await rival.send('pusat-seller/impor/perubahan', { impor_id, halaman: 1 })).status).toBe(404)
  })

  it('is refused where a price is 91 times too high, and shows what stands in the file [SHOP-4]', async () => {
    await world.aProduct({ seller, sku: 'W-1', price: '1000.00' })
    const { impor_id, bermasalah } = await uploaded(seller, 'harga', aCsv('SKU;Harga', 'W-1;"91.000,00"'))
    const { data } = await seller.call('pusat-seller/impor/masalah', { impor_id })

    expect(bermasalah).toBe(1)
    expect(data.masalah).toMatchObject([
      { kolom: 'Harga', isi: '91.000,00', alasan: expect.stringMatching(/^Jauh di atas harga kini Rp 1.000,00/) },
    ])
  })
})

describe('a level that a file makes dearer than the one before it', () => {
  it('needs confirmation at its row, whether the file holds both or one stands in the shop [SHOP-3, SHOP-4]', async () => {
    const shop = await world.aSeller()
    for (const sku of ['B-1', 'B-2', 'B-3', 'B-4'])
      await world.aProduct({ seller: shop, sku, price: '1000.00', levels: { 2: '950.00' }, lowestPrice: '600.00' })
    const both = aCsv('SKU;Harga;Harga level 2', 'B-1;900;950', 'B-2;;1100', 'B-3;940;', 'B-4;1100;1090')

    const one = await applied(world, shop, 'harga', both)

    const { data } = await shop.call('pusat-seller/impor/masalah', { impor_id: one.impor_id })
    expect(data.masalah.map(({ baris, kolom }) => [baris, kolom])).toEqual([
      [2, 'Harga level 2'],
      [3, 'Harga level 2'],
      [4, 'Harga'],
    ])
    expect(data.masalah.every(({ alasan }) => alasan.startsWith('Level 2 (Rp '))).toBe(true)
    expect([one.berubah, one.bermasalah]).toEqual([1, 3])
  })

  it('needs confirmation in a file of price lists, and of customers too [SHOP-3, SHOP-4]', async () => {
    const shop = await world.aSeller()
    const buyer = await world.aBuyer({ name: 'PT Pelanggan Lebih Mahal' })
    await world.subscribe(buyer, shop)
    await world.aProduct({ seller: shop, sku: 'H-1', price: '1000.00', levels: { 2: '950.00' } })
    const lines = [
      'H-1;2;;;100;900',
      'H-1;1;;;100;890',
      'H-1;2;;;200;880',
      'H-1;1;;;200;885',
      'H-1;;PT Pelanggan Lebih Mahal;Kontrak;;1001',
    ]

    const checked = await uploaded(
      shop,
      'daftar-harga',
      aCsv('SKU;Level;Pelanggan;Nama daftar;Mulai jumlah;Harga', ...lines),
    )

    expect(checked.masalah.map(({ baris, kolom }) => [baris, kolom])).toEqual([
      [2, 'Harga'],
      [3, 'Harga'],
      [6, 'Harga'],
    ])
  })
})

describe('a new product of a file', () => {
  it('is a draft, and sold at once where that is chosen for the file [SHOP-4, SELLER-2]', async () => {
    const shop = await world.aSeller()
    await world.aMaterial({ name: 'Zat Draf Dahulu' })
    const file = aCsv(
      'SKU;Nama;Bahan;Grade;Asal;Bentuk;Kemasan;Isi per kemasan;MOQ;Harga;Stok',
      'D-1;Zat Draf;Zat Draf Dahulu;;;;;;;9000;',
      'D-2;Zat Draf Lengkap;Zat Draf Dahulu;USP;Jerman;serbuk;sak kertas;25;50;75000;1250',
    )
    const { impor_id } = await uploaded(shop, 'produk', file)
    const { versi, produk_baru, baru, kolom } = await statusOf(shop, impor_id)
    expect([produk_baru, baru]).toEqual(['draf', 2])

    const paired = kolom.map(({ dipasangkan }) => dipasangkan ?? ('' as const))
    await shop.call('pusat-seller/impor/kolom', { impor_id, versi, kolom: paired, produk_baru: 'dijual' })

    // what is sold needs more than a draft
    expect(await statusOf(shop, impor_id)).toMatchObject({ produk_baru: 'dijual', baru: 1, bermasalah: 1 })
    await shop.call('pusat-seller/impor/terapkan', { impor_id })
    await world.runJobs()
    const buyer = await world.aBuyer()
    const { data: found } = await buyer.call('produk/daftar', { keyword: 'zat draf' })
    expect(found.produk.map(({ produk_nama }) => produk_nama)).toEqual(['Zat Draf Lengkap'])
  })
})

async function codeOf(shop: Person, id: number): Promise<string | undefined> {
  const { data } = await shop.call('pusat-seller/produk/isian', { produk_id: id })
  return data.produk?.produk_id_url
}
