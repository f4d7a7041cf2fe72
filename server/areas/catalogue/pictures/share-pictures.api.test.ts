import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const seller = await world.aSeller({ name: 'PT Gambar Bagus' })
const product = await world.aProduct({ seller, name: 'Asam sitrat' })
const { username } = await world.db
  .selectFrom('companies')
  .select('username')
  .where('id', '=', seller.companyId)
  .executeTakeFirstOrThrow()
const { slug } = await world.db
  .selectFrom('materials')
  .innerJoin('products', 'products.material_id', 'materials.id')
  .select('materials.slug')
  .where('products.id', '=', product.id)
  .executeTakeFirstOrThrow()

const addresses = {
  'the site': '/bagikan/sentra-bahan.png',
  'a product': `/bagikan/produk/${product.code}.png`,
  'a material': `/bagikan/bahan/${slug}.png`,
  'a seller': `/bagikan/seller/${username}.png`,
}

it.each(Object.entries(addresses))('makes the picture of links to %s, a small PNG [ROUTE-9]', async (_of, address) => {
  const visitor = world.aVisitor()
  const picture = await visitor.get(address)

  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect(Number(picture.headers['content-length'])).toBeLessThan(100_000)
  const again = await visitor.get(address, { 'if-none-match': String(picture.headers.etag) })
  expect(again.status).toBe(304)
})

it('makes another one when what it shows has changed [ROUTE-9]', async () => {
  const changing = await world.aProduct({ seller, name: 'Nama lama' })
  const address = `/bagikan/produk/${changing.code}.png`
  const before = await world.aVisitor().get(address)

  await world.db.updateTable('products').set({ name: 'Nama baru' }).where('id', '=', changing.id).execute()

  expect((await world.aVisitor().get(address)).headers.etag).not.toBe(before.headers.etag)
})

it('shows the same to a person who sees the price: it is made for a visitor [ROLE-4]', async () => {
  const buyer = await world.aBuyer()
  await world.subscribe(buyer, seller, { payments: ['transfer'] })
  const [theirs, visitors] = [
    await buyer.get(addresses['a product']),
    await world.aVisitor().get(addresses['a product']),
  ]

  expect(theirs.headers.etag).toBe(visitors.headers.etag)
})

it('has none of what is not there, or not for visitors', async () => {
  const draft = await world.aProduct({ seller })
  await world.db.updateTable('products').set({ status: 'draft' }).where('id', '=', draft.id).execute()
  const wrong = [
    `/bagikan/produk/${draft.code}.png`,
    '/bagikan/produk/zzzzzz.png',
    '/bagikan/bahan/tidak-ada.png',
    '/bagikan/seller/tidak-ada.png',
    '/bagikan/bahan/..%2f..%2fx.png',
    `/bagikan/bahan/${'a'.repeat(400)}.png`,
  ]
  for (const address of wrong) {
    expect([address, (await world.aVisitor().get(address)).status]).toEqual([address, 404])
  }
})

it('makes no more than 60 new ones a minute for one network', async () => {
  const visitor = world.aVisitor()
  let last = await visitor.get(addresses['a seller'])
  for (let made = 0; made <= 60; made += 1) {
    await world.db
      .updateTable('companies')
      .set({ city: `Kota ${made}` })
      .where('username', '=', username)
      .execute()
    last = await visitor.get(addresses['a seller'])
  }

  expect(last.status).toBe(429)
  // the refusal is not cached in place of the picture
  expect(last.headers.etag).toBeUndefined()
  expect(last.headers['cache-control'] ?? '').not.toContain('public')
})
