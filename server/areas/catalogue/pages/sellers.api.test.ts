import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

describe('the sellers', () => {
  it('are filtered by words of name and place, by type and by category [CARD-3]', async () => {
    const seller = await world.aSeller({ name: 'PT Kirana Atsiri', city: 'Kabupaten Garut', sellerType: 'producer' })
    await world.aProduct({ seller, material: { categoryId: 6 } })
    await world.aSeller({ name: 'PT Kirana Pangan' })
    const names = async (body: object) =>
      (await world.aVisitor().call('seller/daftar', body)).data.seller.map(({ seller_nama }) => seller_nama)
    expect(await names({ keyword: 'kirana' })).toEqual(['PT Kirana Atsiri', 'PT Kirana Pangan'])
    expect(await names({ keyword: 'GARUT kirana' })).toEqual(['PT Kirana Atsiri'])
    expect(await names({ keyword: 'kirana', tipe_seller: 'produsen' })).toEqual(['PT Kirana Atsiri'])
    expect(await names({ keyword: 'kirana', kategori: 6 })).toEqual(['PT Kirana Atsiri'])
    expect(await names({ keyword: '%' })).toEqual([])
    expect(await names({ keyword: 'tidak ada' })).toEqual([])
  })

  it('are paged and counted, buyers and the platform not among them [CARD-3]', async () => {
    await world.aBuyer({ name: 'PT Halaman Pembeli' })
    for (const name of ['PT Halaman Satu', 'PT Halaman Dua', 'PT Halaman Tiga']) await world.aSeller({ name })
    const page = async (halaman: number) =>
      (await world.aVisitor().call('seller/daftar', { keyword: 'halaman', halaman, per_halaman: 2 })).data
    expect((await page(1)).seller.map(({ seller_nama }) => seller_nama)).toEqual(['PT Halaman Dua', 'PT Halaman Satu'])
    expect((await page(2)).seller.map(({ seller_nama }) => seller_nama)).toEqual(['PT Halaman Tiga'])
    expect((await page(2)).total).toBe(3)
  })
})

describe('a seller', () => {
  it('shows its collections in its order with what stands in them now [ROUTE-5]', async () => {
    const seller = await world.aSeller()
    await world.aProduct({ seller, showcases: ['Vitamin', 'Antibiotik'] })
    const withdrawn = await world.aProduct({ seller, showcases: ['Vitamin'] })
    await world.aProduct({ seller, showcases: ['Vitamin'] })
    await world.db.updateTable('products').set({ status: 'withdrawn' }).where('id', '=', withdrawn.id).execute()
    const { data } = await world.aVisitor().call('seller/detail', { seller_username: seller.companyUsername })
    expect(data.etalase).toEqual([
      { nama: 'Vitamin', slug: 'vitamin', jumlah: 2 },
      { nama: 'Antibiotik', slug: 'antibiotik', jumlah: 1 },
    ])
    expect(data).toMatchObject({ jumlah_produk: 2, kategori: [1], seller_lang: false, seller_lang_status: null })
  })

  it('tells a buyer how its subscription stands [ROLE-2]', async () => {
    const [seller, buyer] = [await world.aSeller(), await world.aBuyer()]
    await world.subscribe(buyer, seller, { status: 'requested' })
    const { data } = await buyer.call('seller/detail', { seller_username: seller.companyUsername })
    expect(data).toMatchObject({ seller_lang: false, seller_lang_status: 'diajukan', tipe_pembayaran: [] })
  })

  it('that is none is not found: a buyer company has no shop [ROUTE-5]', async () => {
    const buyer = await world.aBuyer()
    for (const seller_username of ['tidak-ada', buyer.companyUsername]) {
      const answer = await world.aVisitor().call('seller/detail', { seller_username })
      expect([answer.status, answer.refusal?.code]).toEqual([404, 'seller_not_found'])
    }
  })
})
