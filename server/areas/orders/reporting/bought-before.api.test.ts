import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aTrade } from '#test/scenes/negotiating.ts'
import { aSale, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const cheap = { price: '10000.00', stock: '10000' }
const boughtBy = async (person: Person) => (await person.call('beranda/beli-lagi', {})).data

describe('what was bought before [HOME-9]', () => {
  it('is what the company ordered, the last first, with the price and the stock of today', async () => {
    const sale = await aSale(world, cheap)
    const { buyer, seller, addressId, product } = sale
    const second = await world.aProduct({ seller, ...cheap })
    const cancelled = await world.aProduct({ seller, ...cheap })
    await placeFor(buyer, addressId, product)
    world.setClock('2026-03-05T10:00:00+07:00')
    await placeFor(buyer, addressId, second)
    await placeFor(buyer, addressId, product)
    const { id } = await placeFor(buyer, addressId, cancelled)
    await buyer.call('transaksi/batal', { transaksi_id: id, versi: 1, alasan: 'Salah' })
    world.setClock('2026-03-06T10:00:00+07:00')
    await placeFor(buyer, addressId, second)
    await world.db
      .updateTable('product_prices')
      .set({ amount: '12500.00' })
      .where('product_id', '=', product.id)
      .execute()

    const { produk, stok, terakhir } = await boughtBy(buyer)

    expect(produk.map(({ produk_id, produk_harga_satuan }) => [produk_id, produk_harga_satuan])).toEqual([
      [second.id, '10000.00'],
      [product.id, '12500.00'],
    ])
    expect(stok).toEqual(expect.arrayContaining([{ produk_id: product.id, jumlah: '9900' }]))
    expect(terakhir.map(({ produk_id, jumlah, harga, tanggal }) => [produk_id, jumlah, harga, tanggal])).toEqual([
      [second.id, '50', '10000.00', '2026-03-06T03:00:00.000Z'],
      [product.id, '50', '10000.00', '2026-03-05T03:00:00.000Z'],
    ])
    world.setClock()
  })

  it('leaves out what the company may no longer see the price of, and what is no longer sold [ROLE-4]', async () => {
    const { buyer, seller, product, addressId } = await aSale(world, cheap)
    const withdrawn = await world.aProduct({ seller, ...cheap })
    await placeFor(buyer, addressId, product)
    await placeFor(buyer, addressId, withdrawn)
    await world.db.updateTable('products').set({ status: 'withdrawn' }).where('id', '=', withdrawn.id).execute()
    expect((await boughtBy(buyer)).produk.map(({ produk_id }) => produk_id)).toEqual([product.id])

    await world.db
      .updateTable('subscriptions')
      .set({ status: 'suspended' })
      .where('buyer_id', '=', buyer.companyId)
      .execute()
    expect((await boughtBy(buyer)).produk).toEqual([])
  })
})

it('refuses a part of the orders that there is not [HOME-9]', async () => {
  const { buyer } = await aTrade(world)
  const wrong = { lingkup: 'semua' as 'saya' }
  expect((await buyer.call('transaksi/daftar', wrong)).refusal?.status_message).toBe('Lingkup tidak dikenal.')
})
