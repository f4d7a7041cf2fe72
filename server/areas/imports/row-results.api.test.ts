import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { aCsv, statusOf, uploaded } from './testing.ts'

const world = await openWorld({ connections: 4 })

it('says which rows a code has found though the file calls their products otherwise, and refuses two that contradict [SHOP-4]', async () => {
  const shop = await world.aSeller()
  await world.aProduct({ seller: shop, name: 'Asam Sitrat', sku: 'A' })
  await world.aProduct({ seller: shop, name: 'Asam Laktat', sku: 'B' })
  await world.aProduct({ seller: shop, name: 'Gula Uji', sku: 'C' })
  const file = aCsv('SKU;Nama;Harga', 'A;ASAM SITRAT;110000', 'B;Asam Malat;120000', 'C;Asam Laktat;130000')
  const { impor_id, masalah } = await uploaded(shop, 'harga', file)

  expect(masalah).toMatchObject([{ baris: 4, kolom: 'Nama', alasan: expect.stringContaining("milik 'Gula Uji'") }])
  expect(await statusOf(shop, impor_id)).toMatchObject({
    berubah: 2,
    nama_lain: { jumlah: 1, baris: [{ baris: 3, di_berkas: 'Asam Malat', produk: 'Asam Laktat' }] },
  })
})

it('refuses a Kode Sentra that no product has, instead of finding the row by its name or making a product [SHOP-4]', async () => {
  const shop = await world.aSeller()
  await world.aProduct({ seller: shop, name: 'Gula Uji' })
  const file = aCsv('Kode Sentra;Nama;Harga', 'zzzzzz;Gula Uji;110000', ';Gula Uji;120000')

  const { cocok, masalah } = await uploaded(shop, 'harga', file)

  expect(masalah).toMatchObject([
    { baris: 2, kolom: 'Kode Sentra', alasan: expect.stringContaining('Tidak ada produk Anda dengan Kode Sentra ini') },
  ])
  expect(cocok).toBe(1)
})

it('applies no row that was shown as a problem, even where it would fit by now [SHOP-4]', async () => {
  const shop = await world.aSeller()
  await world.aProduct({ seller: shop, name: 'Gula Uji', sku: 'G-1' })
  const file = aCsv('SKU;Nama;Harga', 'G-1;;110000', 'G-2;;120000')
  const { impor_id, ...checked } = await uploaded(shop, 'harga', file)
  await world.aProduct({ seller: shop, name: 'Gula Halus', sku: 'G-2' })

  await shop.call('pusat-seller/impor/terapkan', { impor_id })
  await world.runJobs()

  expect(checked).toMatchObject({ cocok: 1, bermasalah: 1 })
  expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'diterapkan', berubah: 1, bermasalah: 1 })
  const { data } = await shop.call('pusat-seller/impor/masalah', { impor_id })
  expect(data.masalah).toMatchObject([
    { baris: 3, kolom: null, alasan: expect.stringContaining('saat berkas diperiksa') },
  ])
})
