import { describe, expect, it } from 'vitest'
import { checkStocks } from '#server/areas/orders/public.ts'
import { aSale, cartOf, checkoutOf, fillCart } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

// the clock stands on Monday, 2 March 2026
const world = await openWorld({ connections: 4 })
const { seller, buyer, product, addressId } = await aSale(world, { stock: '100' })
const produk_id = product.id

async function expectMore(
  jumlah: string,
  tanggal: string,
  more: { sumber?: string; ditunggu_id?: number; versi?: number } = {},
) {
  return seller.send('pusat-seller/stok/ditunggu/simpan', { produk_id, jumlah, tanggal, ...more })
}
const detail = async () => (await seller.call('pusat-seller/stok/detail', { produk_id })).data
const shownTo = async (who = buyer) => (await who.call('produk/detail', { produk_id })).data.produk_ditunggu

async function startAnew() {
  for (const { ditunggu_id, versi } of (await detail()).ditunggu) {
    await seller.send('pusat-seller/stok/ditunggu/batal', { produk_id, ditunggu_id, versi })
  }
}

describe('what a seller expects', () => {
  it('stands beside what is free and there, comes in by one act whole or in part, and is in the ledger [SHOP-5]', async () => {
    await expectMore('500', '2026-03-12', { sumber: 'PO-118 🚢' })
    const { produk, ditunggu } = await detail()
    expect(produk).toMatchObject({ bebas: '100', fisik: '100', ditunggu: '500', ditunggu_tanggal: '2026-03-12' })
    const { ditunggu_id = 0, versi = 0 } = ditunggu[0] ?? {}
    expect(ditunggu[0]).toMatchObject({
      jumlah: '500',
      diterima: '0',
      sisa: '500',
      sumber: 'PO-118 🚢',
      terlambat: false,
    })

    const firstReceipt = { produk_id, ditunggu_id, versi, jumlah: '200.5', nomor_lot: 'L-1', kedaluwarsa: '2027-03-12' }
    const came = (await seller.call('pusat-seller/stok/ditunggu/terima', firstReceipt)).data

    expect(came.produk).toMatchObject({ bebas: '300.5', fisik: '300.5', ditunggu: '299.5' })
    expect(came.lot).toMatchObject([{ nomor: 'L-1', jumlah: '200.5' }])
    const rest = { produk_id, ditunggu_id, versi: came.ditunggu[0]?.versi ?? 0, jumlah: '299.5' }
    expect((await seller.call('pusat-seller/stok/ditunggu/terima', rest)).data).toMatchObject({
      ditunggu: [],
      produk: { ditunggu: '0', bebas: '600' },
    })
    const { gerakan } = (await seller.call('pusat-seller/stok/gerakan', { produk_id })).data
    expect(gerakan.slice(0, 2)).toMatchObject([
      { jenis: 'barang masuk', fisik: '299.5', alasan: 'PO-118 🚢' },
      { jenis: 'barang masuk', fisik: '200.5', lot: 'L-1' },
    ])
    expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })
  })

  it('comes in once, also where two press at once, and never more than was expected [SHOP-5]', async () => {
    const before = Number((await detail()).produk.fisik)
    await expectMore('50', '2026-03-12')
    const { ditunggu_id = 0, versi = 0 } = (await detail()).ditunggu[0] ?? {}
    const act = { produk_id, ditunggu_id, versi, jumlah: '50' }

    const more = await seller.send('pusat-seller/stok/ditunggu/terima', { ...act, jumlah: '50.001' })
    expect(more.refusal).toMatchObject({ code: 'expected_less_left', field: 'jumlah' })
    const both = await Promise.all([0, 1].map(() => seller.send('pusat-seller/stok/ditunggu/terima', act)))

    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(Number((await detail()).produk.fisik)).toBe(before + 50)
    const receipt = { product_id: produk_id, expected_id: ditunggu_id, kind: 'receipt', on_hand: '1', at: world.now() }
    await expect(world.db.insertInto('stock_movements').values(receipt).execute()).rejects.toThrow(/expected_goods/)
    const changed = world.db.updateTable('expected_goods').set({ received: '0' }).where('id', '=', ditunggu_id)
    await expect(changed.execute()).rejects.toThrow('only by a movement')
  })

  it('is changed by who saw it as it is, and what does not come any more is given up [SHOP-5]', async () => {
    await expectMore('80', '2026-03-12')
    const { ditunggu_id = 0, versi = 0 } = (await detail()).ditunggu[0] ?? {}
    await seller.send('pusat-seller/stok/ditunggu/terima', { produk_id, ditunggu_id, versi, jumlah: '25' })
    const stale = await expectMore('90', '2026-03-13', { ditunggu_id, versi })
    const less = await expectMore('25', '2026-03-13', { ditunggu_id, versi: versi + 1 })
    const changed = await expectMore('90', '2026-03-13', { ditunggu_id, versi: versi + 1 })

    expect([stale.refusal?.code, less.refusal?.code, changed.status]).toEqual([
      'expected_moved_on',
      'expected_has_come',
      200,
    ])
    expect((await detail()).ditunggu).toMatchObject([
      { jumlah: '90', diterima: '25', sisa: '65', tanggal: '2026-03-13' },
    ])
    await startAnew()
    expect((await detail()).produk).toMatchObject({ ditunggu: '0', ditunggu_tanggal: null })
  })

  it.each([
    ['0', '2026-03-12', 'jumlah'],
    ['10', '2026-03-01', 'tanggal'],
    ['10', '2027-03-03', 'tanggal'],
    ['10', '31/12/2026', 'tanggal'],
    ['10', '2026-03-12', 'sumber'],
  ])('%s on %s is refused at the field %s [SHOP-5] [API-2]', async (jumlah, tanggal, field) => {
    const sumber = field === 'sumber' ? 'x'.repeat(10_000) : ''
    expect((await expectMore(jumlah, tanggal, { sumber })).refusal).toMatchObject({ field })
  })

  it('is nothing to another seller [SHOP-5] [ROLE-9]', async () => {
    await expectMore('10', '2026-03-12')
    const { ditunggu_id = 0, versi = 0 } = (await detail()).ditunggu[0] ?? {}
    const stranger = await world.aSeller()
    const act = { produk_id, ditunggu_id, versi }
    expect((await stranger.send('pusat-seller/stok/ditunggu/batal', act)).status).toBe(404)
    expect((await stranger.send('pusat-seller/stok/ditunggu/terima', { ...act, jumlah: '1' })).status).toBe(404)
    const own = await world.aProduct({ seller: stranger })
    expect((await stranger.send('pusat-seller/stok/ditunggu/batal', { ...act, produk_id: own.id })).status).toBe(404)
    await startAnew()
  })
})

describe('who subscribes to the seller', () => {
  it('is told what is free of it and when, visitors and others are not [SHOP-5] [ROLE-4]', async () => {
    await expectMore('500', '2026-03-12', { sumber: 'Pemasok rahasia' })
    await expectMore('100', '2026-04-12')
    expect(await shownTo()).toEqual({ jumlah: '500', tanggal: '2026-03-12' })
    expect((await buyer.call('produk/detail', { produk_id })).text).not.toContain('rahasia')
    for (const other of [world.aVisitor(), await world.aBuyer(), await world.aSeller()]) {
      const { data, text } = await other.call('produk/detail', { produk_id })
      expect(data.produk_ditunggu).toBeNull()
      expect(text).not.toContain('2026-03-12')
    }
    world.setClock('2026-03-13T08:00:00+07:00')
    // overdue: not counted on, and its seller is notified
    const now = { bought: await shownTo(), own: (await detail()).produk.ditunggu_terlambat }
    world.setClock()
    expect(now).toEqual({ bought: { jumlah: '100', tanggal: '2026-04-12' }, own: true })
  })

  it('reads in cart and checkout by when what is missing is expected, after what open orders wait for [SHOP-5, SHOP-6]', async () => {
    const free = Number((await detail()).produk.bebas)
    await seller.send('pusat-seller/stok/melebihi', { produk_id, hari_tunggu: 5, terbanyak_melebihi: '' })
    const cart_id = await fillCart(buyer, product, String(free + 550))
    const shown = (await buyer.call('keranjang/daftar', { company_id: buyer.companyId })).data.seller[0]?.produk[0]
    expect(shown).toMatchObject({ menyusul: { jumlah: '550' }, ditunggu: { jumlah: '550', tanggal: '2026-04-12' } })

    await buyer.send('keranjang/ubah', { ...buyer.ids, cart_id, kuantitas_satuan: String(free + 500) })
    const body = await checkoutOf(buyer, addressId)
    const { data: quote } = await buyer.call('checkout/rincian', body)
    expect(quote.seller[0]?.produk[0]?.ditunggu).toEqual({ jumlah: '500', tanggal: '2026-03-12' })
    const accepted = [{ cart_id, jumlah: '500', hari_kerja: 5 }]
    const choices = body.seller.map((one) => ({ ...one, pesan_dulu: accepted }))
    expect((await buyer.send('checkout/buat', { ...body, seller: choices })).status).toBe(200)

    expect(await shownTo()).toEqual({ jumlah: '100', tanggal: '2026-04-12' })
    expect(await cartOf(buyer)).toEqual([])
  })
})
