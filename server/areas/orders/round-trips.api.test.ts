import { expect, it } from 'vitest'
import { countRoundTrips } from '#test/database/round-trips.ts'
import { propose } from '#test/scenes/negotiating.ts'
import { aSale, checkoutOf, fillCart, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const roundTrips = countRoundTrips()
const world = await openWorld()

it('asks the database at most ten times to place an order [ORDER-1]', async () => {
  const { buyer, product, addressId } = await aSale(world)
  await fillCart(buyer, product)
  const checkout = await checkoutOf(buyer, addressId)

  const trips = await roundTrips.during(() => buyer.call('checkout/buat', checkout))

  expect(trips).toBeGreaterThan(3)
  expect(trips).toBeLessThanOrEqual(10)
})

it('asks as rarely for many orders on credit within a limit [ORDER-1, SELLER-3, ROLE-10]', async () => {
  const { buyer, product, seller, addressId } = await aSale(world)
  await fillCart(buyer, product)
  await world.db
    .updateTable('subscription_payment_types')
    .set({ credit_limit: '900000000.00' })
    .where('code', '=', 'tempo-30')
    .execute()
  await world.db.updateTable('memberships').set({ limit_per_month: '900000000.00' }).execute()
  for (let more = 0; more < 4; more += 1) {
    const other = await world.aSeller()
    await world.subscribe(buyer, other, { payments: ['transfer', 'tempo-30'] })
    await fillCart(buyer, await world.aProduct({ seller: other }))
    await fillCart(buyer, await world.aProduct({ seller }))
  }

  const checkout = await checkoutOf(buyer, addressId)
  const onCredit = { ...checkout, seller: checkout.seller.map((one) => ({ ...one, tipe_pembayaran: 'tempo-30' })) }

  let placed: unknown[] = []
  const trips = await roundTrips.during(async () => {
    placed = (await buyer.call('checkout/buat', onCredit)).data.transaksi
  })

  expect(placed).toHaveLength(5)
  expect(trips).toBeLessThanOrEqual(10)
})

it('asks as rarely for deals with many sellers, whose owners are notified [ORDER-1, NEGO-13, SHOP-7]', async () => {
  const { buyer, product, seller, addressId } = await aSale(world)
  const sellers = [seller, await world.aSeller(), await world.aSeller()]
  await propose(buyer, product, { deal_nego: true, harga_nego: '1.00' })
  for (const other of sellers.slice(1)) {
    await world.subscribe(buyer, other)
    const { id } = await world.aProduct({ seller: other })
    await propose(buyer, { ...product, id, sellerId: other.companyId }, { deal_nego: true, harga_nego: '1.00' })
  }
  const checkout = await checkoutOf(buyer, addressId)

  const trips = await roundTrips.during(() => buyer.call('checkout/buat', checkout))

  expect(trips).toBeLessThanOrEqual(10)
  for (const one of sellers) {
    const { data } = await one.call('notifikasi/daftar', { company_id: one.companyId })
    const pesan = expect.stringMatching(/^Pesanan SB-.*: Harga kesepakatan Rp 1,00/)
    expect(data.notifikasi).toContainEqual(expect.objectContaining({ pesan }))
  }
})

it('reads an order, and a page of them, in one snapshot and in few round trips [ORDER-5]', async () => {
  const { buyer, seller, product, addressId } = await aSale(world)
  await propose(buyer, product, { deal_nego: true, harga_nego: '1.00' })
  const placed = (await placeFor(buyer, addressId, product)).id

  for (const [person, detail, list] of [
    [buyer, 'transaksi/detail', 'transaksi/daftar'],
    [seller, 'pusat-seller/pesanan/detail', 'pusat-seller/pesanan/daftar'],
  ] as const) {
    await person.call(list, {})
    for (const read of [() => person.call(detail, { transaksi_id: placed }), () => person.call(list, {})]) {
      expect(await roundTrips.during(read)).toBeLessThanOrEqual(6)
      const begun = roundTrips.queries.findIndex((text) => text.includes('isolation level repeatable read'))
      const ofOrders = roundTrips.queries.findIndex((text) => text.includes('"orders"'))
      expect(begun).toBeGreaterThanOrEqual(0)
      expect(ofOrders).toBeGreaterThan(begun)
    }
  }
})
