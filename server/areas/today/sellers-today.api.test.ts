import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MOST_TASKS } from '#domain/today/by-deadline.ts'
import type { Person } from '#test/actor.ts'
import { countRoundTrips } from '#test/database/round-trips.ts'
import { aShortReceipt, claimOf } from '#test/scenes/claiming.ts'
import { aProposal, MORNING } from '#test/scenes/negotiating.ts'
import { anOrder, aSale, checkoutOf, creditCheckoutOf, fillCart, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const roundTrips = countRoundTrips()
const world = await openWorld()
const cheap = { price: '10000.00', stock: '100000' }

const todayOf = async (person: Person) => (await person.call('pusat-seller/hari-ini', {})).data
const tasksOf = async (person: Person) => (await todayOf(person)).tugas.map(({ jenis, id }) => [jenis, id])

/** Everybody who works for a seller. */
async function staffOf(seller: Person) {
  return {
    sales: await world.aColleague(seller, 'sales'),
    warehouse: await world.aColleague(seller, 'warehouse'),
    finance: await world.aColleague(seller, 'finance'),
  }
}

describe("a seller's day", () => {
  it('is nothing in a shop that has sold nothing [UX-3, SELLER-1]', async () => {
    const none = { jumlah: 0, nilai: '0.00' }
    expect(await todayOf(await world.aSeller())).toEqual({
      hari_ini: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      tugas: [],
      ada_lagi: false,
      piutang: { lewat: none, minggu_ini: none },
      stok_akan_habis: 0,
      penjualan_bulan_ini: none,
    })
  })

  it('is to confirm until the deadline for who confirms, then to ship for who ships, by the requested day [UX-3, SHIP-2, ROLE-10]', async () => {
    world.setClock('2026-03-02T10:00:00+07:00')
    const sale = await aSale(world, cheap)
    const { buyer, seller, product, addressId } = sale
    const { sales, warehouse, finance } = await staffOf(seller)
    const { id } = await placeFor(buyer, addressId, product)
    const [task] = (await todayOf(sales)).tugas
    // two working days, to the minute
    expect(task).toMatchObject({
      jenis: 'konfirmasi',
      id,
      versi: 1,
      nilai: '555000.00',
      sampai: '2026-03-04T03:00:00.000Z',
    })
    expect(await tasksOf(seller)).toEqual([['konfirmasi', id]])
    for (const person of [warehouse, finance]) expect(await tasksOf(person)).toEqual([])

    await sales.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: id, versi: 1 })
    await fillCart(buyer, product)
    const checkout = await checkoutOf(buyer, addressId)
    const later = checkout.seller.map((one) => ({ ...one, tanggal_kirim_diminta: '2026-03-12' }))
    const { data } = await buyer.call('checkout/buat', { ...checkout, seller: later })
    const far = data.transaksi[0]?.transaksi_id ?? ''
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: far, versi: 1 })

    const [shipping, ...others] = (await todayOf(warehouse)).tugas
    expect(shipping).toMatchObject({
      jenis: 'kirim',
      id,
      nilai: null,
      barang: { jumlah: '50', satuan: 'kg', lainnya: 0 },
      sampai: null,
    })
    expect(others).toEqual([])
    expect(await tasksOf(finance)).toEqual([])
    // a week before its day, to the second
    world.setClock('2026-03-04T23:59:59+07:00')
    expect(await tasksOf(warehouse)).toEqual([['kirim', id]])
    world.setClock('2026-03-05T00:00:00+07:00')
    expect(await tasksOf(warehouse)).toEqual([
      ['kirim', id],
      ['kirim', far],
    ])
    // what is left of a part
    const baris = [{ posisi: 1, jumlah: '25' }]
    await warehouse.call('pusat-seller/pesanan/kirim', { transaksi_id: id, versi: 2, kurir: 'JNE', baris })
    expect((await todayOf(warehouse)).tugas[0]?.barang?.jumlah).toBe('25')
    world.setClock()
  })

  it('begins with what a buyer wants cancelled, which is then not to be shipped [UX-3, SHIP-1, ROLE-10]', async () => {
    const { buyer, seller, order, product, addressId } = await anOrder(world, cheap)
    const { sales, warehouse } = await staffOf(seller)
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
    const other = await placeFor(buyer, addressId, product)
    await buyer.call('transaksi/pembatalan/minta', { transaksi_id: order.id, alasan: 'Salah jumlah' })

    const [first, ...others] = (await todayOf(sales)).tugas
    expect(first).toMatchObject({
      jenis: 'pembatalan',
      id: order.id,
      pembatalan: { alasan: 'Salah jumlah', seluruhnya: true },
    })
    expect(others.map(({ jenis, id }) => [jenis, id])).toEqual([['konfirmasi', other.id]])
    expect(await tasksOf(warehouse)).toEqual([])
    const expected = { permintaan_id: first?.pembatalan?.permintaan_id ?? '', versi: first?.versi ?? 0 }
    expect((await warehouse.call('pusat-seller/pesanan/pembatalan/setujui', expected)).ok).toBe(false)
    await sales.call('pusat-seller/pesanan/pembatalan/tolak', { ...expected, alasan: 'Sudah di jalan' })
    expect(await tasksOf(warehouse)).toEqual([['kirim', order.id]])
  })

  it('is negotiations until the last second of the day, and who asks for a subscription [UX-3, SELLER-4, SELLER-3, NEGO-10]', async () => {
    world.setClock(MORNING)
    const { seller, nego_id } = await aProposal(world)
    const { sales, warehouse, finance } = await staffOf(seller)
    const newcomer = await world.aBuyer()
    const asked = await newcomer.call('langganan/ajukan', { seller_id: seller.companyId, penggunaan: 'Sirup' })

    world.setClock('2026-11-20T23:59:59+07:00')
    const { tugas } = await todayOf(sales)
    expect(tugas).toMatchObject([
      { jenis: 'jawab_nego', id: nego_id, nilai: '90000.00', selisih_persen: '-10.0' },
      { jenis: 'langganan', id: asked.data.langganan_id, sampai: null },
    ])
    for (const person of [warehouse, finance]) expect(await tasksOf(person)).toEqual([])
    world.setClock('2026-11-21T00:00:00+07:00')
    expect(await tasksOf(sales)).toEqual([['langganan', asked.data.langganan_id]])
    world.setClock()
  })

  it('is claims to answer for sales, and their replacements to send for a warehouse [UX-3, CLAIM-1, ROLE-10]', async () => {
    const received = await aShortReceipt(world)
    const { seller } = received
    const { sales, warehouse } = await staffOf(seller)
    const { data } = await claimOf(received.buyer, received.kiriman_id, [{}])
    const klaim_id = data.klaim_id
    expect(await tasksOf(sales)).toContainEqual(['klaim', klaim_id])
    expect(await tasksOf(warehouse)).toEqual([])
    await sales.call('pusat-seller/klaim/pengganti', { klaim_id, versi: 1, retur: false })
    expect(await tasksOf(warehouse)).toEqual([['kirim_pengganti', klaim_id]])
  })

  it('has the claims that end first for who answers them, of however many that wait [UX-3, CLAIM-1, ROLE-10]', async () => {
    const received = await aShortReceipt(world)
    const { sales, warehouse } = await staffOf(received.seller)
    const { data } = await claimOf(received.buyer, received.kiriman_id, [{}])
    const klaim_id = data.klaim_id
    await sql`insert into claims select copy.* from generate_series(1, ${MOST_TASKS + 1}::integer) n, claims c,
        jsonb_populate_record(c, jsonb_build_object('id', uuidv7(), 'key', uuidv7(), 'number', c.number || '-' || n,
          'answer_by', c.answer_by + interval '1 hour')) copy
      where c.id = ${klaim_id}`.execute(world.db)
    const { tugas, ada_lagi } = await todayOf(sales)
    expect([tugas[0]?.id, tugas.length, ada_lagi]).toEqual([klaim_id, MOST_TASKS, true])

    await sales.call('pusat-seller/klaim/pengganti', { klaim_id, versi: 1, retur: false })
    expect(await tasksOf(warehouse)).toEqual([['kirim_pengganti', klaim_id]])
  })

  it('has figures beside it for who may see them: due and overdue by the day in Jakarta, and what runs out [UX-3, PAY-2, ROLE-10]', async () => {
    world.setClock('2026-03-02T10:00:00+07:00')
    const { buyer, seller, product, addressId } = await aSale(world, { ...cheap, stock: '60' })
    const { warehouse, finance } = await staffOf(seller)
    await fillCart(buyer, product)
    const { data } = await buyer.call('checkout/buat', await creditCheckoutOf(buyer, addressId))
    const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
    await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })
    const one = { jumlah: 1, nilai: '555000.00' }
    const none = { jumlah: 0, nilai: '0.00' }
    expect(await todayOf(seller)).toMatchObject({ stok_akan_habis: 1, penjualan_bulan_ini: one })

    for (const [at, lewat, minggu_ini] of [
      ['2026-03-24T23:59:59+07:00', none, none],
      ['2026-03-25T00:00:00+07:00', none, one],
      ['2026-04-01T23:59:59+07:00', none, one],
      ['2026-04-02T00:00:00+07:00', one, none],
    ] as const) {
      world.setClock(at)
      expect((await todayOf(finance)).piutang).toEqual({ lewat, minggu_ini })
    }
    expect(await todayOf(finance)).toMatchObject({ stok_akan_habis: 0, penjualan_bulan_ini: null })
    expect(await todayOf(warehouse)).toMatchObject({ piutang: null, penjualan_bulan_ini: null })
    expect((await todayOf(seller)).penjualan_bulan_ini).toEqual(none)
    world.setClock()
  })

  it('is nothing of another seller, and nothing for a buyer or a visitor [UX-3, ROLE-9, ROLE-10]', async () => {
    const { buyer } = await anOrder(world, cheap)
    expect(await tasksOf(await world.aSeller())).toEqual([])
    expect((await buyer.call('pusat-seller/hari-ini', {})).ok).toBe(false)
    expect((await world.aVisitor().call('pusat-seller/hari-ini', {})).status).toBe(401)
  })

  it('is at most what somebody does in a day, asked for in few round trips [UX-3, OPS-6]', async () => {
    world.setClock('2026-03-02T10:00:00+07:00')
    const { buyer, seller, product, addressId } = await anOrder(world, cheap)
    await todayOf(seller)
    expect(await roundTrips.during(() => todayOf(seller))).toBeLessThanOrEqual(4)
    expect(roundTrips.queries.length).toBeLessThanOrEqual(16)
    for (let more = 0; more < MOST_TASKS; more += 1) await placeFor(buyer, addressId, product)
    // what is to be shipped some day hides nothing that is to be confirmed by an hour
    await world.db
      .updateTable('orders')
      .set({ state: 'processing', confirm_by: null })
      .where('seller_id', '=', seller.companyId)
      .execute()
    const { id } = await placeFor(buyer, addressId, product)
    world.setClock('2026-03-04T09:00:00+07:00')
    const { tugas, ada_lagi } = await todayOf(seller)
    expect([tugas.length, ada_lagi, tugas[0]?.id]).toEqual([MOST_TASKS, true, id])
    world.setClock()
  })
})
