import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aPdf } from '#test/form.ts'
import { anOrder, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const day = '2026-03-02'

async function aSale() {
  const sale = await anOrder(world, { price: '10000.00' })
  await sale.seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: sale.order.id, versi: 1 })
  return sale
}

const show = (buyer: Person, transaksi_id: string, tanggal = day) =>
  buyer.upload('tagihan/bukti/unggah', { transaksi_id, jumlah: '555000.00', tanggal }, aPdf)

const proofsOf = async (seller: Person, transaksi_id: string) =>
  (await seller.call('pusat-seller/pembayaran/pesanan', { transaksi_id })).data.bukti

describe('a proof of payment', () => {
  it('waits for the seller, who is notified, reads it, and records the payment by it [PAY-1]', async () => {
    const { buyer, seller, order } = await aSale()
    const { data } = await show(buyer, order.id)
    expect(await proofsOf(seller, order.id)).toMatchObject([
      { bukti_id: data.bukti_id, status: 'menunggu', jumlah: '555000.00', tanggal: day },
    ])
    const file = await seller.send('pusat-seller/pembayaran/bukti/berkas', { bukti_id: data.bukti_id })
    expect(file.text).toBe(aPdf.content.toString())
    const notices = await world.db
      .selectFrom('notifications')
      .select('message')
      .where('company_id', '=', seller.companyId)
      .execute()
    expect(notices.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('mengirim bukti pembayaran Rp 555.000,00'),
    )

    const record = () =>
      seller.call('pusat-seller/pembayaran/catat', {
        transaksi_id: order.id,
        jumlah: '100000.00',
        tanggal: day,
        kunci: randomUUID(),
        bukti_id: data.bukti_id,
      })
    expect((await record()).data.sisa).toBe('455000.00')
    expect(await proofsOf(seller, order.id)).toMatchObject([{ status: 'dicatat' }])
    expect((await record()).refusal?.code).toBe('proof_act_not_allowed')
  })

  it('is announced to members of the seller who see payments, by no way to its warehouse [PAY-1] [ROLE-10]', async () => {
    const { buyer, seller, order } = await aSale()
    const [warehouse, finance] = [
      await world.aColleague(seller, 'warehouse'),
      await world.aColleague(seller, 'finance'),
    ]
    await world.runJobs()
    world.mails.length = 0
    world.setClock('2026-03-02T10:00:00+07:00')
    await show(buyer, order.id)
    await world.runJobs()
    world.setClock()

    const notices = async (reader: Person) =>
      (await reader.call('notifikasi/daftar', reader.ids)).data.notifikasi.filter(({ pesan }) =>
        pesan.includes('bukti'),
      )
    expect([(await notices(seller)).length, (await notices(finance)).length, await notices(warehouse)]).toEqual([
      1,
      1,
      [],
    ])
    const mailed = world.mails.map(({ to }) => to.address)
    expect(mailed).toContain(finance.email)
    expect(mailed).not.toContain(warehouse.email)
  })

  it('is closed by no payment of another order [PAY-1]', async () => {
    const { buyer, seller, order, product } = await aSale()
    const { data } = await show(buyer, order.id)
    const other = await world.aBuyer()
    await world.subscribe(other, seller)
    const foreign = await placeFor(other, await world.anAddress(other), product)
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: foreign.id, versi: 1 })
    const record = await seller.call('pusat-seller/pembayaran/catat', {
      transaksi_id: foreign.id,
      jumlah: '100000.00',
      tanggal: day,
      kunci: randomUUID(),
      bukti_id: data.bukti_id,
    })
    expect(record.refusal?.code).toBe('proof_not_found')
    expect(await proofsOf(seller, order.id)).toMatchObject([{ status: 'menunggu' }])
  })

  it('is declined with a reason, which the buyer reads, or taken back by it, once [PAY-1]', async () => {
    const { buyer, seller, order } = await aSale()
    const { data: first } = await show(buyer, order.id)
    const decline = { bukti_id: first.bukti_id, versi: 1, alasan: 'Belum masuk di rekening kami' }
    expect((await seller.call('pusat-seller/pembayaran/bukti/tolak', decline)).ok).toBe(true)
    expect((await seller.call('pusat-seller/pembayaran/bukti/tolak', decline)).refusal?.code).toBe('proof_moved_on')
    const { data: money } = await buyer.call('tagihan/pesanan', { transaksi_id: order.id })
    expect(money.bukti).toMatchObject([{ status: 'ditolak', alasan: decline.alasan }])

    const { data: second } = await show(buyer, order.id)
    expect((await buyer.call('tagihan/bukti/tarik', { bukti_id: second.bukti_id, versi: 1 })).ok).toBe(true)
    expect(await proofsOf(seller, order.id)).toHaveLength(1)
    const gone = await seller.send('pusat-seller/pembayaran/bukti/berkas', { bukti_id: second.bukti_id })
    expect(gone.refusal?.code).toBe('proof_not_found')
  })

  it('is read by the two companies alone, as far as their roles see payments, and not of a day to come [PAY-1] [ROLE-9]', async () => {
    const { buyer, seller, order } = await aSale()
    expect((await show(buyer, order.id, '2026-03-03')).refusal?.code).toBe('payment_not_yet')
    const { data } = await show(buyer, order.id)
    const one = { bukti_id: data.bukti_id }
    const stranger = await world.aBuyer()
    expect((await show(stranger, order.id)).refusal?.code).toBe('order_not_found')
    expect((await stranger.send('tagihan/bukti/berkas', one)).refusal?.code).toBe('proof_not_found')
    const rival = await world.aSeller()
    expect((await rival.send('pusat-seller/pembayaran/bukti/berkas', one)).refusal?.code).toBe('proof_not_found')
    const warehouse = await world.aColleague(seller, 'warehouse')
    expect((await warehouse.send('pusat-seller/pembayaran/bukti/berkas', one)).refusal?.code).toBe('not_allowed')
    const approver = await world.aColleague(buyer, 'approver')
    expect((await approver.send('tagihan/bukti/berkas', one)).ok).toBe(true)
    expect((await show(approver, order.id)).refusal?.code).toBe('not_allowed')
  })
})
