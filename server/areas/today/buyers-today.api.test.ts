import { describe, expect, it } from 'vitest'
import { MOST_TASKS } from '#domain/today/by-deadline.ts'
import type { Person } from '#test/actor.ts'
import { countRoundTrips } from '#test/database/round-trips.ts'
import { anAgreement, MORNING, propose } from '#test/scenes/negotiating.ts'
import { anOrder, aPurchaser, aSale, creditCheckoutOf, fillCart, payFor, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const roundTrips = countRoundTrips()
const world = await openWorld()
const cheap = { price: '10000.00', stock: '100000' }

const todayOf = async (person: Person) => (await person.call('beranda/hari-ini', {})).data
const kindsOf = async (person: Person) => (await todayOf(person)).tugas.map(({ jenis }) => jenis)

type Listed = Parameters<typeof Person.prototype.call<'transaksi/daftar'>>[1]
const ordersIn = async (person: Person, body: Listed) => (await person.call('transaksi/daftar', body)).data.total

type Sale = Awaited<ReturnType<typeof aSale>>

async function ship(seller: Person, transaksi_id: string) {
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })
}

/** An order on credit for 30 days, shipped now. */
async function anInvoice({ buyer, seller, product, addressId }: Sale) {
  await fillCart(buyer, product)
  const { data } = await buyer.call('checkout/buat', await creditCheckoutOf(buyer, addressId))
  const [order] = data.transaksi
  await ship(seller, order?.transaksi_id ?? '')
  return order
}

describe("a buyer's day", () => {
  it('is nothing in a new company but its documents [UX-3, HOME-9]', async () => {
    const none = { jumlah: 0, nilai: '0.00' }
    expect(await todayOf(await world.aBuyer())).toEqual({
      hari_ini: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      tugas: [],
      ada_lagi: false,
      tagihan: { ...none, sudah_ditagih: '0.00', lewat: none, minggu_ini: none },
      pesanan_saya_menunggu: 0,
      dokumen_belum_ada: expect.arrayContaining(['npwp', 'nib']),
    })
  })

  it('is to approve for a person who may, with the limit, the month and the last price beside [UX-3, ROLE-10]', async () => {
    const sale = await aSale(world, cheap)
    const { buyer, product, addressId } = sale
    const approver = await world.aColleague(buyer, 'approver')
    const purchaser = await aPurchaser(world, buyer, { perOrder: '600000.00' })
    world.setClock('2026-03-01T09:00:00+07:00')
    await placeFor(buyer, addressId, product)
    await placeFor(purchaser, addressId, product)
    await world.db
      .updateTable('product_prices')
      .set({ amount: '12500.00' })
      .where('product_id', '=', product.id)
      .execute()
    world.setClock('2026-03-02T09:00:00+07:00')
    const large = await placeFor(purchaser, addressId, product, '100')

    const expected = {
      jenis: 'setujui',
      id: large.id,
      versi: 1,
      nomor: large.number,
      barang: { nama: expect.any(String), jumlah: '100', satuan: 'kg', lainnya: 0 },
      nilai: large.total,
      // seven days and what is left of the day
      sampai: '2026-03-09T17:00:00.000Z',
      persetujuan: {
        pemesan: expect.any(String),
        lewat_batas: expect.stringMatching(/^Di atas batas .* Rp 600\.000,00 per pesanan\.$/),
        bulan_ini: '555000.00',
        harga: '12500.00',
        harga_terakhir: null,
      },
    }
    expect((await todayOf(approver)).tugas).toEqual([expect.objectContaining(expected)])
    const first = await ordersIn(buyer, {})
    expect(first).toBe(3)
    // what was bought for good is compared with
    const [bought] = (await buyer.call('transaksi/daftar', { lingkup: 'saya' })).data.transaksi
    await sale.seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: bought?.transaksi_id ?? '', versi: 1 })
    const [task] = (await todayOf(approver)).tugas
    expect(task?.persetujuan?.harga_terakhir).toBe('10000.00')

    expect(await kindsOf(purchaser)).toEqual(['bayar'])
    expect((await todayOf(purchaser)).pesanan_saya_menunggu).toBe(1)
    expect(await ordersIn(purchaser, { status: 'menunggu_persetujuan', lingkup: 'saya' })).toBe(1)
    // in the row itself, with the version that it shows
    await approver.call('transaksi/setujui', { transaksi_id: large.id, versi: task?.versi ?? 0 })
    expect(await kindsOf(approver)).toEqual([])
    world.setClock()
  })

  it('is no order of their own, which nobody approves themselves [UX-3, ROLE-10]', async () => {
    const sale = await aSale(world, cheap)
    const purchaser = await aPurchaser(world, sale.buyer, { perOrder: '0.00' })
    await placeFor(purchaser, sale.addressId, sale.product)
    await sale.buyer.call('anggota/ubah', {
      company_id: sale.buyer.companyId,
      anggota_id: purchaser.userId,
      peran: 'approver',
    })

    expect(await kindsOf(purchaser)).toEqual([])
    const [task] = (await todayOf(sale.buyer)).tugas
    expect(task).toMatchObject({ jenis: 'setujui', persetujuan: { lewat_batas: null } })
  })

  it('is shipments, also of a partly shipped order, and bills of a week, as the lists say [UX-3, HOME-9, PAY-2]', async () => {
    const sale = await aSale(world, cheap)
    world.setClock('2026-03-02T10:00:00+07:00')
    const first = await anInvoice(sale)
    world.setClock('2026-03-12T10:00:00+07:00')
    const later = await anInvoice(sale)
    const both = { jumlah: 2, nilai: '1110000.00', sudah_ditagih: '1110000.00' }
    const one = { jumlah: 1, nilai: '555000.00' }
    const none = { jumlah: 0, nilai: '0.00' }

    // the last day to pay of the first is 1 April, that of the other 11 April
    for (const [at, lewat, minggu_ini, bills] of [
      ['2026-03-24T23:59:59+07:00', none, none, []],
      ['2026-03-25T00:00:00+07:00', none, one, [first]],
      ['2026-04-01T23:59:59+07:00', none, one, [first]],
      ['2026-04-02T00:00:00+07:00', one, none, [first]],
      ['2026-04-12T00:00:00+07:00', both, none, [first, later]],
    ] as const) {
      world.setClock(at)
      const { tugas, tagihan } = await todayOf(sale.buyer)
      expect(tagihan).toMatchObject({ ...both, lewat: { jumlah: lewat.jumlah, nilai: lewat.nilai }, minggu_ini })
      expect(tugas.filter(({ jenis }) => jenis === 'bayar').map(({ id }) => id)).toEqual(
        bills.map((order) => order?.transaksi_id),
      )
      const shipments = tugas.filter(({ jenis }) => jenis === 'terima')
      expect(shipments.map(({ id, kiriman }) => [id, kiriman?.urutan])).toEqual([
        [first?.transaksi_id, 1],
        [later?.transaksi_id, 1],
      ])
      expect(await ordersIn(sale.buyer, { status: 'dikirim' })).toBe(2)
      expect(await ordersIn(sale.buyer, { lingkup: 'lewat_tempo' })).toBe(lewat.jumlah)
    }
    // a part of it is no longer owed, but it is still a bill
    await payFor(sale.seller, later?.transaksi_id ?? '', { amount: '55000.00' })
    expect((await todayOf(sale.buyer)).tagihan).toMatchObject({ jumlah: 2, nilai: '1055000.00' })
    await payFor(sale.seller, later?.transaksi_id ?? '')
    expect((await todayOf(sale.buyer)).tagihan).toMatchObject({ jumlah: 1, nilai: '555000.00' })
    world.setClock()
  })

  it('is negotiations to answer and prices to finish until the last second of the day [UX-3, NEGO-9, NEGO-10, ROLE-10]', async () => {
    world.setClock(MORNING)
    const { buyer, seller, nego_id: agreed } = await anAgreement(world)
    world.setClock('2026-11-20T09:05:00+07:00')
    const countered = await propose(buyer, await world.aProduct({ seller }))
    await seller.call('pusat-seller/nego/tawar', { nego_id: countered, versi: 1, harga: '95000.00' })
    await propose(buyer, await world.aProduct({ seller }))

    world.setClock('2026-11-20T23:59:59+07:00')
    const { tugas } = await todayOf(buyer)
    expect(tugas.map(({ jenis, id, nilai, sampai }) => [jenis, id, nilai, sampai])).toEqual([
      ['masuk_keranjang', agreed, '90000.00', '2026-11-20T17:00:00.000Z'],
      ['jawab_nego', countered, '95000.00', '2026-11-20T17:00:00.000Z'],
    ])
    expect((await buyer.call('nego/daftar', { menunggu_saya: true })).data.total).toBe(2)
    // an approver reads what others answer
    expect(await kindsOf(await world.aColleague(buyer, 'approver'))).toEqual([])

    world.setClock('2026-11-21T00:00:00+07:00')
    expect(await kindsOf(buyer)).toEqual([])
    world.setClock()
  })

  it('is sellers that wait for documents, until they get them [UX-3, REG-4]', async () => {
    const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
    const request = { seller_id: seller.companyId, penggunaan: 'Bahan sirup' }
    const { data } = await buyer.call('langganan/ajukan', request)
    const one = { langganan_id: data.langganan_id, versi: data.versi }
    const requested = await seller.call('pusat-seller/langganan/minta-dokumen', { ...one, catatan: 'NIB' })
    expect(await kindsOf(buyer)).toEqual(['dokumen'])
    // an approver asks no seller, and nobody but the owner uploads
    expect(await todayOf(await world.aColleague(buyer, 'approver'))).toMatchObject({ tugas: [], dokumen_belum_ada: [] })

    await buyer.call('langganan/jawab', { ...one, versi: requested.data.versi, jawaban: 'Terlampir' })
    expect(await kindsOf(buyer)).toEqual([])
  })

  it('is nothing of another company, and nothing for a seller or a person who has been removed [UX-3, ROLE-9, ROLE-10]', async () => {
    const { buyer, seller, order } = await anOrder(world, cheap)
    await ship(seller, order.id)
    expect(await kindsOf(buyer)).toEqual(['terima', 'bayar'])
    expect(await todayOf(await world.aBuyer())).toMatchObject({ tugas: [], tagihan: { jumlah: 0 } })
    expect((await seller.call('beranda/hari-ini', {})).ok).toBe(false)
    expect((await world.aVisitor().call('beranda/hari-ini', {})).status).toBe(401)

    const colleague = await world.aColleague(buyer, 'purchaser')
    expect(await kindsOf(colleague)).toEqual(['terima', 'bayar'])
    await buyer.call('anggota/hapus', { company_id: buyer.companyId, anggota_id: colleague.userId })
    await expect(colleague.call('beranda/hari-ini', {})).rejects.toThrow('could not sign in')
  })

  it('is at most what somebody does in a day, asked for in few round trips [UX-3, OPS-6]', async () => {
    const sale = await aSale(world, cheap)
    const purchaser = await aPurchaser(world, sale.buyer, { perOrder: '0.00' })
    await placeFor(purchaser, sale.addressId, sale.product)
    await todayOf(sale.buyer)
    let trips = await roundTrips.during(() => todayOf(sale.buyer))
    expect(trips).toBeLessThanOrEqual(4)
    expect(roundTrips.queries.length).toBeLessThanOrEqual(14)

    for (let more = 0; more < MOST_TASKS; more += 1) await placeFor(purchaser, sale.addressId, sale.product)
    trips = await roundTrips.during(async () => {
      const { tugas, ada_lagi } = await todayOf(sale.buyer)
      expect([tugas.length, ada_lagi]).toEqual([MOST_TASKS, true])
    })
    expect(trips).toBeLessThanOrEqual(4)
  })
})
