import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ template: 'demo' })
const visitor = world.aVisitor()

describe('the categories', () => {
  it('hold exactly 572, 134, 301 and 79 products in the demo [HOME-5]', async () => {
    const { data } = await visitor.call('kategori/daftar', {})
    expect(data.map(({ kategori_id, nama, jumlah }) => ({ kategori_id, nama, jumlah }))).toEqual([
      { kategori_id: 1, nama: 'Pharmaceutical', jumlah: 572 },
      { kategori_id: 2, nama: 'Food and Beverages', jumlah: 134 },
      { kategori_id: 3, nama: 'Cosmetic and Toiletries', jumlah: 301 },
      { kategori_id: 6, nama: 'Natural', jumlah: 79 },
    ])
    for (const { kategori_id, jumlah } of data) {
      const list = await visitor.call('produk/daftar', { kategori: kategori_id as 1 | 2 | 3 | 6 })
      expect(list.data.total).toBe(jumlah)
    }
  })

  it('are counted live: a product more is one more [HOME-5]', async () => {
    await world.aProduct({ seller: await world.aSeller(), material: { categoryId: 6 } })
    const { data } = await visitor.call('kategori/daftar', {})
    expect(data.find(({ kategori_id }) => kategori_id === 6)?.jumlah).toBe(80)
  })
})

describe('featured products', () => {
  it.each([0, 1, 2, 3, 6] as const)(
    'fill the tab of category %i with what can be ordered now [HOME-2]',
    async (kategori) => {
      const { data } = await visitor.call('produk/produk-unggulan', { company_id: null, kategori })
      expect(data).toHaveLength(10)
      expect(data.every(({ produk_tersedia }) => produk_tersedia)).toBe(true)
      if (kategori) expect(new Set(data.map(({ kategori_id }) => kategori_id))).toEqual(new Set([kategori]))
      else expect(new Set(data.map(({ kategori_id }) => kategori_id)).size).toBe(4)
      expect(new Set(data.map(({ produk_harga_satuan }) => produk_harga_satuan))).toEqual(new Set(['NA']))
    },
  )

  it('leave out what is sold out [HOME-2]', async () => {
    const seller = await world.aSeller()
    const { id } = await world.aProduct({ seller, featuredRank: 0, stock: '0' })
    const { data } = await visitor.call('produk/produk-unggulan', { kategori: 1 })
    expect(data.map(({ produk_id }) => produk_id)).not.toContain(id)
  })
})
