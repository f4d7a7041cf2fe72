import { describe, expect, it } from 'vitest'
import type { Caller } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

describe('the materials that a keyword names', () => {
  it('are shown with what their offers have in common, and only the prices that the viewer sees [UX-1, ROLE-4]', async () => {
    const [open, closed] = [await world.aSeller(), await world.aSeller()]
    const materialId = await world.aMaterial({
      slug: 'manitol',
      name: 'Manitol',
      casNumber: '69-65-8',
      eNumber: 'E421',
    })
    await world.aProduct({ seller: open, materialId, price: '96000.00', stock: '1000' })
    await world.aProduct({ seller: open, materialId, price: '104500.00', stock: '0' })
    await world.aProduct({ seller: closed, materialId, price: '7000.00', stock: '0' })
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, open)
    const found = async (viewer: Caller) => (await viewer.call('bahan/daftar', { keyword: '69-65-8' })).data

    expect(await found(buyer)).toEqual({
      bahan: [
        {
          slug: 'manitol',
          bahan_nama: 'Manitol',
          nomor_cas: '69-65-8',
          e_number: 'E421',
          jumlah_penawaran: 3,
          jumlah_seller: 2,
          jumlah_seller_siap: 1,
          jumlah_seller_terkunci: 1,
          dokumen: [],
          satuan: 'kg',
          harga: { terendah: '96000.00', median: '100250.00', tertinggi: '104500.00', jumlah: 2 },
        },
      ],
      total: 1,
    })
    for (const outsider of [world.aVisitor(), await world.aBuyer(), await world.aSeller()])
      expect((await found(outsider)).bahan[0]).toMatchObject({ jumlah_penawaran: 3, harga: null })
    expect((await found(closed)).bahan[0]?.harga).toMatchObject({ terendah: '7000.00', tertinggi: '7000.00' })
  })

  it('stand in the order of the list of products, as many as are asked for, with how many there are [UX-1, MAT-3]', async () => {
    const seller = await world.aSeller()
    for (const name of ['Zirkonat', 'Zirkonat Halus', 'Zirkonat Kasar', 'Zirkonat Murni'])
      await world.aProduct({ seller, materialId: await world.aMaterial({ name }) })
    await world.aMaterial({ name: 'Zirkonat Tanpa Penawaran' })
    const visitor = world.aVisitor()

    const { data } = await visitor.call('bahan/daftar', { keyword: 'zirkonat', per_halaman: 3 })

    expect([data.bahan.length, data.total]).toEqual([3, 4])
    const list = await visitor.call('produk/daftar', { keyword: 'zirkonat' })
    expect(list.data.bahan.slice(0, 3).map(({ slug }) => slug)).toEqual(data.bahan.map(({ slug }) => slug))
    for (const keyword of ['', 'tidakadayangbegini'])
      expect((await visitor.call('bahan/daftar', { keyword })).data).toEqual({ bahan: [], total: 0 })
  })
})

describe('a search for a function', () => {
  it('names that function among the filters, and no other that what is found has [UX-1, MAT-6]', async () => {
    const seller = await world.aSeller()
    const materialId = await world.aMaterial({ name: 'Xylobenzoat', functions: ['pengawet', 'pelarut'] })
    await world.aProduct({ seller, materialId })
    const named = async (keyword: string) => {
      const { data } = await world.aVisitor().call('produk/filter', { keyword })
      return data.fungsi_dicari
    }
    expect(await named('bahan pengawet')).toEqual(['pengawet'])
    expect(await named('xylobenzoat')).toEqual([])
  })
})

describe('a list for a table', () => {
  it('has the CAS numbers of its products where they are asked for [CARD-6, UX-1]', async () => {
    const seller = await world.aSeller()
    const product = await world.aProduct({ seller, materialId: await world.aMaterial({ casNumber: '50-70-4' }) })
    await world.aProduct({ seller, materialId: await world.aMaterial({ casNumber: null }) })
    const cas = async (body: { cas?: boolean }) =>
      (await world.aVisitor().call('produk/daftar', { seller: seller.companyUsername, ...body })).data.cas
    expect(await cas({ cas: true })).toEqual([{ produk_id: product.id, nomor_cas: '50-70-4' }])
    expect(await cas({})).toEqual([])
  })
})
