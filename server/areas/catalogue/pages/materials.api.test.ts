import { describe, expect, it } from 'vitest'
import type { Caller } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

async function materialVisibleTo(viewer: Caller, slug: string) {
  return (await viewer.call('bahan/detail', { slug })).data
}

async function offersOf(viewer: Caller, slug: string, wishes = {}) {
  const { data } = await viewer.call('bahan/penawaran', { slug, ...wishes })
  return data.penawaran.map(({ produk_nama }) => produk_nama)
}

describe('a material', () => {
  it('is told with every fact of it, once [MAT-1, MAT-2]', async () => {
    await world.aMaterial({
      slug: 'asam-sitrat',
      name: 'Asam Sitrat Anhidrat',
      nameEnglish: 'Citric Acid Anhydrous',
      otherNames: ['citrun', 'CAA'],
      casNumber: '77-92-9',
      eNumber: 'E330',
      inci: 'Citric Acid',
      hsCode: '291814',
      functions: ['pengasam', 'sekuestran'],
      halalCritical: true,
      hazard: 'Iritasi mata',
      description: 'Asam dari gula.',
      categoryId: 2,
    })

    expect(await materialVisibleTo(world.aVisitor(), 'asam-sitrat')).toEqual({
      slug: 'asam-sitrat',
      bahan_nama: 'Asam Sitrat Anhidrat',
      bahan_nama_inggris: 'Citric Acid Anhydrous',
      bahan_nama_lain: ['citrun', 'CAA'],
      bahan_deskripsi: 'Asam dari gula.',
      bahan_foto: null,
      bahan_cas: '77-92-9',
      bahan_e_number: 'E330',
      bahan_inci: 'Citric Acid',
      bahan_kode_hs: '291814',
      bahan_fungsi: ['pengasam', 'sekuestran'],
      bahan_bentuk: [],
      bahan_halal_kritis: true,
      bahan_bahaya: 'Iritasi mata',
      kategori_id: 2,
      kategori_nama: 'Food and Beverages',
      jumlah_penawaran: 0,
      jumlah_seller: 0,
      jumlah_seller_siap: 0,
      jumlah_seller_terkunci: null,
      jumlah_seller_belum_diajukan: null,
      satuan: null,
      minimum_terkecil: null,
      harga: null,
      bahan_sejenis: [],
    })
  })

  it('that is not there is not found [MAT-2]', async () => {
    const answer = await world.aVisitor().call('bahan/detail', { slug: 'tidak-ada' })
    expect([answer.status, answer.refusal?.code]).toEqual([404, 'material_not_found'])
  })

  it.each(['asam_sitrat', 'Asam-Sitrat', "x'--", '', 'a'.repeat(121), '../produk', '💥'])(
    'has an address of letters, digits and hyphens: %j is none [MAT-2]',
    async (slug) => {
      const answer = await world.aVisitor().call('bahan/detail', { slug })
      expect([answer.status, answer.refusal?.code]).toEqual([400, 'invalid_field'])
    },
  )

  it('counts sellers, ready ones and those whose price is closed to the buyer [MAT-2, ROLE-2]', async () => {
    const [near, far] = [await world.aSeller(), await world.aSeller()]
    const materialId = await world.aMaterial({ slug: 'gliserin' })
    await world.aProduct({ seller: near, materialId, stock: '100', minPurchase: '25', form: 'cair' })
    await world.aProduct({ seller: near, materialId, stock: '0', minPurchase: '10', form: 'pasta' })
    await world.aProduct({ seller: far, materialId, stock: '0', minPurchase: '500', form: 'cair' })
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, near)

    expect(await materialVisibleTo(buyer, 'gliserin')).toMatchObject({
      jumlah_penawaran: 3,
      jumlah_seller: 2,
      jumlah_seller_siap: 1,
      jumlah_seller_terkunci: 1,
      bahan_bentuk: ['cair', 'pasta'],
      satuan: 'kg',
      minimum_terkecil: '10',
    })
    expect((await materialVisibleTo(near, 'gliserin')).jumlah_seller_terkunci).toBeNull()
  })

  it('ranges over the prices the viewer sees and nothing else, at its level, per kilogram [MAT-2, ROLE-4]', async () => {
    const [open, closed] = [await world.aSeller(), await world.aSeller()]
    const materialId = await world.aMaterial({ slug: 'vanilin' })
    await world.aProduct({ seller: open, materialId, unit: 'kg', price: '90000.00', levels: { 2: '80000.00' } })
    await world.aProduct({ seller: open, materialId, unit: 'g', price: '95.50' })
    await world.aProduct({ seller: open, materialId, unit: 'kg', price: '99000.00' })
    await world.aProduct({ seller: open, materialId, unit: 'drum', price: '1.00' })
    await world.aProduct({ seller: closed, materialId, unit: 'kg', price: '7000.00' })
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, open, { level: 2 })

    expect((await materialVisibleTo(buyer, 'vanilin')).harga).toEqual({
      terendah: '80000.00',
      median: '95500.00',
      tertinggi: '99000.00',
      jumlah: 3,
    })
    for (const outsider of [world.aVisitor(), await world.aBuyer(), await world.aSeller()]) {
      expect((await materialVisibleTo(outsider, 'vanilin')).harga).toBeNull()
    }
    expect((await materialVisibleTo(closed, 'vanilin')).harga).toMatchObject({ terendah: '7000.00', jumlah: 1 })

    // of an even number, exactly between the two in the middle
    await world.aProduct({ seller: closed, materialId, unit: 'kg', price: '7000.05' })
    expect((await materialVisibleTo(closed, 'vanilin')).harga).toMatchObject({ median: '7000.03', jumlah: 2 })
  })

  it('names materials of its category that do the same and are offered, the most alike first [MAT-2]', async () => {
    const seller = await world.aSeller()
    const material = (slug: string, functions: string[], categoryId = 3) =>
      world.aMaterial({ slug, name: slug, functions, categoryId })
    await material('emolien-a', ['emolien', 'humektan'])
    await world.aProduct({ seller, materialId: await material('emolien-b', ['emolien']) })
    await world.aProduct({ seller, materialId: await material('emolien-c', ['emolien', 'humektan']) })
    await world.aProduct({ seller, materialId: await material('emolien-obat', ['emolien', 'humektan'], 1) })
    await material('emolien-tanpa-penawaran', ['emolien'])

    expect((await materialVisibleTo(world.aVisitor(), 'emolien-a')).bahan_sejenis).toEqual([
      { slug: 'emolien-c', bahan_nama: 'emolien-c', jumlah: 1 },
      { slug: 'emolien-b', bahan_nama: 'emolien-b', jumlah: 1 },
    ])
  })

  it('leaves out what its seller has withdrawn [MAT-2, SELLER-1]', async () => {
    const seller = await world.aSeller()
    const materialId = await world.aMaterial({ slug: 'talk' })
    const product = await world.aProduct({ seller, materialId })
    await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })

    expect(await materialVisibleTo(world.aVisitor(), 'talk')).toMatchObject({ jumlah_penawaran: 0, satuan: null })
    expect(await offersOf(world.aVisitor(), 'talk')).toEqual([])
  })
})

describe('the offers of a material', () => {
  it('are those of all sellers, with type, city, and the stock for whom its seller knows [MAT-2]', async () => {
    const [one, other] = [
      await world.aSeller({ city: 'Bekasi', sellerType: 'importer' }),
      await world.aSeller({ city: 'Sidoarjo' }),
    ]
    const materialId = await world.aMaterial({ slug: 'pektin' })
    await world.aProduct({ seller: one, materialId, name: 'Pektin A', stock: '75' })
    await world.aProduct({ seller: other, materialId, name: 'Pektin B', stock: '80' })
    await world.aProduct({ seller: one, name: 'Pektin lain' })
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, one)

    const { data } = await buyer.call('bahan/penawaran', { slug: 'pektin', urut: 'nama' })

    expect(data.total).toBe(2)
    expect(data.penawaran).toMatchObject([
      { produk_nama: 'Pektin A', seller_tipe: 'importir', seller_kota: 'Bekasi', produk_stok: '75', seller_lang: true },
      { produk_nama: 'Pektin B', seller_tipe: 'distributor', seller_kota: 'Sidoarjo', produk_stok: null },
    ])
  })

  it('are sorted by the price per kilogram, hidden ones after all, by name [MAT-2, ROLE-4]', async () => {
    const [open, closed] = [await world.aSeller(), await world.aSeller()]
    const materialId = await world.aMaterial({ slug: 'kurkumin' })
    await world.aProduct({ seller: open, materialId, name: 'Per kg', unit: 'kg', price: '50000.00' })
    await world.aProduct({ seller: open, materialId, name: 'Per g', unit: 'g', price: '40.00' })
    await world.aProduct({ seller: closed, materialId, name: 'Z murah', price: '1.00' })
    await world.aProduct({ seller: closed, materialId, name: 'A mahal', price: '9000000.00' })
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, open)

    expect(await offersOf(buyer, 'kurkumin', { urut: 'harga-terendah' })).toEqual([
      'Per g',
      'Per kg',
      'A mahal',
      'Z murah',
    ])
    expect(await offersOf(buyer, 'kurkumin', { urut: 'harga-tertinggi' })).toEqual([
      'Per kg',
      'Per g',
      'A mahal',
      'Z murah',
    ])
    expect(await offersOf(world.aVisitor(), 'kurkumin', { urut: 'harga-terendah' })).toEqual([
      'A mahal',
      'Per g',
      'Per kg',
      'Z murah',
    ])
  })

  it('are filtered by several grades, origins and packs, by stock and by open price, with counts that agree [MAT-2]', async () => {
    const [open, closed] = [await world.aSeller(), await world.aSeller()]
    const materialId = await world.aMaterial({ slug: 'laktosa' })
    const offer = (name: string, wishes: object) => world.aProduct({ seller: open, materialId, name, ...wishes })
    await offer('A', { grade: 'USP', maker: 'Velda', origin: 'Jerman', packLabel: '25 kg sak', stock: '100' })
    await offer('B', { grade: 'BP', origin: 'Jerman', packLabel: '1 kg pouch', stock: '0' })
    await offer('C', { grade: 'USP', origin: 'India', packLabel: '25 kg sak', stock: '0' })
    await offer('D', { grade: 'FCC', origin: 'India', packLabel: '25 kg sak', stock: '100', seller: closed })
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, open)
    const found = (wishes: object) => offersOf(buyer, 'laktosa', { urut: 'nama', ...wishes })

    expect(await found({ grade: ['USP', 'BP'] })).toEqual(['A', 'B', 'C'])
    expect(await found({ asal: 'India' })).toEqual(['C', 'D'])
    expect(await found({ kemasan: '25 kg sak', asal: ['Jerman', 'India'] })).toEqual(['A', 'C', 'D'])
    expect(await found({ siap: true })).toEqual(['A', 'D'])
    expect(await found({ langganan: true, siap: true })).toEqual(['A'])
    expect(await found({ halaman: 2, per_halaman: 3 })).toEqual(['D'])
    expect(await found({ halaman: 9, per_halaman: 3 })).toEqual([])

    const { data } = await buyer.call('bahan/penawaran', { slug: 'laktosa', grade: 'USP' })
    expect(data.penawaran.map(({ produk_nama: name, produk_produsen: maker }) => [name, maker]).sort()).toEqual([
      ['A', 'Velda'],
      ['C', ''],
    ])
    expect(data.filter).toEqual({
      grade: [
        { nilai: 'USP', jumlah: 2 },
        { nilai: 'BP', jumlah: 1 },
        { nilai: 'FCC', jumlah: 1 },
      ],
      asal: [
        { nilai: 'India', jumlah: 1 },
        { nilai: 'Jerman', jumlah: 1 },
      ],
      kemasan: [{ nilai: '25 kg sak', jumlah: 2 }],
    })
  })

  it('of a material that is not there are not found [MAT-2]', async () => {
    const answer = await world.aVisitor().call('bahan/penawaran', { slug: 'tidak-ada' })
    expect([answer.status, answer.refusal?.code]).toEqual([404, 'material_not_found'])
  })
})

describe('the materials that stand first', () => {
  const firstOf = async (seller_username?: string) =>
    (await world.aVisitor().call('bahan/unggulan', { seller_username })).data

  it('are those of a seller, each once and in the order of its list, on sale or not to be had now [MAT-2]', async () => {
    const seller = await world.aSeller()
    const salt = await world.aMaterial({ name: 'Garam Unggul', slug: 'garam-unggul' })
    const sugar = await world.aMaterial({ name: 'Gula Unggul', slug: 'gula-unggul' })
    for (const materialId of [sugar, salt, sugar]) await world.aProduct({ seller, materialId, stock: '0' })
    await world.aProduct({ seller: await world.aSeller() })
    const gone = await world.aProduct({ seller })
    await world.db.updateTable('products').set({ status: 'withdrawn' }).where('id', '=', gone.id).execute()

    expect(await firstOf(seller.companyUsername)).toEqual([
      { slug: 'gula-unggul', bahan_nama: 'Gula Unggul' },
      { slug: 'garam-unggul', bahan_nama: 'Garam Unggul' },
    ])
  })

  it('are at most twelve of all sellers, among what can be had now [MAT-2]', async () => {
    const seller = await world.aSeller()
    const sold = await world.aMaterial({ name: 'Habis Unggul', slug: 'habis-unggul' })
    await world.aProduct({ seller, materialId: sold, featuredRank: 0, stock: '0' })
    for (let each = 0; each < 13; each++) await world.aProduct({ seller, material: {}, featuredRank: 0 })

    const found = await firstOf()

    expect(found).toHaveLength(12)
    expect(new Set(found.map(({ slug }) => slug)).size).toBe(12)
    expect(found.map(({ slug }) => slug)).not.toContain('habis-unggul')
    expect(await firstOf('tidak-ada')).toEqual([])
  })
})
