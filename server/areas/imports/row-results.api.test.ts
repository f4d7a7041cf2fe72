import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { aCsv, statusOf, uploaded } from './testing.ts'

const world = await openWorld({ connections: 4 })

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
