import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { anOrder, aPurchaser, aSale, placeFor, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 8 })
// orders are placed on Monday, 2026-03-02T09:00+07:00
const justBefore = '2026-03-04T08:59:59+07:00'
const expired = '2026-03-04T09:00:00+07:00'

const detailOf = async (buyer: Person, transaksi_id: string) =>
  (await buyer.call('transaksi/detail', { transaksi_id })).data

async function messagesAbout(person: Person, number: string) {
  const { data } = await person.call('notifikasi/daftar', { company_id: person.companyId })
  return data.notifikasi.map(({ pesan }) => pesan).filter((pesan) => pesan.includes(number))
}

describe('an order that its seller has not confirmed', () => {
  it('is cancelled when two working days are over, once: the stock is free, both are notified [SHIP-2]', async () => {
    const { buyer, seller, product, order } = await anOrder(world, { stock: '1000' })
    expect((await detailOf(buyer, order.id)).konfirmasi_sebelum).toBe('2026-03-04T02:00:00.000Z')
    await world.at(justBefore, () => world.runJobs('orders/lapse-unconfirmed'))
    expect((await detailOf(buyer, order.id)).status).toBe('menunggu_konfirmasi')

    await world.at(expired, async () => {
      await Promise.all([world.runJobs('orders/lapse-unconfirmed'), world.runJobs('orders/lapse-unconfirmed')])
      await world.runJobs('orders/lapse-unconfirmed')
    })

    const reason = 'Pesanan tidak dikonfirmasi seller sampai batas waktunya.'
    const { status, konfirmasi_sebelum, linimasa } = await detailOf(buyer, order.id)
    expect([status, konfirmasi_sebelum]).toEqual(['dibatalkan', null])
    expect(linimasa).toMatchObject([{}, { keterangan: 'Pesanan dibatalkan otomatis', oleh: 'Sistem', alasan: reason }])
    expect(await stockOf(world, product)).toBe(1000)
    const notice = `Pesanan ${order.number} dibatalkan: ${reason}`
    expect(await messagesAbout(buyer, order.number)).toEqual([notice])
    expect(await messagesAbout(seller, order.number)).toContain(notice)
    const late = await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
    expect(late.refusal?.code).toBe('order_moved_on')
  })

  it('is reminded of once, a day before and not in its first hours [SHIP-2]', async () => {
    const { seller, order } = await anOrder(world)
    const reminders = async () =>
      (await messagesAbout(seller, order.number)).filter((one) => one.startsWith('Konfirmasi'))
    await world.at('2026-03-03T08:59:00+07:00', () => world.runJobs('orders/remind-sellers'))
    expect(await reminders()).toEqual([])

    await world.at('2026-03-03T09:00:00+07:00', async () => {
      await Promise.all([world.runJobs('orders/remind-sellers'), world.runJobs('orders/remind-sellers')])
    })

    expect(await reminders()).toEqual([
      `Konfirmasi pesanan ${order.number} sebelum 4 Mar 2026, 09.00 WIB, atau pesanan dibatalkan otomatis`,
    ])
  })

  it("has as many working days as its seller says, without the seller's own and national holidays [SHIP-2, SHOP-8]", async () => {
    const { buyer, seller, product, addressId } = await aSale(world)
    const { versi } = (await seller.call('pusat-seller/pengaturan/kirim', {})).data
    const terms = { gratis_mulai: null, hari_kirim: [1, 2, 3, 4, 5, 6, 7], ambil_di: null }
    const changed = await seller.call('pusat-seller/pengaturan/kirim/ketentuan', {
      versi,
      ...terms,
      batas_konfirmasi_hari: 3,
    })
    const libur = [{ tanggal: '2026-03-17', nama: 'Stok opname' }]
    await seller.call('pusat-seller/pengaturan/kirim/libur', { versi: changed.data.versi, libur })

    // 17 March is the seller's, 18 to 20 and 23, 24 March are Nyepi and Idulfitri
    const order = await world.at('2026-03-13T16:00:00+07:00', () => placeFor(buyer, addressId, product))

    expect((await detailOf(buyer, order.id)).konfirmasi_sebelum).toBe('2026-03-26T09:00:00.000Z')
    for (const batas_konfirmasi_hari of [0, 6, 1.5, 'dua'])
      expect(
        (await seller.send('pusat-seller/pengaturan/kirim/ketentuan', { versi: 9, ...terms, batas_konfirmasi_hari }))
          .refusal?.field,
      ).toBe('batas_konfirmasi_hari')
  })

  it('has its time from when it was approved [SHIP-2, ROLE-10]', async () => {
    const { buyer, product, addressId } = await aSale(world)
    const purchaser = await aPurchaser(world, buyer, { perOrder: '0' })
    const order = await placeFor(purchaser, addressId, product)
    expect((await detailOf(buyer, order.id)).konfirmasi_sebelum).toBeNull()

    await world.at('2026-03-06T17:00:00+07:00', () =>
      buyer.call('transaksi/setujui', { transaksi_id: order.id, versi: 1 }),
    )

    expect((await detailOf(buyer, order.id)).konfirmasi_sebelum).toBe('2026-03-10T10:00:00.000Z')
  })

  it('that cannot be cancelled holds up no other, and is told [SHIP-2]', async () => {
    const [stuck, other] = [await anOrder(world), await anOrder(world)]
    const never = `check (id <> '${stuck.order.id}' or state <> 'cancelled')`
    await sql`alter table orders add constraint stuck ${sql.raw(never)}`.execute(world.db)

    const run = await world.at(expired, () =>
      world.runJobs('orders/lapse-unconfirmed').then(
        () => null,
        (error: Error) => error.message,
      ),
    )

    expect(run).toMatch(/could not lapse/)
    expect((await detailOf(other.buyer, other.order.id)).status).toBe('dibatalkan')
    expect((await detailOf(stuck.buyer, stuck.order.id)).status).toBe('menunggu_konfirmasi')
    await sql`alter table orders drop constraint stuck`.execute(world.db)
    await world.at(expired, () => world.runJobs('orders/lapse-unconfirmed'))
    expect((await detailOf(stuck.buyer, stuck.order.id)).status).toBe('dibatalkan')
  })

  it('is confirmed or cancelled, never both, at the last instant [SHIP-2]', async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, seller, product, order } = await anOrder(world, { stock: '1000' })
      const confirmed = await world.at(expired, async () => {
        const [answer] = await Promise.all([
          seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 }),
          world.runJobs('orders/lapse-unconfirmed'),
        ])
        return answer
      })
      const { status, linimasa } = await detailOf(buyer, order.id)
      expect([status, linimasa.length]).toEqual([confirmed.ok ? 'diproses' : 'dibatalkan', 2])
      expect(await stockOf(world, product)).toBe(confirmed.ok ? 950 : 1000)
    }
  })
})
