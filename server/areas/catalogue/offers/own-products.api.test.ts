import { expect, it } from 'vitest'
import { propose } from '#test/scenes/negotiating.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

const everything = { halaman: 1, per_halaman: 60 }

it('lists the own products alone, with stock and list price, withdrawn ones included [SELLER-1] [ROLE-4]', async () => {
  const [seller, other] = [await world.aSeller(), await world.aSeller()]
  const product = await world.aProduct({
    seller,
    name: 'Asam Uji',
    price: '125000.00',
    levels: { 2: '1.00' },
    stock: '75',
  })
  const withdrawn = await world.aProduct({ seller, name: 'Basa Uji' })
  await world.aProduct({ seller: other, name: 'Milik Orang' })
  await seller.call('pusat-seller/produk/tarik', { produk_id: withdrawn.id })

  const { data } = await seller.call('pusat-seller/produk/daftar', everything)
  expect(data.total).toBe(2)
  expect(data.jumlah).toEqual({ dijual: 1, ditarik: 1, draf: 0, ditutup: 0, diturunkan: 0 })
  expect(data.produk).toMatchObject([
    { produk_id: product.id, status: 'dijual', produk_harga_satuan: '125000.00', produk_stok: '75', nego_berjalan: 0 },
    { produk_id: withdrawn.id, status: 'ditarik' },
  ])
})

it('is filtered by status, searched by name or CAS number, and paged [SELLER-1]', async () => {
  const seller = await world.aSeller()
  for (const name of ['Gula Satu', 'Gula Dua', 'Garam 100%']) await world.aProduct({ seller, name })
  const acid = await world.aProduct({ seller, name: 'Asam', material: { casNumber: '77-92-9' } })
  await seller.call('pusat-seller/produk/tarik', { produk_id: acid.id })
  const names = async (search: {
    status?: 'dijual' | 'ditarik' | 'draf'
    keyword?: string
    halaman?: number
    per_halaman?: number
  }) => (await seller.call('pusat-seller/produk/daftar', search)).data.produk.map(({ produk_nama }) => produk_nama)

  expect(await names({ status: 'ditarik' })).toEqual(['Asam'])
  expect(await names({ status: 'draf' })).toEqual([])
  expect(await names({ keyword: 'gula' })).toEqual(['Gula Dua', 'Gula Satu'])
  expect(await names({ keyword: '0%' })).toEqual(['Garam 100%'])
  expect(await names({ keyword: '77-92' })).toEqual(['Asam'])
  expect(await names({ halaman: 2, per_halaman: 3 })).toEqual(['Gula Satu'])
})

it('counts in each status what the search finds, whichever status is shown [SELLER-1]', async () => {
  const seller = await world.aSeller()
  for (const name of ['Gula Satu', 'Gula Dua', 'Garam']) await world.aProduct({ seller, name })
  const withdrawn = await world.aProduct({ seller, name: 'Gula Tiga' })
  await seller.call('pusat-seller/produk/tarik', { produk_id: withdrawn.id })
  const counted = async (search: { status?: 'dijual' | 'ditarik'; keyword?: string; habis?: boolean }) => {
    const { data } = await seller.call('pusat-seller/produk/daftar', search)
    return [data.jumlah.dijual, data.jumlah.ditarik, data.total]
  }

  expect(await counted({ keyword: 'gula' })).toEqual([2, 1, 3])
  expect(await counted({ keyword: 'gula', status: 'ditarik' })).toEqual([2, 1, 1])
  expect(await counted({ keyword: 'garam', status: 'ditarik' })).toEqual([1, 0, 0])
  expect(await counted({ keyword: 'gula', habis: true })).toEqual([2, 1, 0])
  expect(await counted({ keyword: 'tidak ada' })).toEqual([0, 0, 0])
})

it('shows what is sold out as the summary counts it: on sale, with less than one pack left [SELLER-1, SELLER-5]', async () => {
  const seller = await world.aSeller()
  for (const stock of ['24.99', '25', '0']) await world.aProduct({ seller, name: `Stok ${stock}`, stock })
  const withdrawn = await world.aProduct({ seller, name: 'Ditarik', stock: '0' })
  await seller.call('pusat-seller/produk/tarik', { produk_id: withdrawn.id })

  const { data } = await seller.call('pusat-seller/produk/daftar', { habis: true })
  const { data: summary } = await seller.call('pusat-seller/ringkasan', {})

  expect(data.produk.map(({ produk_nama }) => produk_nama)).toEqual(['Stok 0', 'Stok 24.99'])
  expect([data.total, summary.produk_habis]).toEqual([2, 2])
})

it('tells how many negotiations run, to those who may read them [SELLER-1] [ROLE-10]', async () => {
  const [seller, buyer] = [await world.aSeller(), await world.aBuyer()]
  const warehouse = await world.aColleague(seller, 'warehouse')
  await world.subscribe(buyer, seller)
  await propose(buyer, await world.aProduct({ seller }))

  const running = async (asker: typeof seller) =>
    (await asker.call('pusat-seller/produk/daftar', everything)).data.produk.map(({ nego_berjalan }) => nego_berjalan)
  expect(await running(seller)).toEqual([1])
  expect(await running(warehouse)).toEqual([null])
})

it('says what the asking member may do with each [SELLER-1] [ROLE-10]', async () => {
  const seller = await world.aSeller()
  const warehouse = await world.aColleague(seller, 'warehouse')
  const { id } = await world.aProduct({ seller })
  const may = async (asker: typeof seller) => {
    const { data } = await asker.call('pusat-seller/produk/daftar', everything)
    return [data.produk[0]?.can.tarik.boleh, data.produk[0]?.can.terbitkan.boleh]
  }

  expect(await may(seller)).toEqual([true, false])
  expect(await may(warehouse)).toEqual([false, false])
  await seller.call('pusat-seller/produk/tarik', { produk_id: id })
  expect(await may(seller)).toEqual([false, true])
})
