import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

// the demo catalogue: only among a thousand real names can a search find or miss what people look for
const world = await openWorld({ template: 'demo' })
const visitor = world.aVisitor()

async function suggest(keyword: string, seller_id: string | null = null) {
  const { data } = await visitor.call('produk/saran-pencarian', { keyword, seller_id })
  return data
}

describe('suggestions', () => {
  it('begin at three characters [SEARCH-1]', async () => {
    for (const keyword of ['', 'p', 'pa', ' pa ']) expect(await suggest(keyword), keyword).toEqual([])
    expect((await suggest('par')).length).toBeGreaterThan(0)
  })

  it('are eight at most, with photo, name, seller and no price for a visitor [SEARCH-1, ROLE-4]', async () => {
    const suggestions = await suggest('asam')
    expect(suggestions).toHaveLength(8)
    for (const suggestion of suggestions) {
      expect(suggestion).toEqual({
        produk_id: expect.any(Number),
        produk_id_url: expect.any(String),
        produk_nama: expect.stringMatching(/^Asam /),
        produk_foto: expect.stringMatching(/^\/gambar\/produk\/.+\.svg$/),
        seller_nama: expect.any(String),
        seller_lang: false,
        produk_harga_satuan: 'NA',
        produk_satuan: expect.any(String),
      })
    }
  })

  it('show the materials that are named with the number of their offers, whole names first [MAT-3]', async () => {
    const materials = async (keyword: string, seller_id: string | null = null) =>
      (await visitor.call('produk/saran-pencarian', { keyword, seller_id })).body.bahan
    for (const keyword of ['asam sitrat', 'citric acid', '77-92-9', 'E330', 'asam sitrt', 'asamsitrat']) {
      const [first] = await materials(keyword)
      expect(first?.bahan_nama, keyword).toMatch(/^Asam Sitrat/)
      const { data } = await visitor.call('bahan/detail', { slug: first?.slug ?? '' })
      expect(first?.jumlah, keyword).toBe(data.jumlah_penawaran)
    }
    const graded = await visitor.call('produk/daftar', { keyword: 'gliserin', per_halaman: 1 })
    const [first] = await materials(`gliserin ${graded.data.produk[0]?.produk_grade}`)
    expect(first?.bahan_nama).toMatch(/^Gliserin/)
    expect((await materials('asam')).length).toBe(4)
    for (const keyword of ['', 'as', 'qqqqzzzz', '🙂🙂🙂']) expect(await materials(keyword), keyword).toEqual([])

    const shop = await visitor.call('seller/detail', { seller_username: 'rasakarsa-pangan-sejati' })
    expect(await materials('asam', shop.data.seller_id)).toEqual([])
  })

  it('leave out a material that nobody offers [MAT-3]', async () => {
    const seller = await world.aSeller()
    const product = await world.aProduct({ seller, name: 'Wuxyanid Murni' })
    const suggested = async () =>
      (await visitor.call('produk/saran-pencarian', { keyword: 'wuxyanid' })).body.bahan.map(({ jumlah }) => jumlah)
    expect(await suggested()).toEqual([1])
    await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })
    expect(await suggested()).toEqual([])
  })

  it('show a subscribed buyer its prices [SEARCH-1, ROLE-3]', async () => {
    const buyer = await world.aBuyer()
    const seller = await world.aSeller()
    await world.subscribe(buyer, seller)
    await world.aProduct({ seller, name: 'Zzyx Khusus', price: '4321.00' })
    const { data } = await buyer.call('produk/saran-pencarian', { company_id: buyer.companyId, keyword: 'zzyx' })
    expect(data.map(({ produk_harga_satuan, seller_lang }) => [produk_harga_satuan, seller_lang])).toEqual([
      ['4321.00', true],
    ])
  })

  it('say for what they searched where a slip was mended, and only there [SEARCH-3]', async () => {
    const messageFor = async (keyword: string) =>
      (await visitor.call('produk/saran-pencarian', { keyword })).body.status_detail?.status_message
    expect(await messageFor('asam sitrt')).toBe('Menampilkan hasil untuk “asam sitrat”.')
    expect(await messageFor('asam sitrt 25 kg')).toBe('Menampilkan hasil untuk “asam sitrat 25 kg”.')
    for (const keyword of ['asam sitrat', 'asamsitrat', 'qqqqzzzz', '🙂🙂🙂', ''])
      expect(await messageFor(keyword)).toBeUndefined()
  })

  it('keep to one seller where its page asks [SEARCH-2]', async () => {
    const shop = await visitor.call('seller/detail', { seller_username: 'rasakarsa-pangan-sejati' })
    const suggestions = await suggest('asam', shop.data.seller_id)
    expect(suggestions.length).toBeGreaterThan(0)
    expect(new Set(suggestions.map(({ seller_nama }) => seller_nama))).toEqual(new Set([shop.data.seller_nama]))
    expect(await suggest('asam', '01920000-0000-7000-8000-000000000000')).toEqual([])
  })

  it.each(["'''", '\\\\\\', '🙂🙂🙂', '% %', '&|!'])(
    'answer %j with nothing, harmlessly [SEARCH-3]',
    async (keyword) => {
      expect(await suggest(keyword)).toEqual([])
    },
  )
})
