import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { countChangedOffers } from '../list/queries-counts.ts'

const world = await openWorld({ connections: 4 })

async function aShop() {
  const seller = await world.aSeller()
  const save = (nama: string, etalase_id?: string) =>
    seller.call('pusat-seller/etalase/simpan', { nama, ...(etalase_id && { etalase_id }) })
  const ids = async () =>
    (await seller.call('pusat-seller/etalase/daftar', {})).data.map(({ etalase_id }) => etalase_id)
  return { seller, save, ids }
}

async function namesShown(username: string) {
  const { data } = await world.aVisitor().call('seller/detail', { seller_username: username })
  return data.etalase.map(({ nama }) => nama)
}

describe('collections of a seller', () => {
  it('stand on its page in the order it gives them, without empty ones [SHOP-8]', async () => {
    const { seller, save, ids } = await aShop()
    for (const name of ['Pemanis', 'Pengawet', 'Kosong']) await save(name)
    const [sweet = '', keep = '', empty = ''] = await ids()
    const product = await world.aProduct({ seller })
    for (const etalase_id of [sweet, keep])
      await seller.call('pusat-seller/etalase/produk/ubah', { etalase_id, produk_id: product.id, masuk: true })
    expect(await namesShown(seller.companyUsername)).toEqual(['Pemanis', 'Pengawet'])

    const { data } = await seller.call('pusat-seller/etalase/urutkan', { etalase_id: [empty, keep, sweet] })

    expect(data.map(({ nama, jumlah }) => [nama, jumlah])).toEqual([
      ['Kosong', 0],
      ['Pengawet', 1],
      ['Pemanis', 1],
    ])
    expect(await namesShown(seller.companyUsername)).toEqual(['Pengawet', 'Pemanis'])
  })

  it('tell how many products they show at once, whatever made them come and go [SHOP-8, ROUTE-5]', async () => {
    const { seller, save, ids } = await aShop()
    await save('Pemanis')
    const [etalase_id = ''] = await ids()
    const products = [await world.aProduct({ seller }), await world.aProduct({ seller })]
    const putIntoShowcase = (produk_id: number, masuk: boolean) =>
      seller.call('pusat-seller/etalase/produk/ubah', { etalase_id, produk_id, masuk })
    const show = (id: number, status: 'published' | 'withdrawn') =>
      world.db.updateTable('products').set({ status }).where('id', '=', id).execute()
    const [first, second] = products.map(({ id }) => id) as [number, number] // as many as were made
    const shown = async () => {
      const ofSeller = { seller: seller.companyUsername, etalase: 'pemanis' }
      const { data } = await world.aVisitor().call('seller/detail', { seller_username: seller.companyUsername })
      const list = await world.aVisitor().call('produk/daftar', ofSeller)
      expect(data.etalase.map(({ jumlah }) => jumlah)).toEqual(list.data.total ? [list.data.total] : [])
      return list.data.total
    }

    await putIntoShowcase(first, true)
    await putIntoShowcase(second, true)
    expect(await shown()).toBe(2)
    await show(first, 'withdrawn')
    expect(await shown()).toBe(1)
    // put together meanwhile
    await world.db.transaction().execute(countChangedOffers)
    await putIntoShowcase(first, false)
    expect(await shown()).toBe(1)
    await putIntoShowcase(first, true)
    await show(first, 'published')
    expect(await shown()).toBe(2)
    await putIntoShowcase(second, false)
    expect(await shown()).toBe(1)
    await show(first, 'withdrawn')
    expect(await shown()).toBe(0)
  })

  it('keep their address when they are renamed, and their products are found by the new name [SHOP-8]', async () => {
    const { seller, save, ids } = await aShop()
    await save('Bahan Lama')
    const [etalase_id = ''] = await ids()
    const product = await world.aProduct({ seller })
    await seller.call('pusat-seller/etalase/produk/ubah', { etalase_id, produk_id: product.id, masuk: true })

    const renamed = await save('Zirkonia Pilihan', etalase_id)
    const again = await save('Bahan Lama')

    expect(renamed.data).toMatchObject([{ nama: 'Zirkonia Pilihan', slug: 'bahan-lama', jumlah: 1 }])
    expect(again.data.map(({ slug }) => slug)).toEqual(['bahan-lama', 'bahan-lama-2'])
    const { data } = await world.aVisitor().call('produk/daftar', { keyword: 'zirkonia' })
    expect(data.produk.map(({ produk_id }) => produk_id)).toEqual([product.id])
  })

  it('leave their products on sale when they are removed [SHOP-8]', async () => {
    const { seller, save, ids } = await aShop()
    await save('Sementara')
    const [etalase_id = ''] = await ids()
    const product = await world.aProduct({ seller })
    await seller.call('pusat-seller/etalase/produk/ubah', { etalase_id, produk_id: product.id, masuk: true })

    expect((await seller.call('pusat-seller/etalase/hapus', { etalase_id })).data).toEqual([])
    expect((await world.aVisitor().call('produk/detail', { produk_id: product.id })).status).toBe(200)
    expect((await seller.call('pusat-seller/etalase/hapus', { etalase_id })).refusal?.code).toBe('showcase_not_found')
  })

  it('have each a name of its own, not longer than fits, and are 50 at most [SHOP-8]', async () => {
    const { save } = await aShop()
    await save('Pemanis')
    expect((await save('pemanis')).refusal).toMatchObject({ code: 'showcase_name_taken', field: 'nama' })
    expect((await save(' ')).refusal).toMatchObject({ code: 'invalid_field', field: 'nama' })
    expect((await save('x'.repeat(10_000))).refusal).toMatchObject({ code: 'invalid_field', field: 'nama' })
    expect((await save('🧪')).data.at(-1)).toMatchObject({ nama: '🧪', slug: 'etalase' })
    for (let number = 3; number <= 50; number++) await save(`Etalase ${number}`)
    expect((await save('Etalase 51')).refusal?.code).toBe('showcases_too_many')
  })

  it('are sorted only as they are: of two at once the later is refused [SHOP-8]', async () => {
    const { seller, save, ids } = await aShop()
    await save('Satu')
    await save('Dua')
    const [one = '', two = ''] = await ids()
    await save('Tiga')
    for (const etalase_id of [[two, one], [one, one, two], []]) {
      const { status, refusal } = await seller.call('pusat-seller/etalase/urutkan', { etalase_id })
      expect([status, refusal?.code]).toEqual([409, 'showcases_moved_on'])
    }
  })

  it('are of nobody else’s products, and nobody else’s to change [SHOP-8] [ROLE-9]', async () => {
    const { seller, save, ids } = await aShop()
    const stranger = await world.aSeller()
    await save('Pemanis')
    const [etalase_id = ''] = await ids()
    const theirs = await world.aProduct({ seller: stranger })
    const putIntoShowcase = (who: typeof seller) =>
      who.call('pusat-seller/etalase/produk/ubah', { etalase_id, produk_id: theirs.id, masuk: true })

    expect((await putIntoShowcase(seller)).refusal?.code).toBe('product_not_found')
    expect((await putIntoShowcase(stranger)).refusal?.code).toBe('showcase_not_found')
    expect((await stranger.call('pusat-seller/etalase/produk', { etalase_id })).refusal?.code).toBe(
      'showcase_not_found',
    )
    const { data } = await seller.call('pusat-seller/etalase/produk', { etalase_id, keyword: '%' })
    expect(data).toEqual({ produk: [], total: 0 })
  })
})
