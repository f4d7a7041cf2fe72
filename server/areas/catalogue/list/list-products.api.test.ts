import { describe, expect, it } from 'vitest'
import type { WireBodyOf } from '#domain/call.ts'
import type { contract } from '#domain/contract.ts'
import type { Caller, Person } from '#test/actor.ts'
import type { ProductWishes } from '#test/product-factories.ts'
import { setStock } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

type ListBody = WireBodyOf<typeof contract.catalogue.products>

async function list(who: Caller, body: ListBody = {}) {
  const { data } = await who.call('produk/daftar', body)
  return { ...data, names: data.produk.map((product) => product.produk_nama) }
}

/** A shop of its own, so that other tests' products do not count: lists are filtered by its username. */
async function aShop(products: ProductWishes[], wishes: Parameters<typeof world.aSeller>[0] = {}) {
  const seller = await world.aSeller(wishes)
  for (const product of products) await world.aProduct({ seller, ...product })
  return { seller, shop: { seller: seller.companyUsername } }
}

describe('the list', () => {
  it('filters by category, grade, showcase and keyword, alone and together [CARD-3]', async () => {
    const sweet = { categoryId: 2, functions: ['pemanis'] }
    const { shop } = await aShop([
      { name: 'Alfa', material: sweet, grade: 'FCC', showcases: ['Manis Sekali'] },
      { name: 'Beta', material: sweet, grade: 'USP' },
      { name: 'Gama', material: { categoryId: 3 }, grade: 'FCC' },
    ])
    const visitor = world.aVisitor()
    const names = async (body: ListBody) => (await list(visitor, { ...shop, ...body })).names
    expect(await names({})).toEqual(['Alfa', 'Beta', 'Gama'])
    expect(await names({ kategori: 0 })).toEqual(['Alfa', 'Beta', 'Gama'])
    expect(await names({ kategori: 2 })).toEqual(['Alfa', 'Beta'])
    expect(await names({ grade: 'FCC' })).toEqual(['Alfa', 'Gama'])
    expect(await names({ etalase: 'manis-sekali' })).toEqual(['Alfa'])
    expect(await names({ keyword: 'pemanis' })).toEqual(['Alfa', 'Beta'])
    expect(await names({ keyword: 'pemanis', grade: 'USP', kategori: 2 })).toEqual(['Beta'])
    expect(await names({ keyword: 'pemanis', kategori: 3 })).toEqual([])
  })

  it('takes several grades, sellers and origins together; a product meets any of each [CARD-3]', async () => {
    const { seller, shop } = await aShop([
      { name: 'Alfa', grade: 'FCC', origin: 'Jerman' },
      { name: 'Beta', grade: 'USP', origin: 'India' },
      { name: 'Gama', grade: 'BP', origin: 'India' },
    ])
    const other = await aShop([{ name: 'Delta', grade: 'USP', origin: 'Jerman' }])
    const both = [seller.companyUsername, other.seller.companyUsername]
    const names = async (body: ListBody) => (await list(world.aVisitor(), { ...shop, urut: 'nama', ...body })).names

    expect(await names({ grade: ['FCC', 'USP'] })).toEqual(['Alfa', 'Beta'])
    expect(await names({ asal: 'India' })).toEqual(['Beta', 'Gama'])
    expect(await names({ asal: ['India', 'Jerman'], grade: ['USP', 'BP'] })).toEqual(['Beta', 'Gama'])
    expect(await names({ seller: both })).toEqual(['Alfa', 'Beta', 'Delta', 'Gama'])
    expect(await names({ seller: both, grade: 'USP', asal: 'Jerman' })).toEqual(['Delta'])
    const { data } = await world.aVisitor().call('produk/filter', { seller: both, grade: 'USP' })
    expect(data.asal.map(({ nilai, jumlah }) => [nilai, jumlah])).toEqual([
      ['India', 1],
      ['Jerman', 1],
    ])
    const grades = Object.fromEntries(data.grade.map(({ nilai, jumlah }) => [nilai, jumlah]))
    expect(grades).toEqual({ BP: 1, FCC: 1, USP: 2 })
  })

  it('filters by the type of the seller [CARD-3]', async () => {
    const { shop } = await aShop([{ name: 'Impor' }], { sellerType: 'importer' })
    expect((await list(world.aVisitor(), { ...shop, tipe_seller: 'importir' })).total).toBe(1)
    expect((await list(world.aVisitor(), { ...shop, tipe_seller: 'produsen' })).total).toBe(0)
  })

  it('keeps to the sellers one is subscribed to, where asked; a visitor has none [CARD-3]', async () => {
    const buyer = await world.aBuyer()
    const { seller } = await aShop([{ name: 'Langganan Saya' }])
    await aShop([{ name: 'Bukan Langganan' }])
    await world.subscribe(buyer, seller)
    expect((await list(buyer, { langganan: true })).names).toEqual(['Langganan Saya'])
    expect((await list(world.aVisitor(), { langganan: true })).total).toBe(0)
  })

  it('is empty for a seller, showcase or grade that is not there [CARD-3]', async () => {
    for (const body of [{ seller: 'tidak-ada' }, { etalase: 'tidak-ada' }, { grade: 'tidak-ada' }]) {
      expect(await list(world.aVisitor(), body)).toMatchObject({ produk: [], total: 0 })
    }
  })

  it('pages without a gap or a repetition, and counts all pages on each [CARD-3]', async () => {
    const { shop } = await aShop(Array.from({ length: 7 }, (_, index) => ({ name: `Bahan ${index}` })))
    const pages = [1, 2, 3, 4].map((halaman) => list(world.aVisitor(), { ...shop, halaman, per_halaman: 3 }))
    const read = await Promise.all(pages)
    expect(read.flatMap(({ names }) => names)).toEqual([0, 1, 2, 3, 4, 5, 6].map((number) => `Bahan ${number}`))
    expect(read.map(({ total, halaman, per_halaman }) => [total, halaman, per_halaman])).toEqual([
      [7, 1, 3],
      [7, 2, 3],
      [7, 3, 3],
      [7, 4, 3],
    ])
  })

  it('shows neither drafts nor what was withdrawn', async () => {
    const { seller, shop } = await aShop([{ name: 'Terbit' }])
    for (const status of ['draft', 'withdrawn']) {
      const { id } = await world.aProduct({ seller, name: status })
      await world.db.updateTable('products').set({ status }).where('id', '=', id).execute()
      expect((await world.aVisitor().call('produk/detail', { produk_id: id })).status).toBe(404)
    }
    expect((await list(world.aVisitor(), shop)).names).toEqual(['Terbit'])
  })

  it.each([
    { halaman: 0 },
    { halaman: 1.5 },
    { per_halaman: 61 },
    { kategori: 4 },
    { tipe_seller: 'toko' },
    { urut: 'acak' },
    { keyword: 'x'.repeat(101) },
  ])('refuses %j and names the field [CARD-3, API-2]', async (body) => {
    const answer = await world.aVisitor().send('produk/daftar', body)
    expect([answer.status, answer.refusal?.field]).toEqual([400, Object.keys(body)[0]])
  })
})

describe('sorting', () => {
  it('begins with what is featured, then what is in stock, then goes by name [CARD-3]', async () => {
    const { shop } = await aShop([
      { name: 'citrun' },
      { name: 'Dadih', featuredRank: 2 },
      { name: 'Alang', stock: '0' },
      { name: 'Barit' },
      { name: 'Zaitun', featuredRank: 1 },
    ])
    const { names, produk } = await list(world.aVisitor(), shop)
    expect(names).toEqual(['Zaitun', 'Dadih', 'Barit', 'citrun', 'Alang'])
    expect(produk.map((product) => product.produk_tersedia)).toEqual([true, true, true, true, false])
    expect((await list(world.aVisitor(), { ...shop, urut: 'nama' })).names[0]).toBe('Alang')
  })

  it('of a search begins, among the offers of a material, with what the buyer sees the price of [CARD-3, ROLE-3]', async () => {
    const [near, far] = [await world.aSeller(), await world.aSeller()]
    const hidden = await world.aProduct({ seller: far, name: 'Gliserol Murni', featuredRank: 1 })
    const { materialId } = await world.db
      .selectFrom('products')
      .select('material_id as materialId')
      .where('id', '=', hidden.id)
      .executeTakeFirstOrThrow()
    const visible = await world.aProduct({ seller: near, name: 'Gliserol Murni', materialId })
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, near)
    const ids = async (asker: typeof buyer | ReturnType<typeof world.aVisitor>, keyword = 'gliserol') => {
      const { data } = await asker.call('produk/daftar', { keyword, halaman: 1, per_halaman: 20 })
      const { data: suggested } = await asker.call('produk/saran-pencarian', { keyword })
      return [data.produk, suggested].map((products) => products.map(({ produk_id }) => produk_id))
    }

    const first = [visible.id, hidden.id]
    expect(await ids(buyer)).toEqual([first, first])
    expect(await ids(buyer, 'gliserol 25 kg')).toEqual([first, first])
    expect(await ids(world.aVisitor())).toEqual([first.toReversed(), first.toReversed()])
  })

  it('by date has the newest first [CARD-3]', async () => {
    const { shop } = await aShop([
      { name: 'Lama', createdAt: new Date('2026-01-01T00:00:00Z') },
      { name: 'Baru', createdAt: new Date('2026-03-01T00:00:00Z') },
    ])
    expect((await list(world.aVisitor(), { ...shop, urut: 'terbaru' })).names).toEqual(['Baru', 'Lama'])
  })

  it('by price goes by the prices the viewer sees; hidden ones come last, by name [CARD-3, ROLE-4]', async () => {
    const buyer = await world.aBuyer()
    const comparable = { functions: ['perbandingan'] }
    const own = await aShop([
      { name: 'Sedang', price: '20000.00', levels: { 2: '11000.00' }, material: comparable },
      { name: 'Murah', price: '12000.00', material: comparable },
    ])
    await world.subscribe(buyer, own.seller, { level: 2 })
    await aShop([
      { name: 'Yang Termahal', price: '900000.00', material: comparable },
      { name: 'Arang', price: '1.00', material: comparable },
    ])
    const found = { keyword: 'perbandingan' }
    const names = async (who: Caller, urut: ListBody['urut']) => (await list(who, { ...found, urut })).names
    expect(await names(buyer, 'harga-terendah')).toEqual(['Sedang', 'Murah', 'Arang', 'Yang Termahal'])
    expect(await names(buyer, 'harga-tertinggi')).toEqual(['Murah', 'Sedang', 'Arang', 'Yang Termahal'])
    expect(await names(world.aVisitor(), 'harga-terendah')).toEqual(['Arang', 'Murah', 'Sedang', 'Yang Termahal'])
    expect(await names(world.aVisitor(), 'harga-tertinggi')).toEqual(['Arang', 'Murah', 'Sedang', 'Yang Termahal'])
  })

  it('by price compares kilograms and litres; what is sold otherwise comes after them [CARD-3]', async () => {
    const buyer = await world.aBuyer()
    const { seller, shop } = await aShop([
      { name: 'Enzim', unit: 'g', price: '9500.00' },
      { name: 'Perasa', unit: 'mL', price: '12.00' },
      { name: 'Gula', unit: 'kg', price: '11500.00' },
      { name: 'Minyak', unit: 'L', price: '20000.00' },
      { name: 'Kapur', unit: 'ton', price: '900000.00' },
      { name: 'Drum', unit: 'drum', price: '1.00' },
      { name: 'Wadah', unit: 'buah', price: '2.00' },
    ])
    await world.subscribe(buyer, seller)
    const names = async (urut: ListBody['urut'], halaman = 1, per_halaman = 20) =>
      (await list(buyer, { ...shop, urut, halaman, per_halaman })).names

    const measured = ['Kapur', 'Gula', 'Perasa', 'Minyak', 'Enzim']
    expect(await names('harga-terendah')).toEqual([...measured, 'Drum', 'Wadah'])
    expect(await names('harga-tertinggi')).toEqual([...measured.toReversed(), 'Wadah', 'Drum'])
    expect(await names('harga-terendah', 3, 2)).toEqual(['Enzim', 'Drum'])
    expect((await list(buyer, { ...shop, urut: 'harga-terendah' })).produk[4]?.produk_harga_satuan).toBe('9500.00')
  })
})

describe('filter counts', () => {
  it('tell for each value what the other filters leave [CARD-3]', async () => {
    const { shop } = await aShop([
      { name: 'Satu', material: { categoryId: 1 }, grade: 'USP' },
      { name: 'Dua', material: { categoryId: 1 }, grade: 'BP' },
      { name: 'Tiga', material: { categoryId: 2 }, grade: 'USP' },
    ])
    const counts = async (body: object) => {
      const { data } = await world.aVisitor().call('produk/filter', { ...shop, ...body })
      const short = (values: { nilai: string; jumlah: number }[]) =>
        Object.fromEntries(values.map(({ nilai, jumlah }) => [nilai, jumlah]))
      return { kategori: short(data.kategori), grade: short(data.grade), langganan: data.langganan }
    }
    expect(await counts({})).toEqual({ kategori: { 1: 2, 2: 1 }, grade: { USP: 2, BP: 1 }, langganan: null })
    expect(await counts({ kategori: 1 })).toMatchObject({ kategori: { 1: 2, 2: 1 }, grade: { USP: 1, BP: 1 } })
    expect(await counts({ grade: 'BP' })).toMatchObject({ kategori: { 1: 1 }, grade: { USP: 2, BP: 1 } })
    expect(await counts({ grade: ['BP', 'USP'] })).toMatchObject({ kategori: { 1: 2, 2: 1 }, grade: { USP: 2, BP: 1 } })
    expect(await counts({ keyword: 'Tiga' })).toMatchObject({ kategori: { 2: 1 }, grade: { USP: 1 } })
  })

  it('name categories, seller types and sellers, and count a buyer’s subscribed sellers [CARD-3]', async () => {
    const { seller, shop } = await aShop([{ name: 'Satu' }, { name: 'Dua' }], { sellerType: 'producer' })
    const buyer: Person = await world.aBuyer()
    await world.subscribe(buyer, seller)
    const { data } = await buyer.call('produk/filter', shop)
    expect(data.kategori).toEqual([{ nilai: '1', nama: 'Pharmaceutical', jumlah: 2 }])
    expect(data.tipe_seller).toEqual([{ nilai: 'produsen', nama: 'Produsen', jumlah: 2 }])
    expect(data.seller).toContainEqual({ nilai: seller.companyUsername, nama: seller.companyName, jumlah: 2 })
    expect(data.langganan).toBe(2)
  })

  it('agree with the list [CARD-3]', async () => {
    const { data } = await world.aVisitor().call('produk/filter', {})
    for (const { nilai, jumlah } of data.grade) {
      expect((await list(world.aVisitor(), { grade: nilai })).total, nilai).toBe(jumlah)
    }
  })
})

describe('availability', () => {
  it('follows the stock: below the minimum purchase nothing can be ordered', async () => {
    const { seller, shop } = await aShop([])
    const product = await world.aProduct({ seller, name: 'Stok', stock: '50', minPurchase: '50' })
    const available = async () => (await list(world.aVisitor(), shop)).produk[0]?.produk_tersedia
    expect(await available()).toBe(true)
    await setStock(world, product.id, '49')
    expect(await available()).toBe(false)
    await setStock(world, product.id, '75')
    expect(await available()).toBe(true)
  })
})

describe('the stock of a list', () => {
  it('is told where asked for, of the sellers one is subscribed to alone [CARD-6] [ROLE-2, ROLE-3]', async () => {
    const buyer = await world.aBuyer()
    const open = await aShop([
      { name: 'Ada', stock: '1250.5' },
      { name: 'Habis', stock: '0' },
    ])
    const closed = await aShop([{ name: 'Tertutup', stock: '75' }])
    await world.subscribe(buyer, open.seller)
    const both = { seller: [open.seller.companyUsername, closed.seller.companyUsername] }
    const stocks = async (who: Caller, body: ListBody = { stok: true }) => {
      const { produk, stok } = await list(who, { ...both, ...body })
      const names = new Map(produk.map(({ produk_id, produk_nama }) => [produk_id, produk_nama]))
      return Object.fromEntries(stok.map(({ produk_id, jumlah }) => [names.get(produk_id), jumlah]))
    }

    expect(await stocks(buyer)).toEqual({ Ada: '1250.5', Habis: '0' })
    expect(await stocks(buyer, {})).toEqual({})
    for (const outsider of [world.aVisitor(), await world.aBuyer(), closed.seller]) {
      expect(await stocks(outsider)).toEqual({})
    }
  })
})
