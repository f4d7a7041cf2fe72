import { describe, expect, it } from 'vitest'
import { businessDay } from '#domain/business-day.ts'
import type { Person } from '#test/actor.ts'
import { aPdf } from '#test/form.ts'
import { anOrder, complete, payFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { deliver, paidNews } from './testing.ts'

const world = await openWorld({ connections: 8, settings: { PAYMENT_TEST: 'on' } })

const administrator = await world.anAdministrator()

// 50 kg at Rp 10,000 with PPN: Rp 555,000
const cheap = { price: '10000.00', stock: '100000' }
const total = '555000.00'

/** An order that is paid otherwise while a virtual account for it waits, which ends. */
async function aTradeWithAccount() {
  const trade = await anOrder(world, cheap)
  const { buyer, seller, order } = trade
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
  const { data: account } = await buyer.call('tagihan/va/buka', { transaksi_id: [order.id], jumlah: total })
  await complete(trade)
  await payFor(seller, order.id)
  await world.db.updateTable('claim_windows').set({ ends_at: world.now() }).where('order_id', '=', order.id).execute()
  return { ...trade, account }
}

async function close(owner: Person): Promise<void> {
  const later = new Date(world.now().getTime() + 24 * 60 * 60 * 1000).toISOString()
  const closing = { company_id: owner.companyId, password: 'Contoh123' }
  const { status } = await world.at(later, () => owner.call('perusahaan/tutup', closing))
  expect(status).toBe(200)
  // what comes does so after it
  world.setClock(new Date(Date.parse(later) + 60_000).toISOString())
}

/** The administrators' notifications of late money, the last first. */
const notices = () =>
  world.db
    .selectFrom('notifications')
    .select(['message', 'link'])
    .where('step', '=', 'lateMoney')
    .where('company_id', '=', administrator.companyId)
    .orderBy('id', 'desc')
    .execute()

async function shownOf({ companyId }: Person) {
  // who came before has been away for a day
  const administrator = await world.anAdministrator()
  const { data } = await administrator.call('admin/perusahaan/lihat', { perusahaan_id: companyId })
  return data.uang_setelah_ditutup
}

describe('money that comes for a company that is closed', () => {
  it('is told to the administrators where it comes to a shop by virtual account, once, and stands with the shop [PAY-3, ADM-2]', async () => {
    const { buyer, seller, order, account } = await aTradeWithAccount()
    await close(seller)
    expect(await shownOf(seller)).toEqual([])

    const news = paidNews(account.va_id, total)
    expect(await deliver(world, news)).toMatchObject({ status: 200, outcome: 'dicatat' })
    expect(await deliver(world, news)).toMatchObject({ status: 200, outcome: 'sudah_diterima' })

    const about = (await notices()).filter(({ message }) => message.includes(order.number))
    expect(about).toEqual([
      {
        message: `Rp 555.000,00 untuk pesanan ${order.number} masuk lewat virtual account, padahal ${seller.companyName} sudah ditutup; pihak lainnya ${buyer.companyName}`,
        link: `/admin/perusahaan/${seller.companyId}`,
      },
    ])
    expect(await shownOf(seller)).toEqual([
      {
        waktu: world.now().toISOString(),
        cara: 'virtual_account',
        pihak_lain: buyer.companyName,
        jumlah: total,
        pesanan: [order.number],
      },
    ])
    expect(await shownOf(buyer)).toEqual([])
  })

  it('is told of a buyer that is closed as well, whose money the shop holds [PAY-3, ADM-2]', async () => {
    const { buyer, seller, order, account } = await aTradeWithAccount()
    await close(buyer)
    await deliver(world, paidNews(account.va_id, total))

    const [last] = await notices()
    expect(last).toEqual({
      message: expect.stringContaining(
        `padahal ${buyer.companyName} sudah ditutup; pihak lainnya ${seller.companyName}`,
      ),
      link: `/admin/perusahaan/${buyer.companyId}`,
    })
    expect(await shownOf(buyer)).toMatchObject([{ pihak_lain: seller.companyName, pesanan: [order.number] }])
  })

  it('is told where a buyer sends proof of a transfer to a shop that is closed [PAY-1, ADM-2]', async () => {
    const { buyer, seller, order } = await aTradeWithAccount()
    await close(seller)
    const before = (await notices()).length
    const shown = { transaksi_id: order.id, jumlah: '5000.00', tanggal: businessDay(world.now()) }
    const { data, status } = await buyer.upload('tagihan/bukti/unggah', shown, aPdf)
    expect(status).toBe(200)
    expect(data.bukti_id).toEqual(expect.any(String))

    const [last, ...others] = await notices()
    expect(others).toHaveLength(before)
    expect(last?.message).toBe(
      `${buyer.companyName} mengirim bukti transfer Rp 5.000,00 untuk pesanan ${order.number} kepada ${seller.companyName}, yang sudah ditutup`,
    )
    expect(await shownOf(seller)).toMatchObject([
      { cara: 'bukti_transfer', jumlah: '5000.00', pesanan: [order.number] },
    ])
  })

  it('is told to nobody else while both are open [PAY-3, ADM-2]', async () => {
    const { seller, account } = await aTradeWithAccount()
    const before = (await notices()).length
    await deliver(world, paidNews(account.va_id, total))
    expect(await notices()).toHaveLength(before)
    expect(await shownOf(seller)).toEqual([])
  })
})
