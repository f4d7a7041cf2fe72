import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { inLockOrder } from '#test/database/waiting.ts'
import { aTrade, propose } from '#test/scenes/negotiating.ts'
import { aSale, aVoucher, cartOf, checkoutOf, fillCart, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { checkStocks } from './check-stocks.ts'

const world = await openWorld({ connections: 12 })

/** The editor with what a product is now, and these changes. */
async function edited(seller: Person, productId: number, changes: object) {
  const { data } = await seller.call('pusat-seller/produk/isian', { produk_id: productId })
  const { produk } = data
  return { ...produk?.isian, produk_id: productId, versi: produk?.versi, ...changes }
}

/** What the company's orders have written. */
async function countWritten(buyerId: string) {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from orders where buyer_id = ${buyerId}) as orders,
      (select count(*)::int from order_events e join orders o on o.id = e.order_id where o.buyer_id = ${buyerId}) as events,
      (select count(*)::int from receivables where buyer_id = ${buyerId}) as debts,
      (select count(*)::int from vouchers where company_id = ${buyerId} and used_at is not null) as vouchers,
      (select count(*)::int from negotiations where buyer_id = ${buyerId} and order_id is not null) as agreements`.execute(
    world.db,
  )
  return rows[0]
}

/** How many notifications the company has. */
async function countNotices(companyId: string): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select count(*)::int as told from notifications where company_id = ${companyId}`.execute(world.db)
  return rows[0]?.told ?? 0
}

const save = (seller: Person, offer: object) => seller.send('pusat-seller/produk/simpan', offer)

describe('an order that comes to a stock after its product was changed', () => {
  it('is refused at a price that was raised meanwhile, and takes nothing [ORDER-2, SHOP-3]', async () => {
    const { seller, buyer, product, addressId } = await aSale(world, { stock: '500' })
    await fillCart(buyer, product)
    const checkout = await checkoutOf(buyer, addressId)
    const dearer = await edited(seller, product.id, { harga: '110000.00' })

    const [saved, ordered] = await inLockOrder(world.db, product.id, [
      () => save(seller, dearer),
      () => buyer.call('checkout/buat', checkout),
    ])

    expect(saved.status).toBe(200)
    expect(ordered.refusal).toMatchObject({ code: 'price_changed', field: 'total' })
    expect(await stockOf(world, product)).toBe(500)
    expect(await cartOf(buyer)).toHaveLength(1)
  })

  it('is done anew from the beginning, and nothing of it twice [ORDER-2, NEGO-12]', async () => {
    const { seller, buyer, product } = await aTrade(world, { stock: '500' })
    const other = await world.aProduct({ seller, stock: '500', name: 'Bahan Kedua' })
    const addressId = await world.anAddress(buyer)
    const nego_id = await propose(buyer, product)
    await seller.call('pusat-seller/nego/setuju', { nego_id, versi: 1 })
    await buyer.call('nego/selesai', { nego_id, versi: 2 })
    await fillCart(buyer, other, '50')
    const voucherId = await aVoucher(world, buyer)
    const checkout = await checkoutOf(buyer, addressId, voucherId)
    const described = await edited(seller, product.id, { deskripsi: 'Lebih halus dari sebelumnya.' })
    const before = await countNotices(seller.companyId)

    const [, ordered] = await inLockOrder(world.db, product.id, [
      () => save(seller, described),
      () => buyer.call('checkout/buat', checkout),
    ])

    expect(ordered.status).toBe(200)
    const again = await buyer.call('checkout/buat', checkout)
    expect(again.data.transaksi).toEqual(ordered.data.transaksi)
    const [order] = ordered.data.transaksi
    const { data: shown } = await buyer.call('transaksi/detail', { transaksi_id: order?.transaksi_id ?? '' })
    expect(shown.produk.map(({ produk_id, jumlah_satuan }) => [produk_id, Number(jumlah_satuan)])).toEqual([
      [product.id, 100],
      [other.id, 50],
    ])
    expect(await stockOf(world, product)).toBe(400)
    expect(await stockOf(world, other)).toBe(450)
    expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })
    expect(await countWritten(buyer.companyId)).toEqual({ orders: 1, events: 1, debts: 1, vouchers: 1, agreements: 1 })
    expect(await countNotices(seller.companyId)).toBe(before + 1)
    expect(await cartOf(buyer)).toEqual([])
  })
})
