import { expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import type { Product } from '#test/product-factories.ts'
import { cartOf, fillCart } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

async function aFilledCart() {
  const [seller, buyer] = [await world.aSeller(), await world.aBuyer()]
  await world.subscribe(buyer, seller)
  const products = [
    await world.aProduct({ seller, name: 'Gula Uji', price: '1000.00' }),
    await world.aProduct({ seller, name: 'Garam Uji', price: '2000.00' }),
  ] as const
  for (const product of products) await fillCart(buyer, product)
  await world.runJobs()
  return { seller, buyer, products }
}

async function reprice(seller: Person, { id: produk_id }: Pick<Product, 'id'>, rule: { harga: string; dari?: string }) {
  const { data } = await seller.call('pusat-seller/harga/detail', { produk_id })
  const body = { produk_id, versi: data.versi, level: 1, mulai: '0', dari: '2026-01-01', ...rule }
  await seller.call('pusat-seller/harga/aturan/simpan', body)
}

async function noticesOf(who: Person) {
  await world.runJobs()
  const { data } = await who.call('notifikasi/daftar', { company_id: who.companyId })
  return data.notifikasi.filter(({ jenis }) => jenis === 'harga').map(({ pesan }) => pesan)
}

it('notifies who has a product in the cart from what to what its price changed, once, and the cart marks it [SHOP-3]', async () => {
  const { seller, buyer, products } = await aFilledCart()
  const [sugar] = products
  const stranger = await world.aBuyer()

  await reprice(seller, sugar, { harga: '900' })

  const message = 'Harga Gula Uji di keranjang Anda berubah dari Rp 1.000,00 menjadi Rp 900,00'
  expect([await noticesOf(buyer), await noticesOf(buyer), await noticesOf(stranger)]).toEqual([
    [message],
    [message],
    [],
  ])
  expect(
    (await cartOf(buyer)).map(({ harga_sebelum, produk_harga_satuan }) => [harga_sebelum, produk_harga_satuan]),
  ).toEqual([
    ['1000.00', '900.00'],
    [null, '2000.00'],
  ])
})

it('tells of several products of a seller together [SHOP-3]', async () => {
  const { seller, buyer, products } = await aFilledCart()

  for (const product of products) await reprice(seller, product, { harga: '900' })

  expect(await noticesOf(buyer)).toEqual([`Harga 2 produk ${seller.companyName} di keranjang Anda berubah`])
})

it('tells of a price that begins with a day on that day [SHOP-3]', async () => {
  const { seller, buyer, products } = await aFilledCart()
  const [sugar] = products
  const tomorrow = new Date(world.now().getTime() + 24 * 3_600_000)
  await reprice(seller, sugar, { harga: '900', dari: tomorrow.toISOString().slice(0, 10) })
  const before = await noticesOf(buyer)

  world.setClock(tomorrow.toISOString())
  await world.runJobs('carts/tell-prices')

  expect(before).toEqual([])
  expect(await noticesOf(buyer)).toHaveLength(1)
  world.setClock()
})

it('tells of a price that changed while the product was off sale once it is sold again [SHOP-3]', async () => {
  const { seller, buyer, products } = await aFilledCart()
  const [{ id: produk_id }] = products
  await seller.call('pusat-seller/produk/tarik', { produk_id })
  await reprice(seller, { id: produk_id }, { harga: '900' })
  const before = await noticesOf(buyer)

  await seller.call('pusat-seller/produk/terbitkan', { produk_id })

  expect([before, await noticesOf(buyer)]).toEqual([[], [expect.stringContaining('menjadi Rp 900,00')]])
})

it('tells nobody who may not see the price any more [SHOP-3, ROLE-4]', async () => {
  const { seller, buyer, products } = await aFilledCart()
  const [sugar] = products
  await world.subscribe(buyer, seller, { status: 'ended' })

  await reprice(seller, sugar, { harga: '900' })

  expect(await noticesOf(buyer)).toEqual([])
  expect((await cartOf(buyer)).map(({ harga_sebelum }) => harga_sebelum)).toEqual([null, null])
})
