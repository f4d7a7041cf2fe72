import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import { countChangedOffers } from '#server/areas/catalogue/public.ts'
import type { Person } from '#test/actor.ts'
import { anOffer } from '#test/product-factories.ts'
import { setStock } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

type Body = WireBodyOf<CallAt<'pusat-seller/produk/simpan'>>

async function save(seller: Person, body: Body) {
  return (await seller.call('pusat-seller/produk/simpan', body)).data
}

async function editorOf(seller: Person, produk_id: number) {
  const { data } = await seller.call('pusat-seller/produk/isian', { produk_id })
  if (!data.produk) throw new Error('no product')
  return data.produk
}

/** All stored data of a product, except its id and when it was listed. */
async function stored(id: number) {
  while (await world.db.transaction().execute(countChangedOffers)) {
    // the next ones
  }
  const rows = await sql<{ row: object }>`
    select jsonb_build_object(
      'product', to_jsonb(p) - array['id', 'created_at', 'version', 'name', 'name_english'],
      'stock', (select to_jsonb(s) - 'product_id' from product_stocks s where s.product_id = p.id),
      'prices', (select jsonb_agg(to_jsonb(x) - array['product_id', 'since'] order by level) from product_prices x where x.product_id = p.id),
      'terms', (select to_jsonb(t) - 'product_id' from product_nego_terms t where t.product_id = p.id),
      'showcases', (select jsonb_agg(showcase_id) from showcase_products x where x.product_id = p.id),
      'search', (select terms::text from product_search x where x.product_id = p.id),
      'counted', (select to_jsonb(c) - array['product_id', 'attribute_ids'] || jsonb_build_object(
        'with', array(select unnest(c.attribute_ids) order by 1)) from offers_counted c where c.product_id = p.id)) as row
    from products p where p.id = ${id}`.execute(world.db)
  return rows.rows[0]?.row
}

describe('a product that a seller writes', () => {
  it('is kept in every place as one that came with the catalogue, when it is new and when it is edited [SELLER-2]', async () => {
    const seller = await world.aSeller()
    const materialId = await world.aMaterial({ name: 'Asam Tulis' })
    const created = await world.aProduct({
      seller,
      materialId,
      name: 'Asam Tulis A',
      levels: { 2: '95000.00' },
      showcases: ['Promo'],
    })
    const wishes = { harga_tingkat_2: '95000', etalase: ['promo'] }
    const written = await save(seller, anOffer(materialId, { ...wishes, nama: 'Asam Tulis A.' }))
    const other = await world.aMaterial({ categoryId: 2 })
    const edited = await save(seller, anOffer(other, { nama: 'Lain', kemasan: 'drum', asal: 'Jerman', berat: '50' }))
    await save(seller, anOffer(materialId, { ...wishes, nama: 'Asam Tulis A!', produk_id: edited.produk_id, versi: 1 }))

    const expected = await stored(created.id)
    expect(expected).toHaveProperty('counted.category_id', 1)
    expect(await stored(written.produk_id)).toEqual(expected)
    expect(await stored(edited.produk_id)).toEqual({
      ...expected,
      product: { ...(expected as { product: object }).product, picture_version: 2 },
    })
  })

  it('is found and sold at once, its price by role alone [SELLER-2, ROLE-1, ROLE-3]', async () => {
    const [seller, buyer] = [await world.aSeller(), await world.aBuyer()]
    await world.subscribe(buyer, seller, { level: 2 })
    const materialId = await world.aMaterial({ name: 'Zulfinat' })
    const { produk_id } = await save(
      seller,
      anOffer(materialId, { nama: 'Zulfinat Halus', nama_lain: ['Bubuk Ajaib'], harga_tingkat_2: '90000' }),
    )
    const listed = async (person: { call: Person['call'] }, keyword: string) =>
      (await person.call('produk/daftar', { keyword })).data.produk.map((one) => [
        one.produk_id,
        one.produk_harga_satuan,
      ])

    expect(await listed(world.aVisitor(), 'zulfinat')).toEqual([[produk_id, 'NA']])
    expect(await listed(buyer, 'bubuk ajaib')).toEqual([[produk_id, '90000.00']])
  })

  it('is answered to its editor as it was written [SELLER-2]', async () => {
    const seller = await world.aSeller()
    const body = anOffer(await world.aMaterial(), { nama: 'Apa Adanya', kemasan: '25 kg sak kertas', harga: 91250.5 })
    const { produk_id, versi } = await save(seller, body)

    const editable = await editorOf(seller, produk_id)

    expect([editable.status, editable.versi, versi]).toEqual(['dijual', 1, 1])
    expect(editable.isian).toMatchObject({ nama: 'Apa Adanya', kemasan: 'sak kertas', harga: '91250.50', berat: '25' })
    await save(seller, { ...editable.isian, satuan: 'kg', produk_id, versi: 1 })
    expect((await editorOf(seller, produk_id)).isian).toEqual(editable.isian)
  })
})

describe('a draft', () => {
  const empty = { grade: '', asal: '', bentuk: '', kemasan: '', berat: null, jumlah_min_beli: null } as const
  const blank = { ...empty, jumlah_min_nego: null, harga: null, stok: null, harga_terendah: null, persen_nego: null }

  it('may lack what is needed for sale, is seen by its seller alone, and is sold once it is complete [SELLER-2, SHOP-2]', async () => {
    const seller = await world.aSeller()
    const materialId = await world.aMaterial({ name: 'Drafinat' })
    const draft = await save(seller, anOffer(materialId, { ...blank, nama: 'Drafinat', status: 'draf' }))
    const shown = async () => (await world.aVisitor().call('produk/daftar', { keyword: 'drafinat' })).data.total
    const { data: own } = await seller.call('pusat-seller/produk/daftar', { status: 'draf' })

    expect(own.produk).toMatchObject([{ produk_id: draft.produk_id, produk_harga_satuan: 'NA', status: 'draf' }])
    expect((await editorOf(seller, draft.produk_id)).isian).toMatchObject({ berat: null, harga: null })
    expect(await shown()).toBe(0)
    const refused = await seller.send('pusat-seller/produk/simpan', {
      ...anOffer(materialId, { ...blank, nama: 'Drafinat' }),
      produk_id: draft.produk_id,
    })
    expect([refused.status, refused.refusal?.field]).toEqual([422, 'grade'])

    world.setClock('2026-03-03T10:00:00+07:00')
    await save(seller, anOffer(materialId, { nama: 'Drafinat', produk_id: draft.produk_id, versi: 1 }))
    expect(await shown()).toBe(1)
    const { data: newest } = await world.aVisitor().call('produk/daftar', { urut: 'terbaru' })
    expect(newest.produk[0]?.produk_id).toBe(draft.produk_id)
  })
})

describe('an edit', () => {
  let seller: Person
  let materialId: number
  beforeAll(async () => {
    seller = await world.aSeller()
    materialId = await world.aMaterial()
  })
  const refusal = async (person: Person, body: object) => {
    const { status, refusal } = await person.send('pusat-seller/produk/simpan', { ...anOffer(materialId), ...body })
    return { status, code: refusal?.code, field: refusal?.field, sentence: refusal?.status_message }
  }

  it('by sales leaves the stock to who counts it, of a new product too; the rest is saved [ROLE-10] [SHOP-5]', async () => {
    const offer = anOffer(materialId, { nama: 'Terhitung' })
    const { produk_id } = await save(seller, offer)
    const sales = await world.aColleague(seller, 'sales')
    const send = (more: object) => sales.send('pusat-seller/produk/simpan', { ...offer, produk_id, versi: 1, ...more })

    expect((await send({ stok: '999999' })).refusal).toMatchObject({ code: 'stock_of_others', field: 'stok' })
    const fresh = { ...anOffer(materialId, { nama: 'Promo' }), status: 'draf', stok: '5000' }
    expect((await sales.send('pusat-seller/produk/simpan', fresh)).refusal?.code).toBe('stock_of_others')
    expect((await send({ deskripsi: 'Kering dan bersih' })).ok).toBe(true)
    expect((await sales.send('pusat-seller/produk/simpan', { ...fresh, stok: '0' })).ok).toBe(true)
  })

  it('of two at once takes effect, and the later is refused [SHOP-2]', async () => {
    const { produk_id } = await save(seller, anOffer(materialId, { nama: 'Berdua' }))
    const colleague = await world.aColleague(seller, 'sales')
    const answers = await Promise.all(
      [seller, colleague].map((person, index) =>
        person.send(
          'pusat-seller/produk/simpan',
          anOffer(materialId, { nama: 'Berdua', produk_id, versi: 1, harga: `${90000 + index}` }),
        ),
      ),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.refusal).toMatchObject({
      code: 'product_moved_on',
      field: 'versi',
    })
  })

  it('that does not say which version it saw is refused and changes nothing [SHOP-2]', async () => {
    const { produk_id } = await save(seller, anOffer(materialId, { nama: 'Tanpa versi', grade: 'USP' }))

    expect(await refusal(seller, { nama: 'Tanpa versi', produk_id, grade: 'BP' })).toMatchObject({
      status: 422,
      code: 'product_version_missing',
      field: 'versi',
    })
    expect(await editorOf(seller, produk_id)).toMatchObject({ versi: 1, isian: { grade: 'USP' } })
  })

  it('that was begun before the product was withdrawn is told so [SHOP-2, SELLER-1]', async () => {
    const { produk_id } = await save(seller, anOffer(materialId, { nama: 'Ditarik dulu' }))
    await seller.call('pusat-seller/produk/tarik', { produk_id })

    expect(await refusal(seller, { nama: 'Ditarik dulu', produk_id, versi: 1 })).toMatchObject({
      status: 409,
      code: 'product_moved_on',
    })
  })

  it('leaves the stock that orders changed meanwhile alone, and asks where it was to be changed [SELLER-2, SHOP-5]', async () => {
    const { produk_id } = await save(seller, anOffer(materialId, { nama: 'Laris', stok: '100' }))
    await setStock(world, produk_id, '75')

    const edit = { nama: 'Laris', produk_id, stok_semula: '100' }
    await save(seller, anOffer(materialId, { ...edit, versi: 1, stok: '100' }))
    expect((await editorOf(seller, produk_id)).isian.stok).toBe('75')
    expect(await refusal(seller, { ...edit, versi: 2, stok: '500' })).toMatchObject({
      field: 'stok',
      sentence: 'Stok sudah berubah menjadi 75 kg sejak Anda membukanya.',
    })
  })

  it("reaches nothing of another company's, and what is not there [SELLER-2]", async () => {
    const stranger = await world.aSeller()
    const { id } = await world.aProduct({ seller: stranger, showcases: ['Milik orang'] })

    expect(await refusal(seller, { produk_id: id })).toMatchObject({ status: 404, code: 'product_not_found' })
    expect((await seller.send('pusat-seller/produk/isian', { produk_id: id })).status).toBe(404)
    expect(await refusal(seller, { etalase: ['milik-orang'] })).toMatchObject({ status: 404, field: 'etalase' })
    expect(await refusal(seller, { bahan_id: 2_000_000_000 })).toMatchObject({ status: 404, field: 'bahan_id' })
  })

  it('keeps names apart, also of two written at once [SELLER-2]', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => seller.send('pusat-seller/produk/simpan', anOffer(materialId, { nama: 'Sama' }))),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await refusal(seller, { nama: 'Sama' })).toMatchObject({ code: 'product_name_taken', field: 'nama' })
  })

  it('keeps the unit that prices and orders are in, once the product was sold [SELLER-2]', async () => {
    const { produk_id } = await save(seller, anOffer(materialId, { nama: 'Per kilogram' }))

    expect(await refusal(seller, { nama: 'Per kilogram', produk_id, versi: 1, satuan: 'g' })).toMatchObject({
      field: 'satuan',
      sentence: 'Satuan produk yang pernah dijual tetap kg: salin produk ini untuk menjual dalam satuan lain.',
    })
  })

  it.each<[title: string, wrong: object, field: string, sentence: string]>([
    ['nothing', { nama: '' }, 'nama', 'Nama produk harus diisi.'],
    ['10,000 characters', { nama: 'x'.repeat(10_000) }, 'nama', 'Nama produk paling panjang 120 karakter.'],
    ['10,000 characters of a grade', { grade: 'x'.repeat(10_000) }, 'grade', 'Grade paling panjang 40 karakter.'],
    ['an emoji', { grade: '😀' }, 'grade', 'Grade harus memuat huruf atau angka.'],
    [
      '10,000 characters of text',
      { deskripsi: 'x'.repeat(10_000) },
      'deskripsi',
      'Deskripsi paling panjang 4000 karakter.',
    ],
    ['a comma for the dot', { harga: 'Rp 1.250,50' }, 'harga', 'Nilai rupiah tidak valid.'],
    ['a negative price', { harga: '-1' }, 'harga', 'Nilai rupiah tidak valid.'],
    ['three decimals', { harga: '1.999' }, 'harga', 'Nilai rupiah tidak valid.'],
    ['no price', { harga: '0' }, 'harga', 'Harga daftar harus di atas nol.'],
    ['a comma in a weight', { berat: '2,5' }, 'berat', 'Jumlah harus berupa angka, misalnya 25 atau 2.5.'],
    ['a negative stock', { stok: '-5' }, 'stok', 'Jumlah harus berupa angka, misalnya 25 atau 2.5.'],
    [
      'a minimum of no whole packs',
      { jumlah_min_beli: '30' },
      'jumlah_min_beli',
      'Harus kelipatan isi per kemasan, 25 kg, dan di atas nol.',
    ],
    ['more than all', { persen_nego: '101' }, 'persen_nego', 'Persentase nego antara 0 dan 100.'],
    ['a unit nobody knows', { satuan: 'ons' }, 'satuan', 'Satuan: kg, g, ton, L, mL, pcs.'],
    ['no month', { masa_simpan: 0 }, 'masa_simpan', 'Masa simpan 1 sampai 240 bulan.'],
  ])('with %s is refused at its field [SELLER-2, API-2]', async (_, wrong, field, sentence) => {
    expect(await refusal(seller, wrong)).toMatchObject({ field, sentence })
  })

  it('tells carts that hold the product [SELLER-2, SHOP-3]', async () => {
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, seller)
    const { produk_id } = await save(seller, anOffer(materialId, { nama: 'Dalam keranjang' }))
    await buyer.call('produk/keranjang/tambah', {
      company_id: buyer.companyId,
      user_id: buyer.userId,
      produk_id,
      seller_id: seller.companyId,
      kuantitas_satuan: '50',
    })
    await save(seller, anOffer(materialId, { nama: 'Dalam keranjang', produk_id, versi: 1, harga: '120000' }))

    const { data } = await buyer.call('keranjang/shortcut', { company_id: buyer.companyId })
    expect(data.keranjang).toMatchObject([{ produk_harga_satuan: '120000.00' }])
  })

  it('of a price is audited, with what it was, and nothing else is [ADM-6]', async () => {
    const { produk_id } = await save(seller, anOffer(materialId, { nama: 'Diaudit' }))
    await save(seller, anOffer(materialId, { nama: 'Diaudit', produk_id, versi: 1, harga: '100000', grade: 'BP' }))
    await save(seller, anOffer(materialId, { nama: 'Diaudit', produk_id, versi: 2, harga: '110000' }))

    const rows = await world.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('act', '=', 'product.price')
      .where('thing_id', '=', String(produk_id))
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      { before: null, after: { price: '100000.00', lowestPrice: '80000.00' } },
      { before: { price: '100000.00' }, after: { price: '110000.00' } },
    ])
  })

  it('is for those whose role allows it [ROLE-10]', async () => {
    const warehouse = await world.aColleague(seller, 'warehouse')
    const sales = await world.aColleague(seller, 'sales')

    expect(await refusal(warehouse, { nama: 'Gudang' })).toMatchObject({ status: 422, code: 'not_allowed' })
    await save(sales, anOffer(materialId, { nama: 'Oleh sales', stok: '0', status: 'draf' }))
  })
})
