import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { aCsv, statusOf, uploaded } from './testing.ts'

// one connection: a question outside the transaction that is open would wait for ever
const world = await openWorld()

it('is read anew within its own transaction, which needs no second connection [SHOP-4]', async () => {
  const seller = await world.aSeller()
  await world.aProduct({ seller, sku: 'A' })
  const { impor_id } = await uploaded(seller, 'harga', aCsv('SKU;Kolom B', 'A;1.250'))
  const { versi } = await statusOf(seller, impor_id)

  await seller.call('pusat-seller/impor/kolom', { impor_id, versi, kolom: ['sku', 'harga'], angka: 'en' })

  expect(await statusOf(seller, impor_id)).toMatchObject({ bermasalah: 1, tetap: 0 })
})
