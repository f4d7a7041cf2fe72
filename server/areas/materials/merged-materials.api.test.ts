import { describe, expect, it } from 'vitest'
import { insertProducts } from '#server/areas/catalogue/offers/queries-writing.ts'
import { indexRest, indexUnindexed, takeOffersAlong } from '#server/areas/catalogue/pages/follow-material.ts'
import { lockNames } from '#server/areas/materials/public.ts'
import { saveMerge } from '#server/areas/materials/queries-writing.ts'
import { countWaiting } from '#test/database/waiting.ts'
import { aMaterialProposal, plainProduct } from '#test/product-factories.ts'
import { propose } from '#test/scenes/negotiating.ts'
import { anOrder, cartOf, fillCart } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 8 })
const administrator = await world.anAdministrator()
const visitor = world.aVisitor()
let pairs = 0

describe('a merged material', () => {
  it('gives its offers and names to the other one, and its address leads there [MAT-5]', async () => {
    const { from, into, offer, other, alias } = await aPair()

    const merged = await merge(from.id, into.id)

    expect(merged.ok).toBe(true)
    const { data: shown } = await visitor.call('bahan/detail', { slug: from.slug })
    expect(shown).toMatchObject({ slug: into.slug, bahan_nama: into.name, kategori_id: 2, jumlah_penawaran: 2 })
    expect(shown.bahan_nama_lain).toEqual(['alias bersama', from.name, `${from.name} EN`, alias])
    const { data: offers } = await visitor.call('bahan/penawaran', { slug: from.slug })
    expect(offers.penawaran.map(({ produk_id }) => produk_id).sort()).toEqual([offer.id, other.id].sort())
    const { data: product } = await visitor.call('produk/detail', { produk_id: offer.id })
    expect(product).toMatchObject({ bahan_slug: into.slug, kategori_id: 2 })
    expect((await productsFoundBy(alias)).sort()).toEqual([offer.id, other.id].sort())
  })

  it('leads to where the other one was merged later, and its address is never given again [MAT-5]', async () => {
    const { from, into, offer } = await aPair()
    const { from: last } = await aPair()
    await merge(from.id, into.id)
    await merge(into.id, last.id)

    const { data: shown } = await visitor.call('bahan/detail', { slug: from.slug })
    expect(shown.slug).toBe(last.slug)
    expect((await visitor.call('produk/detail', { produk_id: offer.id })).data.bahan_slug).toBe(last.slug)
    const { data: detail } = await administrator.call('admin/bahan/detail', { bahan_id: last.id })
    expect(detail.slug_lama).toEqual([from.slug, into.slug].sort())
    expect(detail.riwayat[0]).toMatchObject({
      peristiwa: 'menerima_gabungan',
      oleh: expect.stringContaining('Orang Uji'),
    })
    const { data: gone } = await administrator.call('admin/bahan/detail', { bahan_id: from.id })
    expect(gone.digabung_ke).toMatchObject({ bahan_id: last.id, slug: last.slug })
    expect(gone.riwayat).toMatchObject([{ peristiwa: 'digabung', sebelum: { bahan_nama: from.name }, sesudah: null }])

    const seller = await world.aSeller()
    await correct(last.id, { bahan_nama_lain: [] })
    const { data: proposed } = await seller.call('bahan/usul', aMaterialProposal({ bahan_nama: from.slug }))
    const { data: accepted } = await administrator.call('admin/bahan/usul/terima', proposed)
    expect(accepted.slug).toBe(`${from.slug}-2`)
  })

  it('is offered no more, nor corrected, nor merged again [MAT-5]', async () => {
    const { from, into } = await aPair()
    await merge(from.id, into.id)

    const seller = await world.aSeller()
    await expect(world.aProduct({ seller, materialId: from.id })).rejects.toThrow('material_merged')
    await expect(world.aProduct({ seller, materialId: 2_000_000 })).rejects.toThrow('material_not_found')
    for (const answer of [
      await merge(from.id, into.id),
      await merge(into.id, from.id),
      await rename(from.id, 'Baru'),
    ]) {
      expect(answer.refusal?.status_message).toBe(`Bahan ini sudah digabung dengan ${into.name}.`)
    }
    expect((await merge(into.id, into.id)).refusal?.code).toBe('material_same')
    expect((await merge(2_000_000, into.id)).refusal?.code).toBe('material_not_found')
  })

  it('leaves carts, negotiations and orders of its offers as they are [MAT-5] [NEGO-9]', async () => {
    const { from, into } = await aPair()
    const { buyer, seller, product, order } = await anOrder(world, { materialId: from.id })
    await fillCart(buyer, product)
    const negotiationId = await propose(buyer, product)
    const stored = async () => [
      (await cartOf(buyer)).map(({ cart_id, produk_nama }) => ({ cart_id, produk_nama })),
      (await buyer.call('nego/detail', { nego_id: negotiationId })).data.status,
      (await buyer.call('transaksi/detail', { transaksi_id: order.id })).data.produk,
    ]
    const before = await stored()

    await merge(from.id, into.id)

    expect(await stored()).toEqual(before)
    expect((await rename(into.id, `${into.name} murni`)).ok).toBe(true)
    const agreed = await seller.call('pusat-seller/nego/setuju', { nego_id: negotiationId, versi: 1 })
    expect(agreed.ok).toBe(true)
  })

  it('takes along what is negotiated about its offers, and leaves what has ended as it was [MAT-5] [NEGO-12]', async () => {
    const { from, into, offer } = await aPair()
    const [running, ended] = [await world.aBuyer(), await world.aBuyer()]
    for (const buyer of [running, ended]) await world.subscribe(buyer, { companyId: offer.sellerId })
    const ids = [await propose(running, offer), await propose(ended, offer)]
    await ended.call('nego/tarik', { nego_id: ids[1] ?? '', versi: 1 })

    await merge(from.id, into.id)

    const stored = await world.db.selectFrom('negotiations').select(['id', 'goods']).where('id', 'in', ids).execute()
    const materialOf = (id?: string) => stored.find((one) => one.id === id)?.goods
    expect(ids.map(materialOf)).toMatchObject([{ materialId: into.id }, { materialId: from.id }])
  })

  it('takes many offers along step by step [MAT-5]', async () => {
    const { from, into } = await aPair()
    const seller = await world.aSeller()
    const many = Array.from({ length: 1_010 }, (_, number) => ({
      ...plainProduct,
      sellerId: seller.companyId,
      materialId: from.id,
      name: `Curah ${number}`,
      nameEnglish: 'Bulk',
      createdAt: world.now(),
      prices: [{ level: 1, amount: '1000.00' }],
      showcases: [],
    }))
    await world.db.transaction().execute((tx) => insertProducts(tx, many))

    await merge(from.id, into.id)
    expect(await offersOf(from.id)).toBeGreaterThan(0)
    expect(await searchRowsOf(from.id)).toBe(1)
    expect((await visitor.call('bahan/detail', { slug: from.slug })).data.slug).toBe(into.slug)
    await world.runJobs()

    expect(await offersOf(from.id)).toBe(0)
    expect(await offersOf(into.id)).toBe(1_012)
    // no start of a process writes it again
    await indexUnindexed(world.db)
    expect(await searchRowsOf(from.id)).toBe(0)
    await correct(into.id, { bahan_nama_lain: ['kuarsit'] })
    await world.runJobs()
    const { data } = await visitor.call('produk/daftar', { keyword: 'kuarsit' })
    expect(data).toMatchObject({ total: 1_000, total_lebih: true })
  })

  it('and a corrected one drop the pages that visitors read of them [MAT-5]', async () => {
    const { from, into } = await aPair()
    const heard = await world.hear()
    await merge(from.id, into.id)
    expect((await heard.next()).change).toEqual({ name: 'catalogue' })
    await rename(into.id, `${into.name} murni`)
    expect((await heard.next()).change).toEqual({ name: 'catalogue' })
  })

  it('needs what the administrator saw of both [MAT-5]', async () => {
    const { from, into } = await aPair()
    const expected = { bahan_id: from.id, versi: 1, tujuan_id: into.id, tujuan_versi: 1 }
    await rename(into.id, `${into.name} murni`)
    const late = await administrator.call('admin/bahan/gabung', expected)
    expect([late.status, late.refusal?.field]).toEqual([409, 'tujuan_versi'])
    const early = await administrator.call('admin/bahan/gabung', { ...expected, versi: 0, tujuan_versi: 2 })
    expect([early.status, early.refusal?.field]).toEqual([409, 'versi'])
  })
})

describe('two at once', () => {
  it('who merge in both directions: one of them does [MAT-5]', async () => {
    const { from, into } = await aPair()
    const answers = await Promise.all([merge(from.id, into.id), merge(into.id, from.id)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)?.refusal?.code).toMatch(/material_(merged|moved_on)/)
  })

  it('of whom one offers what the other merges: no offer is left behind [MAT-5]', async () => {
    for (let time = 0; time < 5; time++) {
      const { from, into } = await aPair()
      const seller = await world.aSeller()
      const offered = Promise.allSettled(
        [1, 2].map((number) => world.aProduct({ seller, materialId: from.id, name: `Bahan ${number}` })),
      )
      expect((await merge(from.id, into.id)).ok).toBe(true)
      for (const offer of await offered) {
        if (offer.status === 'rejected') expect(offer.reason.code).toBe('material_merged')
      }
      expect(await offersOf(from.id)).toBe(0)
    }
  })

  it('of whom one writes search words of the offers that the other moves: they are found by both [MAT-5] [SEARCH-3]', async () => {
    const { from, into, offer } = await aPair()
    const [moved, expected] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const merging = world.db.transaction().execute(async (tx) => {
      await lockNames(tx)
      await saveMerge(tx, from.id, into.id)
      await takeOffersAlong(tx, { materialId: from.id }, world.now())
      moved.resolve()
      await expected.promise
    })
    await moved.promise
    const indexing = indexRest(world, { materialId: from.id, after: 0 })
    await expect.poll(() => countWaiting(world.db)).toBe(1)
    expected.resolve()
    await Promise.all([merging, indexing])

    const { terms } = await world.db
      .selectFrom('product_search')
      .select('terms')
      .where('product_id', '=', offer.id)
      .executeTakeFirstOrThrow()
    expect(terms.match(/@\d+/g)).toEqual([`@${into.id}`])
  })

  it('of whom one orders or withdraws what the other merges: both go through [MAT-5] [ORDER-2]', async () => {
    const { from, into } = await aPair()
    const { buyer, seller, product } = await anOrder(world, { materialId: from.id })
    const second = await world.aProduct({ seller, materialId: from.id })
    const answers = await Promise.all([
      merge(from.id, into.id),
      fillCart(buyer, product),
      seller.call('pusat-seller/produk/tarik', { produk_id: second.id }),
      anOrder(world, { materialId: into.id }),
    ])
    expect(answers[0].ok && answers[2].ok).toBe(true)
    expect(await offersOf(from.id)).toBe(0)
  })

  it('who propose the same: one of them does [MAT-5]', async () => {
    const sellers = await Promise.all([world.aSeller(), world.aSeller(), world.aSeller()])
    const names = ['Kembar Uji', 'KEMBAR uji', 'Kembar, Uji']
    const answers = await Promise.all(
      sellers.map((seller, index) => seller.call('bahan/usul', aMaterialProposal({ bahan_nama: names[index] ?? '' }))),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = answers.filter(({ ok }) => !ok).map(({ refusal }) => refusal?.status_message)
    for (const sentence of refused) expect(sentence).toMatch(/^Bahan ini sudah diusulkan dan menunggu diperiksa: /)
  })

  it('of whom one accepts and the other withdraws: one of them does [MAT-5]', async () => {
    const seller = await world.aSeller()
    const { data: proposed } = await seller.call('bahan/usul', aMaterialProposal())
    const answers = await Promise.all([
      administrator.call('admin/bahan/usul/terima', proposed),
      seller.call('bahan/usul/tarik', proposed),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('a corrected material', () => {
  it('is found by its new names, with its offers, at its old address; who changed what stays [MAT-5] [SEARCH-3]', async () => {
    const { from, offer } = await aPair()

    const corrected = await correct(from.id, { bahan_nama_lain: ['zirkonat mulia'], bahan_cas: '10043-52-4' })

    expect(corrected.ok).toBe(true)
    expect(await productsFoundBy('zirkonat')).toEqual([offer.id])
    expect(await productsFoundBy('10043-52-4')).toEqual([offer.id])
    expect((await visitor.call('bahan/detail', { slug: from.slug })).data.bahan_cas).toBe('10043-52-4')
    const { data: detail } = await administrator.call('admin/bahan/detail', { bahan_id: from.id })
    expect(detail).toMatchObject({ versi: 2, digabung_ke: null, slug_lama: [] })
    expect(detail.riwayat).toMatchObject([
      { peristiwa: 'dikoreksi', sebelum: { bahan_cas: null }, sesudah: { bahan_cas: '10043-52-4' } },
    ])
  })

  it('takes its offers along to another category [MAT-5]', async () => {
    const { from, offer } = await aPair()
    await correct(from.id, { kategori_id: 6 })
    expect((await visitor.call('produk/detail', { produk_id: offer.id })).data.kategori_id).toBe(6)
    expect((await correct(from.id, { kategori_id: 5 })).refusal?.code).toBe('category_not_found')
  })

  it('does not become another one, and keeps what two share already [MAT-5]', async () => {
    const { from, into } = await aPair()
    expect((await rename(from.id, into.name.toUpperCase())).refusal?.status_message).toBe(
      `Bahan ini sudah ada: ${into.name}.`,
    )
    // both have it as a further name
    expect((await correct(from.id, { bahan_nama_lain: ['alias bersama'] })).ok).toBe(true)
    expect((await correct(from.id, {})).ok).toBe(true)
  })

  it('keeps more names than may be typed where merges have left them, and gets none beyond [MAT-5]', async () => {
    const many = Array.from({ length: 61 }, (_, index) => `nama ke-${index}`)
    const id = await world.aMaterial({ name: 'Penuh Nama', nameEnglish: 'Full of Names', otherNames: many })
    const { data: detail } = await administrator.call('admin/bahan/detail', { bahan_id: id })

    const more = await correct(id, { bahan_nama_lain: [...many, 'satu lagi'] })
    expect(more.refusal).toMatchObject({
      code: 'material_names_full',
      field: 'bahan_nama_lain',
      status_message: 'Nama lain paling banyak 60.',
    })
    expect((await administrator.call('admin/bahan/detail', { bahan_id: id })).data).toEqual(detail)
    expect((await correct(id, { bahan_nama_lain: many })).ok).toBe(true)
    expect((await correct(id, { bahan_nama_lain: many.slice(1) })).ok).toBe(true)
    expect((await correct(id, { bahan_nama_lain: many })).refusal?.code).toBe('material_names_full')
  })

  it('is corrected by what was seen alone [MAT-5]', async () => {
    const { from } = await aPair()
    const answers = await Promise.all([rename(from.id, `${from.name} satu`), rename(from.id, `${from.name} dua`)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)?.status).toBe(409)
  })
})

/** A material of category 1 and one of category 2, each with an offer. */
async function aPair() {
  const number = ++pairs
  const alias = `kuno${'x'.repeat(number)}`
  const names = (name: string) => ({ name, nameEnglish: `${name} EN`, slug: name.toLowerCase().replaceAll(' ', '-') })
  const [old, lasting] = [names(`Lama ${number}`), names(`Tetap ${number}`)]
  const from = await world.aMaterial({ ...old, otherNames: [alias, 'alias bersama'] })
  const into = await world.aMaterial({ ...lasting, categoryId: 2, otherNames: ['alias bersama'] })
  const seller = await world.aSeller()
  const offer = await world.aProduct({ seller, materialId: from })
  const other = await world.aProduct({ seller, materialId: into })
  return { from: { id: from, ...old }, into: { id: into, ...lasting }, offer, other, alias }
}

async function versionOf(id: number): Promise<number> {
  const detail = await administrator.call('admin/bahan/detail', { bahan_id: id })
  return detail.ok ? detail.data.versi : 1
}

async function merge(from: number, into: number) {
  const [versi, tujuan_versi] = [await versionOf(from), await versionOf(into)]
  return administrator.call('admin/bahan/gabung', { bahan_id: from, versi, tujuan_id: into, tujuan_versi })
}

async function correct(id: number, wishes: Partial<ReturnType<typeof aMaterialProposal>>) {
  const { data: detail } = await administrator.call('admin/bahan/detail', { bahan_id: id })
  return administrator.call('admin/bahan/ubah', { bahan_id: id, versi: detail.versi, ...detail.bahan, ...wishes })
}

function rename(id: number, name: string) {
  return correct(id, { bahan_nama: name })
}

async function offersOf(id: number): Promise<number> {
  const offers = await world.db.selectFrom('products').select('id').where('material_id', '=', id).execute()
  return offers.length
}

async function searchRowsOf(id: number): Promise<number> {
  const rows = await world.db.selectFrom('material_search').select('names').where('material_id', '=', id).execute()
  return rows.length
}

async function productsFoundBy(keyword: string): Promise<number[]> {
  return (await visitor.call('produk/daftar', { keyword })).data.produk.map(({ produk_id }) => produk_id)
}
