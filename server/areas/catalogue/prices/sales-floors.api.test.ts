import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { countWaiting } from '#test/database/waiting.ts'
import { openWorld } from '#test/world.ts'
import { lockPriceLists } from './queries-price-lists.ts'

const world = await openWorld({ connections: 6 })

/** A shop whose owner lets sales give ten percent, with a product at Rp 1,000. */
async function aShop({ discount = 10 as number | null, lowest = null as string | null } = {}) {
  const seller = await world.aSeller()
  const sales = await world.aColleague(seller, 'sales')
  const buyer = await world.aBuyer()
  await world.subscribe(buyer, seller)
  const product = await world.aProduct({ seller, price: '1000.00', stock: '100000' })
  const terms = world.db.updateTable('product_nego_terms').where('product_id', '=', product.id)
  if (lowest === null) await world.db.deleteFrom('product_nego_terms').where('product_id', '=', product.id).execute()
  else await terms.set({ lowest_price: lowest }).execute()
  const limits = { tipe_pembayaran: [], tempo_hari: 0, batas_kredit: '0', level_harga: 1, versi: 0 }
  if (discount !== null) await seller.call('pusat-seller/wewenang/ubah', { ...limits, diskon_persen: discount })
  return { seller, sales, buyer, product }
}

type Shop = Awaited<ReturnType<typeof aShop>>

async function detailOf(who: Person, produk_id: number) {
  return (await who.call('pusat-seller/harga/detail', { produk_id })).data
}

async function listPrice({ seller, product }: Shop) {
  return (await detailOf(seller, product.id)).level[0]?.harga
}

async function setPrice(who: Person, { product }: Shop, harga: string) {
  const { versi } = await detailOf(who, product.id)
  return who.send('pusat-seller/produk/harga', { produk_id: product.id, versi, harga })
}

async function saveRule(who: Person, { product }: Shop, harga: string, more: object = {}) {
  const { versi } = await detailOf(who, product.id)
  const rule = { produk_id: product.id, versi, level: 1, mulai: '100', harga, dari: '2026-01-01', ...more }
  return who.send('pusat-seller/harga/aturan/simpan', rule)
}

async function waiting(who: Person) {
  return (await who.call('pusat-seller/harga/persetujuan/daftar', {})).data
}

/** What waits, as a decision on it names it. */
async function shownTo(who: Person) {
  const [request] = await waiting(who)
  return { permintaan_id: request?.permintaan_id ?? '', versi: request?.versi ?? 0 }
}

const approve = 'pusat-seller/harga/persetujuan/setujui'

describe('a price that sales write', () => {
  it('takes effect as far as the owner lets them, and waits for the owner beyond it [SHOP-7]', async () => {
    const shop = await aShop()
    expect((await setPrice(shop.sales, shop, '950')).data).toMatchObject({ menunggu_pemilik: false })
    const response = await setPrice(shop.sales, shop, '899.99')
    expect(response.data).toMatchObject({ harga: '950.00', menunggu_pemilik: true })
    expect(await listPrice(shop)).toBe('950.00')
    expect(await waiting(shop.seller)).toMatchObject([
      {
        diminta: 'Harga daftar Rp 899,99 per kg',
        melebihi: expect.stringContaining('wewenang sales sampai Rp 900,00'),
      },
    ])
    await shop.seller.call(approve, await shownTo(shop.seller))
    expect([await listPrice(shop), await waiting(shop.seller)]).toEqual(['899.99', []])
  })

  it('is counted from the list price of the owner, however many steps lead down from it [SHOP-7]', async () => {
    const shop = await aShop()
    await setPrice(shop.sales, shop, '910')
    expect((await setPrice(shop.sales, shop, '899')).data).toMatchObject({ menunggu_pemilik: true })
    await setPrice(shop.seller, shop, '500')
    expect(await waiting(shop.seller)).toEqual([])
    expect((await setPrice(shop.sales, shop, '450')).data).toMatchObject({ menunggu_pemilik: false })
  })

  it('by quantity waits, and is written as the owner’s once approved [SHOP-7]', async () => {
    const shop = await aShop()
    expect((await saveRule(shop.sales, shop, '900')).data).toEqual({ menunggu_pemilik: false })
    expect((await saveRule(shop.sales, shop, '1', { mulai: '200' })).data).toEqual({ menunggu_pemilik: true })
    expect((await saveRule(shop.sales, shop, '2', { mulai: '300' })).refusal?.code).toBe('price_request_waits')
    await shop.seller.call(approve, await shownTo(shop.seller))
    const { aturan, batas_sales } = await detailOf(shop.sales, shop.product.id)
    expect(aturan.map(({ harga }) => harga).sort()).toEqual(['1.00', '900.00'])
    expect([batas_sales, (await detailOf(shop.seller, shop.product.id)).batas_sales]).toEqual(['900.00', null])
  })

  it('of many products at once is refused, naming the limit; those of the owner are not [SHOP-7]', async () => {
    const shop = await aShop()
    const change = async (who: Person, persen: string) => {
      const { versi } = await detailOf(who, shop.product.id)
      const pilihan = { jenis: 'produk' as const, produk: [{ produk_id: shop.product.id, versi }] }
      const body = { kunci: crypto.randomUUID(), tindakan: { jenis: 'harga' as const, persen }, pilihan }
      return (await who.call('pusat-seller/produk/sekaligus/terapkan', body)).data
    }
    const refused = await change(shop.sales, '-11')
    expect(refused).toMatchObject({ berubah: 0, ditolak: [{ alasan: expect.stringContaining('Rp 900,00') }] })
    const raised = await change(shop.seller, '100')
    const undo = 'pusat-seller/produk/sekaligus/urungkan'
    const undone = await shop.sales.call(undo, { tindakan_id: raised.tindakan_id })
    expect(undone.data).toMatchObject({ berubah: 0, ditolak: [{ alasan: expect.stringContaining('10 %') }] })
  })

  it('in the editor is refused at its field, as is a lowest price below the limit [SHOP-7]', async () => {
    const shop = await aShop()
    const { data } = await shop.sales.call('pusat-seller/produk/isian', { produk_id: shop.product.id })
    const editable = data.produk
    if (!editable) throw new Error('no product')
    const save = (more: object) =>
      shop.sales.send('pusat-seller/produk/simpan', {
        ...editable.isian,
        produk_id: shop.product.id,
        versi: editable.versi,
        status: editable.status,
        ...more,
      } as never)
    expect(editable.batas_sales).toBe('900.00')
    expect((await save({ harga_tingkat_3: '1' })).refusal).toMatchObject({ field: 'harga_tingkat_3' })
    const bargaining = await save({ harga_terendah: '899', persen_nego: '10' })
    expect(bargaining.refusal).toMatchObject({ field: 'harga_terendah' })
    expect((await save({ harga_tingkat_3: '900' })).ok).toBe(true)
  })

  it('of a new product wait in a draft until the owner puts it on sale [SHOP-7]', async () => {
    const shop = await aShop()
    const { data } = await shop.seller.call('pusat-seller/produk/isian', { produk_id: shop.product.id })
    const written = { ...data.produk?.isian, nama: 'Barang baru dari sales', sku: '', stok: '0', harga: '1' }
    const save = (who: Person, more: object) => who.call('pusat-seller/produk/simpan', { ...written, ...more } as never)
    expect((await save(shop.sales, { status: 'dijual' })).refusal).toMatchObject({
      code: 'first_sale_of_owner',
      field: 'status',
    })
    const { produk_id } = (await save(shop.sales, { status: 'draf' })).data
    const sold = (who: Person, versi: number) => save(who, { produk_id, versi, status: 'dijual' })
    expect((await sold(shop.sales, 1)).refusal?.code).toBe('first_sale_of_owner')
    expect((await sold(shop.seller, 1)).data).toMatchObject({ status: 'dijual' })
    expect((await sold(shop.sales, 2)).ok).toBe(true)
  })

  it('of quantities is not written for a draft, whose list price may still become any other [SHOP-7]', async () => {
    const shop = await aShop()
    const { data } = await shop.seller.call('pusat-seller/produk/isian', { produk_id: shop.product.id })
    const written = { ...data.produk?.isian, nama: 'Draf dari sales', sku: '', stok: '0', status: 'draf' }
    const draft = await shop.sales.call('pusat-seller/produk/simpan', written as never)
    const ofDraft = { ...shop, product: { ...shop.product, id: draft.data.produk_id } }

    expect((await saveRule(shop.sales, ofDraft, '1')).refusal?.code).toBe('draft_prices_of_owner')

    expect((await saveRule(shop.seller, ofDraft, '1')).ok).toBe(true)
  })

  it('stays that of its material: what was sold becomes another one by the owner alone [SHOP-7]', async () => {
    const shop = await aShop()
    const { data } = await shop.seller.call('pusat-seller/produk/isian', { produk_id: shop.product.id })
    const { isian, versi, status } = data.produk ?? {}
    const { id } = await world.db
      .selectFrom('materials')
      .select('id')
      .where('id', '<>', isian?.bahan_id ?? 0)
      .where('merged_into', 'is', null)
      .executeTakeFirstOrThrow()
    const other = { ...isian, produk_id: shop.product.id, versi, status, bahan_id: id }
    const saved = (who: Person) => who.call('pusat-seller/produk/simpan', other as never)

    expect((await saved(shop.sales)).refusal).toMatchObject({ code: 'other_material_of_owner', field: 'bahan_id' })

    expect((await saved(shop.seller)).ok).toBe(true)
  })

  it('has a bound that a warehouse is not told [SHOP-7] [ROLE-10]', async () => {
    const shop = await aShop({ discount: null, lowest: '700.00' })
    const warehouse = await world.aColleague(shop.seller, 'warehouse')
    const bounds = async (who: Person) =>
      (await who.call('pusat-seller/produk/daftar', {})).data.produk.map(({ batas_sales }) => batas_sales)

    expect(await bounds(shop.sales)).toEqual(['700.00'])
    expect(await bounds(warehouse)).toEqual([null])
  })

  it('is bounded by the lowest price, or half the list price, until the owner decides [SHOP-7]', async () => {
    const [bargained, plain] = [await aShop({ discount: null, lowest: '700.00' }), await aShop({ discount: null })]
    const limitOf = async ({ sales, product }: Shop) => (await detailOf(sales, product.id)).batas_sales
    expect([await limitOf(bargained), await limitOf(plain)]).toEqual(['700.00', '500.00'])
    expect((await saveRule(bargained.sales, bargained, '699')).data).toEqual({ menunggu_pemilik: true })
    expect((await saveRule(plain.sales, plain, '500')).data).toEqual({ menunggu_pemilik: false })
  })
})

describe('the owner', () => {
  it('decides once, and is told what has moved on [SHOP-7]', async () => {
    const shop = await aShop()
    await setPrice(shop.sales, shop, '1')
    const shown = await shownTo(shop.seller)
    const both = await Promise.all([
      shop.seller.call(approve, shown),
      shop.sales.call('pusat-seller/harga/persetujuan/tarik', shown),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)

    await setPrice(shop.sales, shop, '0.50')
    const later = await shownTo(shop.seller)
    await setPrice(shop.seller, shop, '2000')
    const late = await shop.seller.call(approve, later)
    expect(late.refusal?.status_message).toMatch(/sudah gugur karena harganya sudah berubah/)
    expect(await listPrice(shop)).toBe('2000.00')
  })

  it('waits for a person who writes prices without holding the product, so that neither is given up [SHOP-7]', async () => {
    const shop = await aShop()
    await saveRule(shop.sales, shop, '1')
    const shown = await shownTo(shop.seller)
    const { approving } = await world.db.transaction().execute(async (tx) => {
      await lockPriceLists(tx, shop.seller.companyId)
      const approving = shop.seller.call(approve, shown)
      await expect.poll(() => countWaiting(world.db)).toBe(1)
      await sql`select from products where id = ${shop.product.id} for update nowait`.execute(tx)
      return { approving }
    })
    expect((await approving).ok).toBe(true)
  })

  it('refuses with a reason that sales read; another company’s request is not there [SHOP-7]', async () => {
    const shop = await aShop()
    await setPrice(shop.sales, shop, '1')
    const shown = await shownTo(shop.seller)
    const stranger = await world.aSeller()
    expect((await stranger.call(approve, shown)).status).toBe(404)
    expect((await shop.sales.call(approve, shown)).refusal?.code).toBe('not_allowed')
    await shop.seller.call('pusat-seller/harga/persetujuan/tolak', { ...shown, alasan: 'Terlalu murah' })
    const { data } = await shop.sales.call('notifikasi/daftar', { company_id: shop.sales.companyId })
    expect(data.notifikasi[0]?.pesan).toMatch(/^Pemilik menolak: .* Alasan: Terlalu murah$/)
    expect(await listPrice(shop)).toBe('1000.00')
  })
})
