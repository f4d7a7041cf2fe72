import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { countWaiting } from '#test/database/waiting.ts'
import { aPurchaser, aSale, aVoucher, checkoutOf, fillCart, placeFor, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 12 })

// 50 kg at Rp 10,000 with PPN: Rp 555,000
const cheap = { price: '10000.00', stock: '10000' }

describe('at the same time', () => {
  it('checkouts of one purchaser cannot pass the limit of the month together [ROLE-10]', async () => {
    const { buyer, seller, addressId } = await aSale(world)
    const purchaser = await aPurchaser(world, buyer, { perMonth: '1200000.00' })
    const checkouts = []
    for (let count = 0; count < 6; count++) {
      const line = await fillCart(purchaser, await world.aProduct({ seller, ...cheap }))
      checkouts.push({ ...(await checkoutOf(purchaser, addressId)), cart_id: [line], total: '555000.00' })
    }

    const answers = await Promise.all(checkouts.map((checkout) => purchaser.call('checkout/buat', checkout)))

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.filter(({ data }) => !data.menunggu_persetujuan)).toHaveLength(2)
  })

  it('of an approval and a cancellation exactly one takes effect [ROLE-10] [ORDER-4]', async () => {
    for (let round = 0; round < 5; round++) {
      const { buyer, seller, product, addressId } = await aSale(world, cheap)
      const purchaser = await aPurchaser(world, buyer, { perOrder: '0' })
      const order = await placeFor(purchaser, addressId, product)
      const act = { transaksi_id: order.id, versi: 1 }

      const answers = await Promise.all([
        buyer.call('transaksi/setujui', act),
        purchaser.call('transaksi/batal', { ...act, alasan: 'Salah' }),
      ])

      const [done, late] = [answers.find((one) => one.ok), answers.find((one) => !one.ok)]
      expect(late?.refusal?.code).toBe('order_moved_on')
      const cancelled = done?.data.status === 'dibatalkan'
      expect(await stockOf(world, product)).toBe(cancelled ? 10_000 : 9_950)
      const { data: sales } = await seller.call('pusat-seller/pesanan/daftar', {})
      expect(sales.total).toBe(cancelled ? 0 : 1)
    }
  })

  it('of withdrawals of waiting orders no more take effect than thirty a day and company, whoever sells, until midnight in Jakarta [ORDER-5] [ROLE-10]', async () => {
    const { buyer, product, addressId } = await aSale(world, cheap)
    const purchaser = await aPurchaser(world, buyer, { perOrder: '0' })
    const other = await world.aSeller()
    await world.subscribe(buyer, other)
    const elsewhere = await world.aProduct({ seller: other, ...cheap })
    const waiting = []
    for (const wanted of [product, elsewhere, product]) waiting.push((await placeFor(purchaser, addressId, wanted)).id)
    const withdraw = (transaksi_id = '') =>
      purchaser.call('transaksi/batal', { transaksi_id, versi: 1, alasan: 'Salah pesan' })
    const earlier = { order_id: waiting[0] ?? '', event: 'cancel', state: 'cancelled', company_id: buyer.companyId }
    await world.db
      .insertInto('order_events')
      .values(
        Array.from({ length: 29 }, () => ({ ...earlier, user_id: purchaser.userId, reason: null, at: world.now() })),
      )
      .execute()

    const answers = await Promise.all(waiting.map(withdraw))

    expect(answers.filter((one) => one.ok)).toHaveLength(1)
    const codes = answers.filter((one) => !one.ok).map((one) => one.refusal?.code)
    expect(codes).toEqual(['withdrawn_too_often', 'withdrawn_too_often'])
    const left = waiting.filter((_, index) => !answers[index]?.ok)
    world.setClock('2026-03-02T23:59:59+07:00')
    expect((await withdraw(left[0])).ok).toBe(false)
    const refused = await buyer.call('transaksi/tolak', { transaksi_id: left[1] ?? '', versi: 1, alasan: 'Banyak' })
    expect(refused.ok).toBe(true)
    world.setClock('2026-03-03T00:00:00+07:00')
    expect((await withdraw(left[0])).ok).toBe(true)
    world.setClock()
  })

  it('an approver who is demoted while the approval waits does not approve [ROLE-10]', async () => {
    const { buyer, product, addressId } = await aSale(world, cheap)
    const purchaser = await aPurchaser(world, buyer, { perOrder: '0' })
    const approver = await world.aColleague(buyer, 'approver')
    const order = await placeFor(purchaser, addressId, product)

    const approving = await world.db.transaction().execute(async (tx) => {
      await tx.updateTable('memberships').set({ role: 'purchaser' }).where('user_id', '=', approver.userId).execute()
      const pending = approver.call('transaksi/setujui', { transaksi_id: order.id, versi: 1 })
      await expect.poll(() => countWaiting(world.db)).toBe(1)
      return { pending }
    })

    expect((await approving.pending).refusal?.code).toBe('not_allowed')
    const { data } = await buyer.call('transaksi/detail', { transaksi_id: order.id })
    expect(data.status).toBe('menunggu_persetujuan')
  })

  it('ten approvals and refusals of one order are one step [ROLE-10] [ORDER-4]', async () => {
    const { buyer, product, addressId } = await aSale(world, cheap)
    const purchaser = await aPurchaser(world, buyer, { perOrder: '0' })
    const approver = await world.aColleague(buyer, 'approver')
    const order = await placeFor(purchaser, addressId, product)
    const act = { transaksi_id: order.id, versi: 1 }

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? buyer.call('transaksi/setujui', act)
          : approver.call('transaksi/tolak', { ...act, alasan: 'Anggaran habis' }),
      ),
    )

    expect(answers.filter((one) => one.ok)).toHaveLength(1)
    const { data } = await buyer.call('transaksi/detail', { transaksi_id: order.id })
    expect(data.linimasa).toHaveLength(2)
    expect(await stockOf(world, product)).toBe(data.status === 'dibatalkan' ? 10_000 : 9_950)
  })

  it('a voucher is used by one of the checkouts that ask for it [ORDER-1]', async () => {
    const { buyer, seller, addressId } = await aSale(world)
    const mate = await aPurchaser(world, buyer)
    const voucher_id = await aVoucher(world, buyer)
    const checkouts = []
    for (let count = 0; count < 6; count++) {
      const person = count % 2 ? buyer : mate
      const line = await fillCart(person, await world.aProduct({ seller, ...cheap }))
      const checkout = { ...(await checkoutOf(person, addressId)), cart_id: [line], voucher_id, total: '505000.00' }
      checkouts.push({ person, checkout })
    }

    const answers = await Promise.all(checkouts.map(({ person, checkout }) => person.call('checkout/buat', checkout)))

    expect(answers.filter((one) => one.ok)).toHaveLength(1)
    expect(new Set(answers.filter((one) => !one.ok).map((one) => one.refusal?.code))).toEqual(new Set(['voucher_used']))
    const orders = await world.db
      .selectFrom('orders')
      .select('voucher_amount')
      .where('seller_id', '=', seller.companyId)
    expect((await orders.execute()).map((order) => order.voucher_amount)).toEqual(['50000.00'])
  })

  it('ten requests with one key and a voucher are one order, and all are told of it [ORDER-2] [ORDER-1]', async () => {
    const { buyer, product, addressId } = await aSale(world, cheap)
    const voucher_id = await aVoucher(world, buyer)
    await fillCart(buyer, product)
    const checkout = { ...(await checkoutOf(buyer, addressId, voucher_id)), kunci: randomUUID() }

    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.call('checkout/buat', checkout)))

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.data.transaksi).toMatchObject([{ total: '505000.00' }])
  })
})
