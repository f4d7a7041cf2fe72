import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { anOrder, payFor, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { checkReceivables } from '../orders/check-receivables.ts'
import { findUnequalPayments, findUnpaidAccounts } from './public.ts'
import { deliver, paidNews } from './testing.ts'

const world = await openWorld({ connections: 12, settings: { PAYMENT_TEST: 'on' } })

// 50 kg at Rp 10,000 with PPN: Rp 555,000
const cheap = { price: '10000.00', stock: '100000' }
const total = '555000.00'

async function aConfirmedOrder() {
  const sale = await anOrder(world, cheap)
  await sale.seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: sale.order.id, versi: 1 })
  return sale
}

type Sale = Awaited<ReturnType<typeof aConfirmedOrder>>

async function anotherOrder({ buyer, seller, product, addressId }: Sale) {
  const order = await placeFor(buyer, addressId, product)
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
  return order.id
}

const open = (buyer: Person, transaksi_id: string[], jumlah = total) =>
  buyer.call('tagihan/va/buka', { transaksi_id, jumlah })

async function anAccount() {
  const sale = await aConfirmedOrder()
  const { data: account } = await open(sale.buyer, [sale.order.id])
  return { ...sale, account }
}

const moneyOf = async (seller: Person, transaksi_id: string) =>
  (await seller.call('pusat-seller/pembayaran/pesanan', { transaksi_id })).data

const stateOf = async (buyer: Person, transaksi_id: string) =>
  (await buyer.call('tagihan/va/pesanan', { transaksi_id })).data.va.map(({ status }) => status)

async function expectAgreement() {
  expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
  expect(await findUnequalPayments(world.db)).toEqual([])
  expect(await findUnpaidAccounts(world.db)).toEqual([])
}

describe('a payment that a provider tells of', () => {
  it('pays the order, is shown as by virtual account, and is told to both sides [PAY-3]', async () => {
    const { buyer, seller, order, account } = await anAccount()

    expect(await deliver(world, paidNews(account.va_id, total))).toMatchObject({ status: 200, outcome: 'dicatat' })

    const money = await moneyOf(seller, order.id)
    expect(money).toMatchObject({ status: 'lunas', dibayar: total, sisa: '0.00', kelebihan: '0.00' })
    expect(money.catatan).toMatchObject([
      {
        nama: 'Pembayaran virtual account',
        jumlah: total,
        tanggal: '2026-03-02',
        oleh: 'Sistem',
        dapat_dibatalkan: true,
      },
    ])
    expect(await stateOf(buyer, order.id)).toEqual(['dibayar'])
    const notices = await world.db
      .selectFrom('notifications')
      .select(['company_id', 'message'])
      .where('company_id', 'in', [buyer.companyId, seller.companyId])
      .execute()
    const heard = (companyId: string) =>
      notices.filter((one) => one.company_id === companyId).map(({ message }) => message)
    expect(heard(seller.companyId)).toContainEqual(
      `${buyer.companyName} membayar Rp 555.000,00 lewat virtual account untuk pesanan ${order.number}`,
    )
    expect(heard(buyer.companyId)).toContainEqual(expect.stringContaining('Rp 555.000,00 lewat virtual account'))
    const { data: papers } = await buyer.call('transaksi/dokumen/daftar', { transaksi_id: order.id })
    expect(papers.dokumen.map(({ jenis }) => jenis)).toContain('kwitansi')
    await expectAgreement()
  })

  it('is one payment though it is told twenty times at once, and again later [PAY-3]', async () => {
    const { seller, order, account } = await anAccount()
    const news = paidNews(account.va_id, total)

    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(world, news)))

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.filter(({ outcome }) => outcome === 'dicatat')).toHaveLength(1)
    expect(await deliver(world, news)).toMatchObject({ status: 200, outcome: 'sudah_diterima' })
    const money = await moneyOf(seller, order.id)
    expect([money.dibayar, money.kelebihan, money.catatan.length]).toEqual([total, '0.00', 1])
    await expectAgreement()
  })

  it('is one payment though each time it is told as another event [PAY-3]', async () => {
    const { seller, order, account } = await anAccount()

    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(world, paidNews(account.va_id, total))))

    expect(answers.filter(({ outcome }) => outcome === 'dicatat')).toHaveLength(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const money = await moneyOf(seller, order.id)
    expect([money.dibayar, money.kelebihan, money.catatan.length]).toEqual([total, '0.00', 1])
    await expectAgreement()
  })

  it('is taken whether the end of the account is told before or after it [PAY-3]', async () => {
    for (const isEndFirst of [true, false]) {
      const { buyer, seller, order, account } = await anAccount()
      const end = paidNews(account.va_id, total, { type: 'va.expired', payment: null })
      const paid = paidNews(account.va_id, total)
      for (const news of isEndFirst ? [end, paid, end] : [paid, end, paid])
        expect((await deliver(world, news)).status).toBe(200)

      expect(await stateOf(buyer, order.id)).toEqual(['dibayar'])
      expect(await moneyOf(seller, order.id)).toMatchObject({ dibayar: total, kelebihan: '0.00' })
    }
    await expectAgreement()
  })

  it('after the account has ended still pays the order [PAY-3]', async () => {
    const { buyer, seller, order, account } = await anAccount()
    world.setClock('2026-03-04T10:00:00+07:00')
    try {
      await world.runJobs('payments/expire')
      expect(await stateOf(buyer, order.id)).toEqual(['kedaluwarsa'])
      expect(await deliver(world, paidNews(account.va_id, total))).toMatchObject({ outcome: 'dicatat' })
      expect(await stateOf(buyer, order.id)).toEqual(['dibayar'])
      expect(await moneyOf(seller, order.id)).toMatchObject({ dibayar: total, sisa: '0.00' })
    } finally {
      world.setClock()
    }
    await expectAgreement()
  })

  it('of what is paid already, or cancelled, stays as credit of the buyer [PAY-3]', async () => {
    const paidOtherwise = await anAccount()
    await payFor(paidOtherwise.seller, paidOtherwise.order.id)
    await deliver(world, paidNews(paidOtherwise.account.va_id, total))
    expect(await moneyOf(paidOtherwise.seller, paidOtherwise.order.id)).toMatchObject({
      dibayar: total,
      kelebihan: total,
    })

    const cancelled = await anAccount()
    const body = { transaksi_id: cancelled.order.id, versi: 2, alasan: 'Stok habis' }
    expect((await cancelled.seller.call('pusat-seller/pesanan/batal', body)).ok).toBe(true)
    await deliver(world, paidNews(cancelled.account.va_id, total))
    expect(await moneyOf(cancelled.seller, cancelled.order.id)).toMatchObject({ dibayar: '0.00', kelebihan: total })
    const { message } = await world.db
      .selectFrom('notifications')
      .select('message')
      .where('company_id', '=', cancelled.buyer.companyId)
      .where('step', '=', 'payByAccount')
      .executeTakeFirstOrThrow()
    expect(message).toContain('Rp 555.000,00 menjadi kelebihan bayar')
    await expectAgreement()
  })

  it('pays several orders, and what was paid of one meanwhile by hand becomes credit [PAY-3]', async () => {
    const sale = await aConfirmedOrder()
    const second = await anotherOrder(sale)
    const { data: account } = await open(sale.buyer, [sale.order.id, second], '1110000.00')
    await payFor(sale.seller, second, { amount: '100000.00' })

    await deliver(world, paidNews(account.va_id, '1110000.00'))

    const [first, other] = [await moneyOf(sale.seller, sale.order.id), await moneyOf(sale.seller, second)]
    expect([first.dibayar, other.dibayar, other.kelebihan]).toEqual([total, total, '100000.00'])
    await expectAgreement()
  })

  it('is undone with a reason like any other, and is not recorded again when it is told again [PAY-3]', async () => {
    const { seller, order, account } = await anAccount()
    const news = paidNews(account.va_id, total)
    await deliver(world, news)
    const [entry] = (await moneyOf(seller, order.id)).catatan
    const pembayaran_id = entry?.catatan_id ?? ''
    const undo = (alasan: string) => seller.call('pusat-seller/pembayaran/batalkan', { pembayaran_id, alasan })

    expect((await undo(' ')).refusal?.field).toBe('alasan')
    expect((await undo('Dana dikembalikan bank')).ok).toBe(true)
    expect(await deliver(world, news)).toMatchObject({ outcome: 'sudah_diterima' })
    expect(await deliver(world, paidNews(account.va_id, total))).toMatchObject({ outcome: 'sudah_diterima' })
    expect(await moneyOf(seller, order.id)).toMatchObject({ dibayar: '0.00', sisa: total })
    await expectAgreement()
  })

  it('is recorded beside a payment by hand of the same rest, each once [PAY-3]', async () => {
    const { seller, order, account } = await anAccount()
    await Promise.all([deliver(world, paidNews(account.va_id, total)), payFor(seller, order.id)])
    const money = await moneyOf(seller, order.id)
    expect(money).toMatchObject({ dibayar: total, sisa: '0.00' })
    // whichever came second found nothing to pay: the bank's money is recorded, what was typed is refused
    expect([total, '0.00']).toContain(money.kelebihan)
    await expectAgreement()
  })
})

describe('the webhook', () => {
  it('believes nothing that is not signed with the secret over these bytes and this time [PAY-3]', async () => {
    const { seller, order, account } = await anAccount()
    const news = paidNews(account.va_id, total)
    const forged: Parameters<typeof deliver>[2][] = [
      { headers: { 'x-payment-signature': '0'.repeat(64) } },
      { headers: { 'x-payment-signature': 'bukan' } },
      { headers: { 'x-payment-signature': '' } },
      { headers: { 'x-payment-time': '1' } },
      { headers: { 'x-payment-time': 'kini' } },
      { body: JSON.stringify({ ...news, payment: { id: 'lain', amount: '1.00' } }) },
      { body: `${JSON.stringify(news)} ` },
      { body: '' },
    ]
    for (const sent of forged)
      expect([sent, await deliver(world, news, sent)]).toMatchObject([sent, { status: 400, code: 'webhook_forged' }])
    expect(await moneyOf(seller, order.id)).toMatchObject({ dibayar: '0.00', catatan: [] })
    expect(
      await world.db.selectFrom('payment_events').select('kind').where('account_id', '=', account.va_id).execute(),
    ).toEqual([])
  })

  it('refuses what was signed more than five minutes ago or ahead, so that nobody repeats it [PAY-3]', async () => {
    const { account } = await anAccount()
    const news = paidNews(account.va_id, total)
    const away = (seconds: number) => ({ at: new Date(world.now().getTime() + seconds * 1000) })
    expect(await deliver(world, news, away(-301))).toMatchObject({ status: 400, code: 'webhook_late' })
    expect(await deliver(world, news, away(301))).toMatchObject({ status: 400, code: 'webhook_late' })
    expect(await deliver(world, news, away(-300))).toMatchObject({ status: 200, outcome: 'dicatat' })
  })

  it('refuses an event, or a payment, that it knows with other content [PAY-3]', async () => {
    const { seller, order, account } = await anAccount()
    const news = paidNews(account.va_id, total)
    await deliver(world, news)
    const other = { ...news, payment: { id: 'lain', amount: total } }
    expect(await deliver(world, other)).toMatchObject({ status: 409, code: 'webhook_differs' })
    const more = paidNews(account.va_id, '655000.00')
    expect(await deliver(world, more)).toMatchObject({ status: 422, code: 'key_reused' })
    expect(await moneyOf(seller, order.id)).toMatchObject({ dibayar: total, kelebihan: '0.00' })
  })

  it('refuses a payment that it knows of another account, of the same seller or another, also at once [PAY-3]', async () => {
    const first = await anAccount()
    const payment = { id: randomUUID(), amount: total }
    await deliver(world, paidNews(first.account.va_id, total, { payment }))
    const { data: sameSeller } = await open(first.buyer, [await anotherOrder(first)])
    const other = await anAccount()

    for (const { va_id } of [sameSeller, other.account]) {
      const news = paidNews(va_id, total, { payment })
      expect(await deliver(world, news)).toMatchObject({ status: 409, code: 'webhook_differs' })
      // none of it was stored
      expect(await deliver(world, { ...news, payment: { ...payment, id: randomUUID() } })).toMatchObject({
        status: 200,
      })
    }
    const [third, fourth] = [await anAccount(), await anAccount()]
    const once = { id: randomUUID(), amount: total }
    const answers = await Promise.all(
      [third, fourth].map(({ account }) => deliver(world, paidNews(account.va_id, total, { payment: once }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await expectAgreement()
  })

  it('says what it cannot read, and knows neither other providers nor other accounts [PAY-3]', async () => {
    const { account } = await anAccount()
    const unreadable = [
      paidNews(account.va_id, '0.00'),
      paidNews(account.va_id, 'banyak'),
      paidNews('bukan-akun', total),
      paidNews(account.va_id, total, { payment: null }),
      paidNews(account.va_id, total, { type: 'va.expired' }),
      paidNews(account.va_id, total, { at: '9999-12-31T23:59:59Z' }),
    ]
    for (const news of unreadable)
      expect(await deliver(world, news)).toMatchObject({ status: 400, code: 'webhook_unreadable' })
    expect(await deliver(world, paidNews(randomUUID(), total))).toMatchObject({ status: 404, code: 'va_not_found' })
    const elsewhere = await deliver(world, paidNews(account.va_id, total), { provider: 'lain' })
    expect(elsewhere).toMatchObject({ status: 404, code: 'not_found' })
  })
})
