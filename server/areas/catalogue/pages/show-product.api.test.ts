import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

describe('a product', () => {
  it('is found by its id and by the code of its address [ROUTE-5]', async () => {
    const product = await world.aProduct({ seller: await world.aSeller(), name: 'Asam Sitrat' })
    const byId = await world.aVisitor().call('produk/detail', { produk_id: product.id })
    const byCode = await world.aVisitor().call('produk/detail', { produk_id_url: product.code })
    expect(byId.data).toEqual(byCode.data)
    expect(byId.data).toMatchObject({ produk_id: product.id, produk_id_url: product.code, produk_nama: 'Asam Sitrat' })
  })

  it.each([{ produk_id: 2_000_000_000 }, { produk_id_url: 'bukan-kode' }, { produk_id_url: "'--" }])(
    'that is not there is not found: %j [ROUTE-5]',
    async (requested) => {
      const answer = await world.aVisitor().call('produk/detail', requested)
      expect([answer.status, answer.refusal?.code]).toEqual([404, 'product_not_found'])
    },
  )

  it('brings the phone and the first words of a question to its seller [DETAIL-2]', async () => {
    const seller = await world.aSeller({ name: 'PT Ramah' })
    const product = await world.aProduct({ seller, name: 'Gliserin 99,5%' })
    const { data } = await world.aVisitor().call('produk/detail', { produk_id: product.id })
    expect(data.seller_chat).toMatch(/^\+62 /)
    expect(data.text_chat).toBe('Halo PT Ramah, saya ingin bertanya tentang produk Gliserin 99,5% di Sentra Bahan.')
  })

  it('tells quantities plainly and its stock to subscribed buyers alone', async () => {
    const seller = await world.aSeller()
    const product = await world.aProduct({ seller, packWeight: '0.5', minPurchase: '2.5', minNego: '10', stock: '100' })
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, seller)
    const { data } = await buyer.call('produk/detail', { produk_id: product.id })
    expect(data).toMatchObject({
      produk_berat: '0.5',
      produk_jumlah_min_beli: '2.5',
      produk_jumlah_min_nego: '10',
      produk_stok: '100',
    })
    expect((await world.aVisitor().call('produk/detail', { produk_id: product.id })).data.produk_stok).toBeNull()
  })
})

describe('related products', () => {
  it('are the same material of other sellers, then others that do the same, never itself [DETAIL-5]', async () => {
    const [one, other] = [await world.aSeller(), await world.aSeller()]
    const citric = { materialId: await world.aMaterial({ functions: ['pengasam', 'sekuestran'], categoryId: 2 }) }
    const product = await world.aProduct({ seller: one, name: 'Asam Sitrat A', ...citric })
    await world.aProduct({ seller: other, name: 'Asam Sitrat B', ...citric })
    await world.aProduct({
      seller: one,
      name: 'Asam Malat',
      material: { functions: ['pengasam'], categoryId: 2 },
    })
    await world.aProduct({
      seller: other,
      name: 'Trisitrat',
      material: { functions: ['pengasam', 'sekuestran'], categoryId: 2 },
    })
    await world.aProduct({
      seller: one,
      name: 'Pengasam Farmasi',
      material: { functions: ['pengasam'], categoryId: 1 },
    })
    await world.aProduct({ seller: one, name: 'Gula', material: { functions: ['pemanis'], categoryId: 2 } })
    const { data } = await world.aVisitor().call('produk/produk-terkait', { company_id: null, produk_id: product.id })
    expect(data.map(({ produk_nama }) => produk_nama)).toEqual(['Asam Sitrat B', 'Trisitrat', 'Asam Malat'])
  })

  it('are twelve at most, and not all of one material [DETAIL-5]', async () => {
    const seller = await world.aSeller()
    const same = { materialId: await world.aMaterial({ functions: ['khusus'], categoryId: 6 }) }
    const product = await world.aProduct({ seller, ...same })
    for (let made = 0; made < 8; made++) await world.aProduct({ seller, ...same })
    for (let made = 0; made < 8; made++) {
      await world.aProduct({ seller, material: { functions: ['khusus'], categoryId: 6 } })
    }
    const { data } = await world.aVisitor().call('produk/produk-terkait', { produk_id: product.id })
    expect(data).toHaveLength(12)
  })

  it('are none for a product without a family, or that is not there [DETAIL-5]', async () => {
    const product = await world.aProduct({ seller: await world.aSeller(), material: { functions: ['satu-satunya'] } })
    for (const produk_id of [product.id, 2_000_000_000]) {
      expect((await world.aVisitor().call('produk/produk-terkait', { produk_id })).data).toEqual([])
    }
  })
})

describe('a picture', () => {
  it('is drawn for each view and may be cached for ever [DETAIL-1]', async () => {
    const product = await world.aProduct({ seller: await world.aSeller(), name: 'Karagenan <Kappa>' })
    const { data } = await world.aVisitor().call('produk/detail', { produk_id: product.id })
    expect(data.produk_foto).toHaveLength(3)
    for (const url of data.produk_foto) {
      const picture = await world.aVisitor().get(url)
      expect(picture.status).toBe(200)
      expect(picture.text).toMatch(/^<svg [\s\S]*<\/svg>$/)
      expect(picture.text).not.toContain('<Kappa>')
      expect(picture.headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(picture.headers['content-security-policy']).toContain("default-src 'none'")
      const again = await world.aVisitor().get(url, { 'if-none-match': String(picture.headers.etag) })
      expect([again.status, again.text]).toEqual([304, ''])
    }
  })

  it('of an earlier version leads to the present one, and is none of a later one', async () => {
    const product = await world.aProduct({ seller: await world.aSeller() })
    await world.db.updateTable('products').set({ picture_version: 3 }).where('id', '=', product.id).execute()
    const old = await world.aVisitor().get(`/gambar/produk/${product.code}-front-2.svg`)
    expect([old.status, old.headers.location]).toEqual([302, `/gambar/produk/${product.code}-front-3.svg`])
    expect((await world.aVisitor().get(`/gambar/produk/${product.code}-front-4.svg`)).status).toBe(404)
  })

  it.each(['tidak-ada.svg', 'k3wm9r-front-1.svg', '..%2f..%2fpackage.json', 'x'])('is not found: %s', async (file) => {
    const answer = await world.aVisitor().get(`/gambar/produk/${file}`)
    expect(answer.status).toBe(404)
  })
})
