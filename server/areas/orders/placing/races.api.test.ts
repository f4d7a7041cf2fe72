import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anOrder, aSale, cartOf, checkoutOf, fillCart, placeFor, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 12 })

async function ordersFrom(sellerId: string) {
  return world.db.selectFrom('orders').selectAll().where('seller_id', '=', sellerId).execute()
}

describe('at the same time', () => {
  it('of a buyer’s cancellations no more take effect than thirty a day and seller, until midnight in Jakarta [ORDER-5]', async () => {
    const { buyer, seller, product, addressId, order } = await anOrder(world)
    const mate = await world.aColleague(buyer, 'owner')
    const later = []
    for (let count = 0; count < 4; count++) later.push((await placeFor(buyer, addressId, product)).id)
    const cancel = (transaksi_id: string, person = buyer) =>
      person.call('transaksi/batal', { transaksi_id, versi: 1, alasan: 'Salah pesan' })
    const earlier = { order_id: order.id, event: 'cancel', state: 'cancelled', company_id: buyer.companyId }
    await world.db
      .insertInto('order_events')
      .values(Array.from({ length: 29 }, () => ({ ...earlier, user_id: buyer.userId, reason: null, at: world.now() })))
      .execute()

    const answers = await Promise.all(later.map((id, index) => cancel(id, index % 2 ? mate : buyer)))

    expect(answers.filter((one) => one.ok)).toHaveLength(1)
    const codes = answers.filter((one) => !one.ok).map((one) => one.refusal?.code)
    expect(codes).toEqual(codes.map(() => 'cancelled_too_often'))
    expect((await ordersFrom(seller.companyId)).filter(({ state }) => state === 'cancelled')).toHaveLength(1)
    const left = later.filter((_, index) => !answers[index]?.ok)
    world.setClock('2026-03-02T23:59:59+07:00')
    expect((await cancel(left[0] ?? '')).ok).toBe(false)
    world.setClock('2026-03-03T00:00:00+07:00')
    expect((await cancel(left[0] ?? '')).ok).toBe(true)
    world.setClock()
  })

  it('ten requests with one key make one order, and all are told of it [ORDER-2]', async () => {
    const { buyer, seller, product, addressId } = await aSale(world, { stock: '1000' })
    await fillCart(buyer, product, '50')
    const checkout = await checkoutOf(buyer, addressId)

    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.call('checkout/buat', checkout)))

    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(await ordersFrom(seller.companyId)).toHaveLength(1)
    expect(await stockOf(world, product)).toBe(950)
  })

  it('ten requests with ten keys for one cart make one order: the others find it gone [ORDER-2]', async () => {
    const { buyer, seller, product, addressId } = await aSale(world, { stock: '1000' })
    await fillCart(buyer, product, '50')
    const checkout = await checkoutOf(buyer, addressId)

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.call('checkout/buat', { ...checkout, kunci: randomUUID() })),
    )

    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.refusal?.code))).toEqual(new Set([undefined, 'cart_line_not_found']))
    expect(await ordersFrom(seller.companyId)).toHaveLength(1)
    expect(await stockOf(world, product)).toBe(950)
  })

  it('two buyers of the last packs: one order, the other is told and keeps the cart [ORDER-2]', async () => {
    const { buyer: first, seller, product, addressId } = await aSale(world, { stock: '50' })
    const second = await world.aBuyer()
    await world.subscribe(second, seller)
    const addresses = [addressId, await world.anAddress(second)]
    for (const buyer of [first, second]) await fillCart(buyer, product, '50')
    const checkouts = [await checkoutOf(first, addressId), await checkoutOf(second, addresses[1] ?? '')] as const

    const answers = await Promise.all([
      first.call('checkout/buat', checkouts[0]),
      second.call('checkout/buat', checkouts[1]),
    ])

    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(answers.find((answer) => !answer.ok)?.refusal?.code).toBe('out_of_stock')
    expect(await stockOf(world, product)).toBe(0)
    expect(await ordersFrom(seller.companyId)).toHaveLength(1)
    const carts = [await cartOf(first), await cartOf(second)]
    expect(carts.map((lines) => lines.length).sort()).toEqual([0, 1])
  })

  it('buyers whose carts hold the same products in another order never lock each other out [ORDER-2]', async () => {
    const { seller, product } = await aSale(world, { stock: '10000' })
    const other = await world.aProduct({ seller, stock: '10000' })
    const checkouts = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const buyer = await world.aBuyer()
        await world.subscribe(buyer, seller)
        const addressId = await world.anAddress(buyer)
        const products = index % 2 ? [product, other] : [other, product]
        for (const one of products) await fillCart(buyer, one, '50')
        return { buyer, checkout: await checkoutOf(buyer, addressId) }
      }),
    )

    const answers = await Promise.all(checkouts.map(({ buyer, checkout }) => buyer.call('checkout/buat', checkout)))

    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect([await stockOf(world, product), await stockOf(world, other)]).toEqual([9600, 9600])
  })

  it('colleagues who add the same product both count, in one line [CART-4]', async () => {
    const { buyer, product } = await aSale(world)
    const mate = await world.aColleague(buyer, 'purchaser')
    const body = { produk_id: product.id, seller_id: product.sellerId, kuantitas_satuan: '50' }

    await Promise.all(
      [buyer, mate, buyer, mate, buyer].map((person) =>
        person.call('produk/keranjang/tambah', { ...person.ids, ...body }),
      ),
    )

    expect(await cartOf(buyer)).toMatchObject([{ produk_total_satuan: '250' }])
  })

  it('of two staff who confirm and cancel exactly one act takes effect, the other is told the new state [ORDER-4]', async () => {
    for (let round = 0; round < 5; round++) {
      const { seller, order, product } = await anOrder(world, { stock: '200' })
      const mate = await world.aColleague(seller, 'sales')
      const act = { transaksi_id: order.id, versi: 1 }

      const answers = await Promise.all([
        seller.call('pusat-seller/pesanan/konfirmasi', act),
        mate.call('pusat-seller/pesanan/batal', { ...act, alasan: 'Stok rusak' }),
      ])

      const [done, late] = [answers.find((one) => one.ok), answers.find((one) => !one.ok)]
      expect(late?.refusal?.code).toBe('order_moved_on')
      expect(late?.refusal?.status_message).toContain(done?.data.status_nama ?? '?')
      expect(done?.data.linimasa).toHaveLength(2)
      expect(await stockOf(world, product)).toBe(done?.data.status === 'dibatalkan' ? 200 : 150)
    }
  })

  it('a cancellation requested ten times returns the stock once [ORDER-2] [ORDER-4]', async () => {
    const { buyer, order, product } = await anOrder(world, { stock: '200' })
    const act = { transaksi_id: order.id, versi: 1, alasan: 'Salah jumlah' }

    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.call('transaksi/batal', act)))

    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(await stockOf(world, product)).toBe(200)
  })

  it('two first addresses: one becomes the default', async () => {
    const buyer = await world.aBuyer()
    const address = {
      company_id: buyer.companyId,
      label: 'Gudang',
      penerima: 'Rina',
      telepon: '0811-0000-999',
      alamat: 'Jl. Contoh 1',
      kota: 'Bandung',
      provinsi: 'Jawa Barat' as const,
      kode_pos: '40111',
    }

    const answers = await Promise.all([1, 2, 3].map(() => buyer.call('alamat/tambah', address)))

    expect(answers.map((answer) => answer.data.utama).sort()).toEqual([false, false, true])
  })
})
