import { afterEach, describe, expect, it } from 'vitest'
import { stepAt } from '#domain/catalogue/prices/price-step.ts'
import { ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import type { Person } from '#test/actor.ts'
import { proposal } from '#test/scenes/negotiating.ts'
import { cartOf, fillCart, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { pricesFor } from '../public.ts'

const world = await openWorld({ connections: 4 })
afterEach(() => world.setClock())

async function aShop(levels: Record<number, string> = {}) {
  const seller = await world.aSeller()
  const buyer = await world.aBuyer()
  await world.subscribe(buyer, seller, { level: 2 })
  const product = await world.aProduct({ seller, price: '1000.00', levels, stock: '100000' })
  return { seller, buyer, product }
}

async function save(seller: Person, produk_id: number, rule: object) {
  const { data } = await seller.call('pusat-seller/harga/detail', { produk_id })
  const body = { produk_id, versi: data.versi, dari: '2026-01-01', ...rule }
  return seller.send('pusat-seller/harga/aturan/simpan', body)
}

async function aList(seller: Person, customer: Person, more: object = {}) {
  const body = { pelanggan_id: customer.companyId, nama: 'Kontrak', dari: '2026-01-01', ...more }
  return seller.call('pusat-seller/daftar-harga/simpan', body)
}

async function shownTo(who: Person, produk_id: number) {
  return (await who.call('produk/detail', { produk_id })).data.produk_harga_satuan
}

describe('prices by quantity', () => {
  it('belong to a level or to a list, never to a level that nobody has named [SHOP-3]', async () => {
    const { seller, product } = await aShop()
    const { refusal } = await save(seller, product.id, { mulai: '0', harga: '1' })
    expect(refusal).toMatchObject({ code: 'price_level_needed', field: 'level' })
  })

  it('hold in the cart for the quantity of the line, which says from where it is less [SHOP-3]', async () => {
    const { seller, buyer, product } = await aShop()
    await save(seller, product.id, { level: 1, mulai: '100', harga: '900' })
    await fillCart(buyer, product)
    const before = (await cartOf(buyer))[0]
    const change = { ...buyer.ids, cart_id: before?.cart_id ?? '', kuantitas_satuan: '100' }
    await buyer.call('keranjang/ubah', change)
    const after = (await cartOf(buyer))[0]
    expect(before).toMatchObject({
      produk_harga_satuan: '1000.00',
      harga_asal: { level: 1, daftar_nama: null },
      harga_berikut: { mulai: '100', harga: '900.00' },
    })
    expect(after).toMatchObject({ produk_harga_satuan: '900.00', subtotal: '90000.00', harga_berikut: null })
    expect(await shownTo(buyer, product.id)).toBe('1000.00')
  })

  it('are the price of an order and of ordering again, and the most that is offered for that quantity [SHOP-3, ORDER-3, ORDER-5, NEGO-15]', async () => {
    const { seller, buyer, product } = await aShop()
    await save(seller, product.id, { level: 1, mulai: '100', harga: '900' })
    const order = await placeFor(buyer, await world.anAddress(buyer), product, '100')
    const { data: again } = await buyer.call('transaksi/pesan-lagi', { transaksi_id: order.id })
    const offer = (qty: string, harga_nego: string) =>
      buyer.send('negosiasi/submit', proposal(buyer, product, { qty_satuan_nego: qty, harga_nego }))

    const lines = await world.db
      .selectFrom('order_lines')
      .select('unit_price as price')
      .where('order_id', '=', order.id)
      .execute()
    expect(lines).toEqual([{ price: '900.00' }])
    expect(again.produk).toMatchObject([{ harga_pesanan: '900.00', harga: '900.00' }])
    expect((await offer('100', '900.01')).refusal?.status_message).toBe(
      'Harga nego tidak boleh melebihi harga saat ini (Rp 900,00).',
    )
    expect((await offer('100', '890')).ok).toBe(true)
  })

  it('are what a negotiation of that quantity is measured and answered by, from its minimum on [SHOP-3, NEGO-5, NEGO-11]', async () => {
    const seller = await world.aSeller()
    const bargained = { lowestPrice: '800.00', negoPercent: '50', minNego: '100' }
    const product = await world.aProduct({ seller, price: '1000.00', stock: '100000', ...bargained })
    await save(seller, product.id, { level: 1, mulai: '200', harga: '900' })
    const attempts: { qty: string; refused: string | undefined; suggested: string | null }[] = []
    for (const qty of ['100', '200']) {
      const buyer = await world.aBuyer()
      await world.subscribe(buyer, seller)
      const offer = (harga_nego: string) => proposal(buyer, product, { qty_satuan_nego: qty, harga_nego })
      const { refusal } = await buyer.send('negosiasi/submit', offer('1000.01'))
      const { data } = await buyer.call('negosiasi/submit', offer('820'))
      const shown = await seller.call('pusat-seller/nego/detail', { nego_id: data.nego_id })
      attempts.push({ qty, refused: refusal?.status_message, suggested: shown.data.saran_harga })
    }

    expect(attempts).toEqual([
      { qty: '100', refused: 'Harga nego tidak boleh melebihi harga saat ini (Rp 1.000,00).', suggested: '900.00' },
      { qty: '200', refused: 'Harga nego tidak boleh melebihi harga saat ini (Rp 900,00).', suggested: '850.00' },
    ])
  })

  it('are those of the customer’s level, and of level 1 where that has none [SHOP-3, ROLE-3]', async () => {
    const second = await aShop({ 2: '950.00' })
    await save(second.seller, second.product.id, { level: 1, mulai: '100', harga: '800' })
    await save(second.seller, second.product.id, { level: 2, mulai: '200', harga: '850' })
    const { data } = await second.buyer.call('produk/harga', { produk_id: second.product.id })
    expect(data.langkah.map(({ mulai, harga }) => [mulai, harga])).toEqual([
      ['0', '950.00'],
      ['200', '850.00'],
    ])
  })

  it.each(['of a level', 'of a list that has ended, which can be copied'])(
    'begin above the minimum purchase, which then cannot pass them: %s [SHOP-3]',
    async (which) => {
      const { seller, buyer, product } = await aShop()
      const low = await save(seller, product.id, { level: 1, mulai: '50', harga: '900' })
      expect(low.refusal).toMatchObject({ field: 'mulai' })
      const { data: ended } = await aList(seller, buyer, { dari: '2025-01-01', sampai: '2025-12-31' })
      const of = which === 'of a level' ? { level: 1 } : { daftar_id: ended.daftar_id, dari: null }
      await save(seller, product.id, { ...of, mulai: '100', harga: '900' })
      const { data } = await seller.call('pusat-seller/produk/isian', { produk_id: product.id })
      const isian = data.produk?.isian
      const raised = await seller.send('pusat-seller/produk/simpan', {
        ...isian,
        harga_terendah: null,
        persen_nego: null,
        produk_id: product.id,
        versi: data.produk?.versi,
        jumlah_min_beli: '100',
        jumlah_min_nego: '100',
      })
      expect(raised.refusal).toMatchObject({ field: 'jumlah_min_beli' })
    },
  )

  it('do not overlap, and of two who write at once the later is refused [SHOP-3]', async () => {
    const { seller, product } = await aShop()
    const rule = { level: 1, mulai: '100', harga: '900', sampai: '2026-12-31' }
    expect((await save(seller, product.id, rule)).ok).toBe(true)
    expect((await save(seller, product.id, { ...rule, dari: '2026-12-31' })).refusal).toMatchObject({ field: 'dari' })
    expect((await save(seller, product.id, { ...rule, dari: '2027-01-01', sampai: null })).ok).toBe(true)
    const { versi } = (await seller.call('pusat-seller/harga/detail', { produk_id: product.id })).data
    const ruleBody = { produk_id: product.id, versi, dari: '2026-01-01', ...rule }
    const both = await Promise.all(
      ['500', '600'].map((mulai) => seller.send('pusat-seller/harga/aturan/simpan', { ...ruleBody, mulai })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('days', () => {
  it('begin and end at midnight in Jakarta, in lists and lines alike [SHOP-3]', async () => {
    const { seller, buyer, product } = await aShop()
    await save(seller, product.id, { level: 1, mulai: '0', harga: '1100', dari: '2026-12-01', sampai: '2026-12-02' })
    const shownPrices: string[] = []
    for (const at of ['2026-11-30T23:59', '2026-12-01T00:00', '2026-12-02T23:59', '2026-12-03T00:00']) {
      world.setClock(`${at}:00+07:00`)
      shownPrices.push(await shownTo(buyer, product.id))
      const steps = (await pricesFor(world.db, buyer.companyId as never, [product.id], world.now())).get(product.id)
      expect(stepAt(steps ?? [], '50')?.amount).toBe(shownPrices.at(-1))
    }
    expect(shownPrices).toEqual(['1000.00', '1100.00', '1100.00', '1000.00'])
  })
})

describe('the list of a customer', () => {
  it('are granted by the owner alone; sales change neither list nor a price in it [SHOP-3, SHOP-7]', async () => {
    const { seller, buyer, product } = await aShop()
    const sales = await world.aColleague(seller, 'sales')
    const { data } = await aList(seller, buyer)
    const refused = [
      await sales.send('pusat-seller/daftar-harga/simpan', {
        pelanggan_id: buyer.companyId,
        nama: 'Lain',
        dari: '2027-01-01',
      }),
      await sales.send('pusat-seller/daftar-harga/persen', { daftar_id: data.daftar_id, versi: 1, persen: '-90' }),
      await sales.send('pusat-seller/daftar-harga/hapus', { daftar_id: data.daftar_id, versi: 1 }),
      await save(sales, product.id, { daftar_id: data.daftar_id, mulai: '0', harga: '1', dari: null }),
    ]
    expect(refused.map(({ refusal }) => refusal?.status_message)).toEqual(refused.map(() => ROLE_FORBIDS))
    expect(await shownTo(buyer, product.id)).toBe('1000.00')
  })

  it('comes before its level, for that customer alone, and is named to it [SHOP-3]', async () => {
    const { seller, buyer, product } = await aShop()
    const other = await world.aBuyer()
    await world.subscribe(other, seller)
    const { data } = await aList(seller, buyer)
    await save(seller, product.id, { daftar_id: data.daftar_id, mulai: '0', harga: '875.50', dari: null })
    expect([await shownTo(buyer, product.id), await shownTo(other, product.id)]).toEqual(['875.50', '1000.00'])
    const why = await buyer.call('produk/harga', { produk_id: product.id })
    expect(why.data.langkah).toEqual([
      { mulai: '0', harga: '875.50', daftar_nama: 'Kontrak', level: null, dari: '2026-01-01', sampai: null },
    ])
    expect((await other.call('produk/harga', { produk_id: product.id })).data.langkah[0]?.daftar_nama).toBeNull()
    const explained = await seller.call('pusat-seller/harga/mengapa', {
      produk_id: product.id,
      pelanggan_id: buyer.companyId,
    })
    expect(explained.data).toEqual(why.data)
  })

  it('says how far its prices may rise until one is dearer than level 1 [SHOP-3]', async () => {
    const { seller, buyer, product } = await aShop()
    const { data } = await aList(seller, buyer, { salin_level: 1, persen: '-20' })
    const roomOf = async () =>
      (await seller.call('pusat-seller/daftar-harga/daftar', {})).data.daftar.map(({ ruang_persen }) => ruang_persen)
    expect(await roomOf()).toEqual(['25.000000'])

    await seller.call('pusat-seller/daftar-harga/persen', { daftar_id: data.daftar_id, versi: 1, persen: '30' })

    // dearer already: it was confirmed before
    expect([await shownTo(buyer, product.id), await roomOf()]).toEqual(['1040.00', [null]])
  })

  it('gives the room of each level until it is dearer than level 1, when it is requested [SHOP-3]', async () => {
    const { seller } = await aShop({ 2: '800.00', 3: '900.00' })
    await world.aProduct({ seller, price: '1000.00', levels: { 2: '950.00', 3: '1200.00' } })
    const { data } = await seller.call('pusat-seller/daftar-harga/level', {})
    expect((await seller.call('pusat-seller/daftar-harga/daftar', {})).data).not.toHaveProperty('level')
    // what is dearer already was confirmed before
    expect(data).toEqual([
      { level: 1, ruang_persen: '0.000000' },
      { level: 2, ruang_persen: '5.263157' },
      { level: 3, ruang_persen: '11.111111' },
    ])
  })

  it('is one at a time, is copied some percent up, changes by percent, and ends [SHOP-3]', async () => {
    const { seller, buyer, product } = await aShop()
    const { data } = await aList(seller, buyer, { salin_level: 1, persen: '-10', sampai: '2026-12-31' })
    expect(await shownTo(buyer, product.id)).toBe('900.00')
    const body = { pelanggan_id: buyer.companyId, nama: 'Lain', dari: '2026-12-31' }
    const second = await seller.send('pusat-seller/daftar-harga/simpan', body)
    expect(second.refusal).toMatchObject({ field: 'dari' })
    const copy = { ...body, dari: '2027-01-01', salin_dari: data.daftar_id, persen: '5' }
    expect((await seller.send('pusat-seller/daftar-harga/simpan', copy)).ok).toBe(true)

    const changed = { daftar_id: data.daftar_id, versi: 1, persen: '10' }
    expect((await seller.send('pusat-seller/daftar-harga/persen', changed)).ok).toBe(true)
    expect((await seller.send('pusat-seller/daftar-harga/persen', changed)).status).toBe(409)
    expect(await shownTo(buyer, product.id)).toBe('990.00')
    world.setClock('2027-01-01T00:00:00+07:00')
    expect(await shownTo(buyer, product.id)).toBe('945.00')
    world.setClock()
    await seller.send('pusat-seller/daftar-harga/hapus', { daftar_id: data.daftar_id, versi: 2 })
    expect(await shownTo(buyer, product.id)).toBe('1000.00')
    const { riwayat } = (await seller.call('pusat-seller/harga/detail', { produk_id: product.id })).data
    expect(riwayat.map(({ sebelum, sesudah }) => [sebelum?.slice(0, 11), sesudah?.slice(0, 11)])).toEqual([
      ['Rp 990,00, ', undefined],
      ['Rp 900,00, ', 'Rp 990,00, '],
      [undefined, 'Rp 945,00, '],
      [undefined, 'Rp 900,00, '],
    ])
  })

  it('is neither read nor changed by another seller, nor given to a company that is no customer [SHOP-3, ROLE-9]', async () => {
    const { seller, buyer, product } = await aShop()
    const { data } = await aList(seller, buyer)
    const stranger = await world.aSeller()
    const attempts = { daftar_id: data.daftar_id, versi: 1 }
    for (const [path, body] of [
      ['pusat-seller/daftar-harga/detail', attempts],
      ['pusat-seller/daftar-harga/persen', { ...attempts, persen: '1' }],
      ['pusat-seller/daftar-harga/hapus', attempts],
      ['pusat-seller/harga/detail', { produk_id: product.id }],
      ['pusat-seller/harga/aturan/simpan', { produk_id: product.id, versi: 1, level: 1, mulai: '0', harga: '1' }],
    ] as const)
      expect((await stranger.send(path, body)).status, path).toBe(404)
    const listBody = { pelanggan_id: buyer.companyId, nama: 'Curian', dari: '2026-01-01' }
    expect((await stranger.send('pusat-seller/daftar-harga/simpan', listBody)).refusal).toMatchObject({
      field: 'pelanggan_id',
    })
    const copied = await seller.call('pusat-seller/daftar-harga/detail', { daftar_id: data.daftar_id })
    expect(copied.data.harga).toEqual([])
    const strangers = await world.aBuyer()
    await world.subscribe(strangers, stranger)
    const copy = { ...listBody, pelanggan_id: strangers.companyId, salin_dari: data.daftar_id }
    expect((await stranger.send('pusat-seller/daftar-harga/simpan', copy)).refusal).toMatchObject({
      field: 'salin_dari',
    })
  })
})

it('of a product that is not on sale is told to nobody but its seller [SHOP-3, ROLE-4]', async () => {
  const { seller, buyer, product } = await aShop()
  await world.db.updateTable('products').set({ status: 'draft' }).where('id', '=', product.id).execute()
  expect((await buyer.call('produk/harga', { produk_id: product.id })).data.langkah).toEqual([])
  const attempts = { produk_id: product.id, pelanggan_id: buyer.companyId }
  expect((await seller.call('pusat-seller/harga/mengapa', attempts)).data.langkah).toHaveLength(1)
})

it('keeps history and audit of a changed price, and lets nobody rewrite it [SHOP-3, ADM-6]', async () => {
  const { seller, product } = await aShop()
  await save(seller, product.id, { level: 1, mulai: '100', harga: '900' })
  const { riwayat } = (await seller.call('pusat-seller/harga/detail', { produk_id: product.id })).data
  expect(riwayat).toEqual([
    expect.objectContaining({ apa: 'Level 1, mulai 100 kg', sebelum: null, sesudah: 'Rp 900,00, sejak 1 Jan 2026' }),
  ])
  const entry = await world.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ act: 'product.price', user_id: seller.userId })
  await expect(world.db.updateTable('price_changes').set({ after: 'Rp 1' }).execute()).rejects.toThrow(/appended/)
})
