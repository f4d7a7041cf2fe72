import { beforeAll, describe, expect, it } from 'vitest'
import { ensureWebBuild } from '#server/platform/build/ensure-build.ts'
import { builtWeb } from '#server/platform/web/web-source.ts'
import { openWorld } from '../world.ts'
import { cookieOf } from './pages.ts'

await ensureWebBuild()
const world = await openWorld({ web: await builtWeb() })
const visitor = world.aVisitor()

const buyer = await world.aBuyer()
const [seller, other] = [await world.aSeller(), await world.aSeller({ name: 'PT Masih Menjual' })]
await world.subscribe(buyer, seller)
const materialId = await world.aMaterial({ slug: 'zat-langka', functions: ['pengikat'] })
const product = await world.aProduct({ seller, materialId, name: 'Zat Langka', price: '7654321' })
await world.aProduct({ seller: other, materialId, name: 'Zat Langka Murni' })
await world.aProduct({ seller: other, name: 'Zat Pengikat Lain', material: { functions: ['pengikat'] } })
const path = `/produk/${product.code}-zat-langka`
const cookies = ['', await cookieOf(world, buyer), await cookieOf(world, seller)]

beforeAll(async () => {
  await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })
})

describe('the page of a product that is not sold any more', () => {
  it('says so to everybody with status 410, to no search engine, and without a price or a way to buy it [ROUTE-4] [ROLE-4]', async () => {
    for (const cookie of cookies) {
      const { status, text } = await visitor.get(path, { cookie })

      expect([status, text]).toEqual([410, expect.stringContaining('Tidak dijual lagi')])
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      expect(text).not.toMatch(/7654321|7\.654\.321|rel="canonical"|ld\+json|Harga dan pemesanan/)
    }
  })

  it('leads to the other offers of its material, and to related products [MAT-2] [DETAIL-5]', async () => {
    const { text } = await visitor.get(path)

    expect(text).toMatch(/<table.*PT Masih Menjual.*<\/table>/s)
    expect(text).toContain('href="/bahan/zat-langka"')
    expect(text).toMatch(/Produk terkait.*Zat Pengikat Lain/s)
  })

  it('is led to by its id and by an older name [ROUTE-5]', async () => {
    for (const address of [`/produk/${product.id}`, `/produk/${product.code}-nama-lama`]) {
      const { status, headers } = await visitor.get(address)
      expect([status, headers.location]).toEqual([301, path])
    }
  })

  it('is not kept, and is its page again once it is sold again [ROUTE-5]', async () => {
    expect((await visitor.get(path)).headers).not.toHaveProperty('etag')

    await seller.call('pusat-seller/produk/terbitkan', { produk_id: product.id })
    const again = await visitor.get(path)
    await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })

    expect([again.status, again.text]).toEqual([200, expect.stringContaining('Harga dan pemesanan')])
    expect((await visitor.get(path)).status).toBe(410)
  })
})

it('of one that is sold, a draft, or not there nothing is said [ROLE-4]', async () => {
  const sold = await world.aProduct({ seller })
  const draft = await world.aProduct({ seller })
  await world.db.updateTable('products').set({ status: 'draft' }).where('id', '=', draft.id).execute()

  for (const requested of [{ produk_id: sold.id }, { produk_id_url: draft.code }, { produk_id: 2_000_000_000 }]) {
    const { status, refusal } = await seller.call('produk/ditarik', requested)
    expect([status, refusal?.code]).toEqual([404, 'product_not_found'])
  }
})
