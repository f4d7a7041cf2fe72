import { expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { anOffer } from '#test/product-factories.ts'
import { openWorld } from '#test/world.ts'
import { aCsv, offerOf, uploaded } from './testing.ts'

const world = await openWorld({ connections: 4 })

it('tells no other seller how a draft spells its maker, before an offer with it is published [SHOP-2, SHOP-4]', async () => {
  const [first, second] = await Promise.all([world.aSeller(), world.aSeller()])
  const materialId = await world.aMaterial({ name: 'Bahan Rahasia' })
  const saved = async (seller: Person, produsen: string, nama: string, more: object = {}) => {
    const offer = anOffer(materialId, { produsen, nama, ...more })
    const { produk_id } = (await seller.call('pusat-seller/produk/simpan', offer)).data
    return (await offerOf(seller, produk_id)).produsen
  }
  const foreseen = async (seller: Person) => {
    const { impor_id } = await uploaded(seller, 'produk', aCsv('SKU;Produsen', 'X;rahasia corp'))
    const { data } = await seller.call('pusat-seller/impor/perubahan', { impor_id, halaman: 1 })
    return data.perubahan[0]?.perubahan[0]?.sesudah
  }
  for (const seller of [first, second]) await world.aProduct({ seller, sku: 'X' })

  expect(await saved(first, 'Rahasia Corp', 'Rahasia A', { status: 'draf' })).toBe('Rahasia Corp')
  expect([await foreseen(first), await foreseen(second)]).toEqual(['Rahasia Corp', 'rahasia corp'])
  expect(await saved(first, 'RAHASIA CORP', 'Rahasia B', { status: 'draf' })).toBe('Rahasia Corp')
  expect(await saved(second, 'RAHASIA-CORP', 'Rahasia C', { status: 'draf' })).toBe('RAHASIA-CORP')

  await saved(first, 'rahasia-corp', 'Rahasia D')

  expect([await foreseen(first), await foreseen(second)]).toEqual(['Rahasia Corp', 'Rahasia Corp'])
  expect(await saved(second, 'rahasia corp', 'Rahasia E')).toBe('Rahasia Corp')
})

it('shows of a word that does not fit what the file says, not how it is known [SHOP-4]', async () => {
  const shop = await world.aSeller()
  await world.aMaterial({ name: 'Bahan Kemas' })
  const heads = 'Nama;Bahan;Grade;Asal;Bentuk;Kemasan;Isi per kemasan;MOQ;Harga;Stok;Status'

  const row = 'Kemas X;Bahan Kemas;USP;Jerman;serbuk;25 kg;25;50;75000;1250;dijual'
  const { impor_id } = await uploaded(shop, 'produk', aCsv(heads, row))

  const { data } = await shop.call('pusat-seller/impor/masalah', { impor_id })
  expect(data.masalah.map(({ kolom, isi }) => [kolom, isi])).toEqual([['Kemasan', '25 kg']])
})
