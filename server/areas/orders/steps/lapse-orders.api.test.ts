import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aPurchaser, aSale, aVoucher, checkoutOf, fillCart, placeFor, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 8 })

const cheap = { price: '10000.00', stock: '1000' }

/** All but 950 units of a product taken by an order that waits; placed at 2026-03-02T09:00+07:00. */
async function aWaitingOrder() {
  const sale = await aSale(world, cheap)
  const purchaser = await aPurchaser(world, sale.buyer, { perOrder: '0' })
  const order = await placeFor(purchaser, sale.addressId, sale.product)
  return { ...sale, purchaser, order }
}

async function detailOf(buyer: Person, transaksi_id: string) {
  return (await buyer.call('transaksi/detail', { transaksi_id })).data
}

async function messagesOf(person: Person) {
  const { data } = await person.call('notifikasi/daftar', { company_id: person.companyId })
  return data.notifikasi.map(({ pesan }) => pesan)
}

async function actOn({ buyer, seller }: { buyer: Person; seller: Person }) {
  const { id, version } = await world.db
    .selectFrom('subscriptions')
    .select(['id', 'version'])
    .where('buyer_id', '=', buyer.companyId)
    .where('seller_id', '=', seller.companyId)
    .executeTakeFirstOrThrow()
  return { langganan_id: id, versi: version, alasan: 'Tagihan lewat tempo' }
}

describe('orders that wait for approval', () => {
  it.each(['tangguhkan', 'akhiri'] as const)(
    'are cancelled when the seller decides to %s the subscription: stock and voucher return, the buyer hears why [ORDER-4] [ROLE-10] [SELLER-3]',
    async (act) => {
      const { buyer, seller, product, addressId } = await aSale(world, cheap)
      const purchaser = await aPurchaser(world, buyer, { perOrder: '0' })
      const voucher = await aVoucher(world, buyer)
      await fillCart(purchaser, product)
      const placed = await purchaser.call('checkout/buat', await checkoutOf(purchaser, addressId, voucher))
      const [first] = placed.data.transaksi
      const second = await placeFor(purchaser, addressId, product)
      const submitted = await placeFor(buyer, addressId, product)
      expect(await stockOf(world, product)).toBe(850)

      const ended = await seller.call(`pusat-seller/langganan/${act}`, await actOn({ buyer, seller }))

      expect(ended.ok).toBe(true)
      const reason = `Langganan dengan ${seller.companyName} berakhir.`
      for (const [id, number] of [
        [first?.transaksi_id, first?.nomor],
        [second.id, second.number],
      ]) {
        expect(await detailOf(buyer, id ?? '')).toMatchObject({
          status: 'dibatalkan',
          versi: 2,
          linimasa: [{}, { keterangan: 'Pesanan dibatalkan otomatis', oleh: 'Sistem', alasan: reason }],
        })
        const notice = `Pesanan ${number} yang menunggu persetujuan dibatalkan: ${reason}`
        expect(await messagesOf(buyer)).toContain(notice)
        expect(await messagesOf(purchaser)).toContain(notice)
        expect((await messagesOf(seller)).join()).not.toContain(number)
      }
      expect((await detailOf(buyer, submitted.id)).status).toBe('menunggu_konfirmasi')
      expect(await stockOf(world, product)).toBe(950)
      const returned = await world.db
        .selectFrom('vouchers')
        .select(['amount'])
        .where('company_id', '=', buyer.companyId)
        .where('source', '=', 'returned')
        .execute()
      expect(returned).toEqual([{ amount: '50000.00' }])
    },
  )

  it('stay when another subscription ends [ORDER-4] [SELLER-3]', async () => {
    const { buyer, order } = await aWaitingOrder()
    const other = await world.aSeller()
    await world.subscribe(buyer, other)

    await other.call('pusat-seller/langganan/tangguhkan', await actOn({ buyer, seller: other }))

    expect((await detailOf(buyer, order.id)).status).toBe('menunggu_persetujuan')
  })

  it('wait to the end of the seventh day in Jakarta, and are cancelled once a minute later [ORDER-4] [ROLE-10]', async () => {
    const { buyer, seller, product, purchaser, order } = await aWaitingOrder()
    world.setClock('2026-03-09T23:59:00+07:00')
    await world.runJobs('orders/lapse')
    expect((await detailOf(buyer, order.id)).status).toBe('menunggu_persetujuan')
    expect(await stockOf(world, product)).toBe(950)

    world.setClock('2026-03-10T00:00:00+07:00')
    await Promise.all([world.runJobs('orders/lapse'), world.runJobs('orders/lapse')])
    await world.runJobs('orders/lapse')
    world.setClock()

    const reason = 'Persetujuan tidak diberikan dalam 7 hari.'
    const { status, linimasa } = await detailOf(buyer, order.id)
    expect(status).toBe('dibatalkan')
    expect(linimasa).toMatchObject([{}, { keterangan: 'Pesanan dibatalkan otomatis', oleh: 'Sistem', alasan: reason }])
    expect(await stockOf(world, product)).toBe(1000)
    const notice = (await messagesOf(purchaser)).filter((message) => message.endsWith(reason))
    expect(notice).toEqual([`Pesanan ${order.number} yang menunggu persetujuan dibatalkan: ${reason}`])
    expect((await messagesOf(seller)).join()).not.toContain(order.number)
    const late = await buyer.call('transaksi/setujui', { transaksi_id: order.id, versi: 1 })
    expect(late.refusal?.code).toBe('order_moved_on')
  })
})

describe('at the same time', () => {
  it('of an approval and the end of the wait exactly one takes effect [ORDER-4] [ROLE-10]', async () => {
    for (let round = 0; round < 4; round++) {
      const sale = await aWaitingOrder()
      const { buyer, seller, product, order } = sale
      const act = await actOn(sale)
      world.setClock('2026-03-10T00:00:00+07:00')

      const [approved, ended] = await Promise.all([
        buyer.call('transaksi/setujui', { transaksi_id: order.id, versi: 1 }),
        round % 2 ? seller.call('pusat-seller/langganan/tangguhkan', act) : world.runJobs('orders/lapse'),
      ])
      world.setClock()

      if (ended) expect(ended.ok).toBe(true)
      expect(approved.ok ? null : approved.refusal?.code).toBe(approved.ok ? null : 'order_moved_on')
      const { status, linimasa } = await detailOf(buyer, order.id)
      expect(status).toBe(approved.ok ? 'menunggu_konfirmasi' : 'dibatalkan')
      expect(linimasa).toHaveLength(2)
      expect(await stockOf(world, product)).toBe(approved.ok ? 950 : 1000)
    }
  })
})
