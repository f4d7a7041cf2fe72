import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { aCsv, applied, offerOf, statusOf } from './testing.ts'

const world = await openWorld({ connections: 4 })

it('is taken back but for products whose old name or code another one has got meanwhile [SHOP-4]', async () => {
  const shop = await world.aSeller()
  const recoded = await world.aProduct({ seller: shop, name: 'Asam Sitrat', sku: 'A' })
  const renamed = await world.aProduct({ seller: shop, name: 'Asam Laktat', sku: 'B' })
  const other = await world.aProduct({ seller: shop, name: 'Gula Uji', sku: 'C' })
  const file = aCsv('SKU;Nama', 'A-2;Asam Sitrat', 'B;Asam Laktat Murni', 'C;Gula Halus')
  const { impor_id } = await applied(world, shop, 'produk', file)
  await world.aProduct({ seller: shop, name: 'Asam Malat', sku: 'a' })
  await world.aProduct({ seller: shop, name: 'Asam Laktat', sku: 'D' })

  await shop.call('pusat-seller/impor/batalkan', { impor_id })
  await world.runJobs()

  expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'dibatalkan', tidak_dibatalkan: 2 })
  const [one, two, three] = [
    await offerOf(shop, recoded.id),
    await offerOf(shop, renamed.id),
    await offerOf(shop, other.id),
  ]
  expect([one.sku, two.nama, three.nama]).toEqual(['A-2', 'Asam Laktat Murni', 'Gula Uji'])
})

it('of stocks is taken back by a person who may set them alone [SHOP-4, ROLE-10]', async () => {
  const shop = await world.aSeller()
  const sales = await world.aColleague(shop, 'sales')
  await world.aProduct({ seller: shop, sku: 'A', stock: '100' })
  const { impor_id } = await applied(world, shop, 'stok', aCsv('SKU;Stok', 'A;125'))

  const refused = await sales.send('pusat-seller/impor/batalkan', { impor_id })
  expect([refused.status, refused.refusal?.code]).toEqual([422, 'not_allowed'])
  await shop.call('pusat-seller/impor/batalkan', { impor_id })
  await world.runJobs()

  expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'dibatalkan', tidak_dibatalkan: 0 })
})

it('counts a new product that is still a draft as taken back: it was never on sale [SHOP-4]', async () => {
  const shop = await world.aSeller()
  const material = { name: 'Zatbaru Draf' }
  await world.aMaterial(material)
  const file = aCsv('SKU;Nama;Bahan;Status', 'N-1;Zatbaru Draf Halus;Zatbaru Draf;draf')
  const { impor_id, baru } = await applied(world, shop, 'produk', file)

  await shop.call('pusat-seller/impor/batalkan', { impor_id })
  await world.runJobs()

  expect(baru).toBe(1)
  expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'dibatalkan', tidak_dibatalkan: 0 })
})
