import { beforeEach, describe, expect, it } from 'vitest'
import type { WireBodyOf } from '#domain/call.ts'
import type { contract } from '#domain/contract.ts'
import type { CompanyId } from '#domain/ids.ts'
import { countChangedOffers } from '#server/areas/catalogue/public.ts'
import type { Caller } from '#test/actor.ts'
import { hearStatements } from '#test/database/rows-read.ts'
import { setStock } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const statements = hearStatements()
// the demo has more products than are counted anew for each question
const world = await openWorld({ template: 'demo' })

type Filters = WireBodyOf<typeof contract.catalogue.productFacets>

const count = () => world.db.transaction().execute(countChangedOffers)

async function total(body: Filters, who: Caller = world.aVisitor()): Promise<number> {
  return (await who.call('produk/daftar', { ...body, per_halaman: 1 })).data.total
}

async function facets(body: Filters, who: Caller = world.aVisitor()) {
  return (await who.call('produk/filter', body)).data
}

/** Each filter value that the answer lists, as a filter, with its count. */
function valuesOf({
  halal,
  siap,
  kategori,
  langganan,
  fungsi_dicari: _,
  ...lists
}: Awaited<ReturnType<typeof facets>>) {
  const listed = Object.entries(lists).flatMap(([name, values]) =>
    values.map(({ nilai, jumlah }) => ({ filter: { [name]: nilai } as Filters, jumlah })),
  )
  return [
    ...listed,
    ...kategori.map(({ nilai, jumlah }) => ({ filter: { kategori: Number(nilai) } as Filters, jumlah })),
    { filter: { halal: true }, jumlah: halal },
    { filter: { siap: true }, jumlah: siap },
  ]
}

describe('counts beside the list', () => {
  beforeEach(count)

  it.each<Filters>([
    {},
    { kategori: 2 },
    { tipe_seller: 'importir' },
    { kategori: 1, asal: 'India' },
    { asal: ['India', 'Tiongkok'] },
    { kategori: 2, fungsi: 'pengawet' },
    { siap: true },
    { kategori: 2, halal: true, asal: 'Tiongkok' },
    { grade: 'FCC', siap: true, tipe_seller: 'distributor' },
  ])('agree with what the list then shows, under %j [MAT-6]', async (body) => {
    const values = valuesOf(await facets(body))
    expect(values.length).toBeGreaterThan(10)
    for (const { filter, jumlah } of values)
      expect([filter, await total({ ...body, ...filter })]).toEqual([filter, jumlah])
  })

  it.each<Filters>([
    ...['lemak', 'serbuk putih', 'asam', 'pelarut cair', 'bebas gluten', 'usp india', 'asam sitrt', 'glisrin'].map(
      (keyword) => ({ keyword }),
    ),
    { keyword: 'lemak', kategori: 6 },
    { keyword: 'serbuk putih', asal: 'India' },
    { keyword: 'asam sitrt', kategori: 3 },
    { keyword: 'kosmetik', siap: true, kategori: 2 },
  ])('agree with what a search then shows, under %j [MAT-6, SEARCH-3]', async (body) => {
    const values = valuesOf(await facets(body))
    expect(await total({ keyword: body.keyword })).toBeGreaterThan(0)
    for (const { filter, jumlah } of values)
      expect([filter, await total({ ...body, ...filter })]).toEqual([filter, jumlah])
  })

  it('list every function, form and size of a pack that products have [MAT-6]', async () => {
    const { fungsi, bentuk, ukuran } = await facets({ kategori: 1 })
    const functions = fungsi.map(({ nilai }) => nilai)
    expect(functions).toContain('analgesik')
    expect(bentuk.map(({ nama }) => nama)).toContain('serbuk')
    expect(ukuran).toContainEqual({
      nilai: '25 kg',
      nama: '25 kg',
      jumlah: await total({ kategori: 1, ukuran: '25 kg' }),
    })
  })

  it('count what a buyer subscribes to, without keeping it [CARD-3, ROLE-3]', async () => {
    const buyer = await world.aBuyer()
    const { seller } = await facets({ kategori: 1 })
    const [first, second] = seller
    for (const username of [first?.nilai, second?.nilai]) {
      const { id } = await world.db
        .selectFrom('companies')
        .select('id')
        .where('username', '=', String(username))
        .executeTakeFirstOrThrow()
      await world.subscribe(buyer, { companyId: id as CompanyId }) // of a row that is there
    }
    const { langganan } = await facets({ kategori: 1 }, buyer)
    expect(langganan).toBe((first?.jumlah ?? 0) + (second?.jumlah ?? 0))
    expect(await total({ kategori: 1, langganan: true }, buyer)).toBe(langganan)
    expect((await facets({ kategori: 1 })).langganan).toBeNull()
  })
})

describe('what no offer has', () => {
  const counted = async (body: Filters, who?: Caller) => {
    const heard = await statements.during(() => facets(body, who))
    return heard.filter(({ name }) => name === 'facets')
  }

  it('is known from the stored counts, and not counted anew [MAT-6]', async () => {
    await world.db.updateTable('materials').set({ halal_critical: true }).execute()
    let more = true
    while (more) more = await count()
    expect((await facets({ halal: true })).halal).toBe(0)
    const countedValues = (await counted({ halal: true })).map(({ values }) => JSON.stringify(values))
    expect(countedValues.filter((values) => values.includes('["halal"]'))).toEqual([])
  })

  it('is nothing for a person who subscribes to no seller [MAT-6, ROLE-3]', async () => {
    const buyer = await world.aBuyer()
    expect((await facets({ langganan: true })).siap).toBe(0)
    expect(await statements.during(() => facets({ langganan: true }))).toEqual([])
    const countedValues = await counted({ langganan: true }, buyer)
    expect(countedValues).toHaveLength(1)
    expect((await facets({ langganan: true }, buyer)).langganan).toBe(0)
  })
})

describe('counting', () => {
  beforeEach(count)

  const published = () => total({})
  const someProduct = () =>
    world.db
      .selectFrom('products')
      .select(['id', 'material_id'])
      .where('status', '=', 'published')
      .orderBy('id')
      .executeTakeFirstOrThrow()

  it('follows a product that is withdrawn and put back [MAT-6]', async () => {
    const before = await published()
    const { id } = await someProduct()
    const put = (status: string) => world.db.updateTable('products').set({ status }).where('id', '=', id).execute()
    await put('withdrawn')
    await count()
    expect(await published()).toBe(before - 1)
    await put('published')
    await count()
    expect(await published()).toBe(before)
  })

  it('follows a new product, its stock and its seller’s kind [MAT-6]', async () => {
    const before = await facets({})
    const importers = before.tipe_seller.find(({ nilai }) => nilai === 'importir')?.jumlah ?? 0
    const seller = await world.aSeller({ sellerType: 'importer' })
    const { id } = await world.aProduct({ seller, grade: 'Langka', stock: '100', minPurchase: '1' })
    await count()
    const after = await facets({})
    expect(after.siap).toBe(before.siap + 1)
    expect(after.grade).toContainEqual({ nilai: 'Langka', nama: 'Langka', jumlah: 1 })
    expect(after.tipe_seller).toContainEqual({ nilai: 'importir', nama: 'Importir', jumlah: importers + 1 })

    await setStock(world, id, '0')
    await world.db
      .updateTable('companies')
      .set({ seller_type: 'producer' })
      .where('id', '=', seller.companyId)
      .execute()
    await count()
    const last = await facets({})
    expect(last.siap).toBe(before.siap)
    expect(last.tipe_seller).toContainEqual({ nilai: 'importir', nama: 'Importir', jumlah: importers })
  })

  it('follows what a material is used for [MAT-6]', async () => {
    const { material_id } = await someProduct()
    const offers = (await facets({ fungsi: 'serbaguna' })).siap
    await world.db
      .updateTable('materials')
      .set({ functions: ['serbaguna'] })
      .where('id', '=', material_id)
      .execute()
    await count()
    const stored = await world.db
      .selectFrom('offer_counts as count')
      .innerJoin('offer_attributes as attribute', 'attribute.id', 'count.attribute_id')
      .select('count.offers')
      .where('attribute.value', '=', 'serbaguna')
      .where('category_id', '=', 0)
      .where('having_id', '=', 0)
      .executeTakeFirstOrThrow()
    expect([offers, stored.offers]).toEqual([0, await total({ fungsi: 'serbaguna' })])
    expect(stored.offers).toBeGreaterThan(0)
  })

  it('is done once, by whichever node is first, and again by nobody [MAT-6]', async () => {
    const { id } = await someProduct()
    const before = await published()
    await world.db.updateTable('products').set({ status: 'withdrawn' }).where('id', '=', id).execute()
    await count()
    await count()
    expect(await published()).toBe(before - 1)
    const left = await world.db.selectFrom('offers_to_count').select('id').execute()
    expect(left).toEqual([])
  })
})

describe('counts that are not stored yet', () => {
  it('say that there are more than were counted, until they are [MAT-6]', async () => {
    const total = async () => (await world.aVisitor().call('produk/daftar', { per_halaman: 20 })).data
    const exact = (await total()).total
    expect(exact).toBeGreaterThan(1000)
    // as after the migration that begins to keep them
    await world.db.deleteFrom('offer_counts').execute()
    await world.db.deleteFrom('offers_counted').execute()
    await world.db
      .insertInto('offers_to_count')
      .columns(['product_id'])
      .expression((eb) => eb.selectFrom('products').select('id'))
      .execute()

    expect(await total()).toMatchObject({ total: 1000, total_lebih: true, halaman_terakhir: 50 })

    let more = true
    while (more) more = await count()
    expect(await total()).toMatchObject({ total: exact, total_lebih: false })
  })
})

describe('pages far behind', () => {
  beforeEach(count)

  it.each([undefined, 'nama', 'terbaru'] as const)('go on where the one before ends, by %s [CARD-3]', async (urut) => {
    const visitor = world.aVisitor()
    const read = async (halaman: number, per_halaman: number) =>
      (await visitor.call('produk/daftar', { urut, halaman, per_halaman })).data.produk.map(
        ({ produk_id }) => produk_id,
      )
    // rows 961 to 1080, over the first step
    const [small, large] = [
      await Promise.all([49, 50, 51, 52, 53, 54].map((page) => read(page, 20))),
      [await read(17, 60), await read(18, 60)],
    ]
    expect(small.flat()).toEqual(large.flat())
    expect(new Set(small.flat()).size).toBe(120)
  })

  it('are the same for two who walk through a list at once [CARD-3]', async () => {
    const visitor = world.aVisitor()
    const read = async () =>
      (await visitor.call('produk/daftar', { urut: 'terbaru', siap: false, halaman: 53, per_halaman: 20 })).data.produk
    const [one, other] = await Promise.all([read(), read()])
    expect(other).toEqual(one)
    expect(await read()).toEqual(one)
  })

  it('that nobody reads are answered with the last one that is there [CARD-3]', async () => {
    const visitor = world.aVisitor()
    const all = await published(visitor)
    const { data } = await visitor.call('produk/daftar', { halaman: 10_000, per_halaman: 60 })
    expect([data.halaman, data.produk.length]).toEqual([Math.ceil(all / 60), all % 60])
    const { data: found } = await visitor.call('produk/daftar', {
      halaman: 9000,
      per_halaman: 60,
      asal: 'India',
      siap: true,
    })
    expect(found.halaman).toBe(Math.ceil(found.total / 60))
  })

  it.each(['harga-terendah', 'harga-tertinggi'] as const)(
    'end at row 1,000 for a buyer by price, %s, however many offers there are [CARD-3, MAT-6]',
    async (urut) => {
      const buyer = await world.aBuyer()
      const read = async (halaman: number) =>
        (await buyer.call('produk/daftar', { urut, halaman, per_halaman: 24 })).data
      const all = await published(buyer)
      expect(all).toBeGreaterThan(1008)
      const last = await read(42)
      expect(last).toMatchObject({ halaman: 42, halaman_terakhir: 42, total: all, total_lebih: false })
      expect(last.produk).toHaveLength(24)
      expect(await read(43)).toEqual(last)
    },
  )

  it('are there for a visitor in the order of names, who sees no price to sort by [CARD-3, ROLE-4]', async () => {
    const visitor = world.aVisitor()
    const read = async (urut: 'nama' | 'harga-terendah') =>
      (await visitor.call('produk/daftar', { urut, halaman: 54, per_halaman: 20 })).data
    const byPrice = await read('harga-terendah')
    expect(byPrice).toMatchObject({ halaman: 54, halaman_terakhir: Math.ceil(byPrice.total / 20) })
    expect(byPrice).toEqual(await read('nama'))
  })

  const published = (who: Caller) => total({}, who)
})
