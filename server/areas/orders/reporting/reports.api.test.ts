import { describe, expect, it } from 'vitest'
import { businessDay, daysAfter } from '#domain/business-day.ts'
import { decimal } from '#domain/money.ts'
import { writeInvoice } from '#server/areas/receivables/follow-order.ts'
import type { Person } from '#test/actor.ts'
import { aSale, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

type Sale = Awaited<ReturnType<typeof aSale>>

describe('confirmed sales of some days', () => {
  it('agree with the list they lead to, with the tables, and with the days before [SHOP-9]', async () => {
    const sale = await aSale(world, { price: '1000.00', stock: '100000' })
    const other = await world.aProduct({ seller: sale.seller, price: '700.00', stock: '100000' })
    // the last minute of a day in Jakarta, and the first of the next
    const days = [
      '03-01T23:59',
      '03-02T00:00',
      '03-08T12:00',
      '03-09T00:01',
      '03-31T23:59',
      '04-01T00:00',
      '02-10T09:00',
    ]
    for (const [index, day] of days.entries()) {
      world.setClock(`2026-${day}:00+07:00`)
      const order = await placeFor(
        sale.buyer,
        sale.addressId,
        index % 2 ? other : sale.product,
        String(50 + 25 * index),
      )
      if (index !== 2) await confirm(sale.seller, order.id)
    }
    const params = { dari: '2026-03-02', sampai: '2026-03-31' }

    const { data } = await sale.seller.call('pusat-seller/laporan/penjualan', params)

    const list = await listed(sale.seller, { lingkup: 'terkonfirmasi', ...params })
    expect([data.pesanan, data.nilai]).toEqual([list.length, sumOf(list)])
    expect(data.pesanan).toBe(3)
    const before = await listed(sale.seller, { lingkup: 'terkonfirmasi', dari: '2026-01-31', sampai: '2026-03-01' })
    expect(data.sebelumnya).toEqual({ pesanan: 2, nilai: sumOf(before) })
    expect(data.minggu.map(({ mulai, pesanan }) => [mulai, pesanan])).toEqual([
      ['2026-03-02', 1],
      ['2026-03-09', 1],
      ['2026-03-16', 0],
      ['2026-03-23', 0],
      ['2026-03-30', 1],
    ])
    expect(data.minggu.reduce((sum, { nilai }) => sum.plus(nilai), decimal(0)).text(2)).toBe(data.nilai)
    expect(data.produk).toMatchObject([
      { produk_id: sale.product.id, jumlah: '150.000', nilai: '150000.00', pesanan: 1 },
      { produk_id: other.id, jumlah: '200.000', nilai: '140000.00', pesanan: 2 },
    ])
    for (const { produk_id, pesanan } of data.produk)
      expect(await listed(sale.seller, { lingkup: 'terkonfirmasi', ...params, produk_id })).toHaveLength(pesanan)
    world.setClock()
  })

  it('are told to no stranger and to nobody of the warehouse, and refused for more than a year [SHOP-9, ROLE-10]', async () => {
    const stranger = await world.aSeller()
    const params = { dari: '2026-03-02', sampai: '2026-03-31' }
    expect((await stranger.call('pusat-seller/laporan/penjualan', params)).data).toMatchObject({
      pesanan: 0,
      nilai: '0.00',
      produk: [],
    })
    const long = await stranger.call('pusat-seller/laporan/penjualan', { dari: '2025-01-01', sampai: '2026-01-02' })
    expect(long.refusal).toMatchObject({ field: 'sampai' })
    const back = await stranger.call('pusat-seller/laporan/penjualan', { dari: '2026-03-02', sampai: '2026-03-01' })
    expect(back.refusal).toMatchObject({ field: 'sampai' })
  })
})

it('tells what customers owe by how long it is overdue, as the list of each age does [SHOP-9, PAY-2]', async () => {
  const sale = await aSale(world, { price: '1000.00', stock: '100000' })
  const today = businessDay(world.now())
  for (const [index, days] of [-10, 0, 1, 30, 31, 60, 90, 91, 400].entries()) {
    const order = await placeFor(sale.buyer, sale.addressId, sale.product, String(50 + 25 * index))
    await owe(order.id, daysAfter(today, -days))
  }

  const { data } = await sale.seller.call('pusat-seller/laporan/piutang', {})

  expect(data.map(({ umur, pesanan }) => [umur, pesanan])).toEqual([
    ['belum-jatuh-tempo', 2],
    ['1-30', 2],
    ['31-60', 2],
    ['61-90', 1],
    ['lebih-90', 2],
  ])
  for (const { umur, pesanan, nilai } of data) {
    const list = await listed(sale.seller, { umur })
    expect([list.length, sumOf(list)], umur).toEqual([pesanan, nilai])
  }
})

it('names products whose stock lasts 14 days or fewer at the pace of the last 30 [SHOP-9]', async () => {
  const sale = await aSale(world, { price: '1000.00', stock: '175' })
  const plenty = await world.aProduct({ seller: sale.seller, price: '1000.00', stock: '10000' })
  const old = await world.aProduct({ seller: sale.seller, price: '1000.00', stock: '100' })
  world.setClock('2026-01-02T10:00:00+07:00')
  await placeFor(sale.buyer, sale.addressId, old, '100')
  world.setClock('2026-03-02T10:00:00+07:00')
  await placeFor(sale.buyer, sale.addressId, sale.product, '125')
  await placeFor(sale.buyer, sale.addressId, plenty, '125')

  const { data } = await sale.seller.call('pusat-seller/laporan/stok', {})

  // 50 left, 125 in 30 days
  expect(data).toMatchObject([{ produk_id: sale.product.id, sisa_hari: 12 }])
  expect(decimal(data[0]?.stok ?? '').text(0)).toBe('50')
  world.setClock()
})

async function confirm(seller: Person, transaksi_id: string) {
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
}

/** Makes an order one that was shipped on credit and is due on a day. */
async function owe(id: string, day: string) {
  await world.db.transaction().execute(async (tx) => {
    const { total } = await tx
      .updateTable('orders')
      .set({ state: 'shipped', payment_type: 'tempo-30' })
      .where('id', '=', id)
      .returning('total_amount as total')
      .executeTakeFirstOrThrow()
    await writeInvoice(tx, { orderId: id, shipmentId: null, amount: total, dueDay: day }, world.now())
  })
}

async function listed(seller: Sale['seller'], filter: Record<string, unknown>) {
  const { data } = await seller.call('pusat-seller/pesanan/daftar', { ...filter, per_halaman: 60 })
  return data.transaksi
}

function sumOf(orders: readonly { total: string }[]): string {
  return orders.reduce((sum, { total }) => sum.plus(total), decimal(0)).text(2)
}
