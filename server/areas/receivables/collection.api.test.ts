import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aPurchaser, aSale, cartOf, checkoutOf, creditCheckoutOf, fillCart, payFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 12 })

// 50 kg at Rp 10,000 with PPN: Rp 555,000
const cheap = { price: '10000.00', stock: '100000' }

type Sale = Awaited<ReturnType<typeof aSale>>

async function orderOnCredit({ product, addressId }: Sale, by: Person) {
  if ((await cartOf(by)).length === 0) await fillCart(by, product)
  return by.call('checkout/buat', await creditCheckoutOf(by, addressId))
}

/** Shipped on credit on Monday, 2 March: with 30 days it is due on 1 April. @returns its id and number */
async function aDebt(sale: Sale) {
  const { data } = await orderOnCredit(sale, sale.buyer)
  const [order] = data.transaksi
  const transaksi_id = order?.transaksi_id ?? ''
  await sale.seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  await sale.seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })
  return { id: transaksi_id, number: order?.nomor ?? '' }
}

const rule = (
  seller: Person,
  more: { blokir_setelah_hari?: number | null; hari_tukar_faktur?: number[]; versi?: number },
) =>
  seller.call('pusat-seller/piutang/aturan/ubah', {
    versi: 0,
    blokir_setelah_hari: null,
    hari_tukar_faktur: [],
    ...more,
  })

const dueOf = async (buyer: Person, transaksi_id: string) =>
  (await buyer.call('tagihan/pesanan', { transaksi_id })).data.jatuh_tempo

async function noticesTo(company: Person) {
  const rows = await world.db
    .selectFrom('notifications')
    .select(['message', 'step'])
    .where('company_id', '=', company.companyId)
    .where('kind', '=', 'bill')
    .orderBy('id')
    .execute()
  return rows.map(({ message }) => message)
}

describe('a seller that gives no more credit to who is late', () => {
  it('refuses new orders on credit from the first day beyond its own, by the day in Jakarta [PAY-2]', async () => {
    const sale = await aSale(world, cheap)
    const debt = await aDebt(sale)
    await rule(sale.seller, { blokir_setelah_hari: 7 })

    const onTheLastDay = await world.at('2026-04-08T23:59:59+07:00', () => orderOnCredit(sale, sale.buyer))
    expect(onTheLastDay.ok).toBe(true)
    const refused = await world.at('2026-04-09T00:00:00+07:00', () => orderOnCredit(sale, sale.buyer))
    expect(refused.refusal).toEqual({
      code: 'credit_late',
      field: 'seller',
      status_message: `Tempo di ${sale.seller.companyName} belum dapat dipakai: tagihan pesanan ${debt.number} sudah lewat jatuh tempo 8 hari. Lunasi dahulu, atau pilih tipe pembayaran lain.`,
    })
  })

  it('says so in the checkout before, and takes other payment types [PAY-2]', async () => {
    const sale = await aSale(world, cheap)
    await aDebt(sale)
    await rule(sale.seller, { blokir_setelah_hari: 0 })
    await world.at('2026-04-02T09:00:00+07:00', async () => {
      const { buyer, product, addressId } = sale
      const cart_id = [await fillCart(buyer, product)]
      const { data } = await buyer.call('checkout/rincian', {
        company_id: buyer.companyId,
        cart_id,
        alamat_id: addressId,
      })
      const types = data.seller[0]?.tipe_pembayaran ?? []
      expect(types.find(({ kode }) => kode === 'tempo-30')?.halangan).toContain('lewat jatuh tempo 1 hari')
      expect(types.find(({ kode }) => kode === 'transfer')?.halangan).toBeNull()
      expect((await buyer.call('checkout/buat', await checkoutOf(buyer, addressId))).ok).toBe(true)
    })
  })

  it('gives credit again once that is paid, and never refused it to others or elsewhere [PAY-2]', async () => {
    const sale = await aSale(world, cheap)
    const debt = await aDebt(sale)
    await rule(sale.seller, { blokir_setelah_hari: 0 })
    await world.at('2026-05-04T09:00:00+07:00', async () => {
      const other = await world.aBuyer()
      await world.subscribe(other, sale.seller, { payments: ['transfer', 'tempo-30'] })
      const elsewhere = { ...sale, buyer: other, addressId: await world.anAddress(other) }
      expect((await orderOnCredit(elsewhere, other)).ok).toBe(true)
      expect((await orderOnCredit(sale, sale.buyer)).refusal?.code).toBe('credit_late')
      await payFor(sale.seller, debt.id)
      expect((await orderOnCredit(sale, sale.buyer)).ok).toBe(true)
    })
  })

  it('refuses all of several orders at once, and one that was waiting to be approved [PAY-2]', async () => {
    const sale = await aSale(world, cheap)
    const purchaser = await aPurchaser(world, sale.buyer, { perOrder: '1.00' })
    await aDebt(sale)
    await world.at('2026-04-02T09:00:00+07:00', async () => {
      const { data } = await orderOnCredit(sale, purchaser)
      const waiting = data.transaksi[0]?.transaksi_id ?? ''
      await rule(sale.seller, { blokir_setelah_hari: 0 })
      await fillCart(sale.buyer, sale.product)
      const bodies = [
        await creditCheckoutOf(sale.buyer, sale.addressId),
        await creditCheckoutOf(sale.buyer, sale.addressId),
      ]
      const answers = await Promise.all(bodies.map((body) => sale.buyer.call('checkout/buat', body)))
      expect(answers.map(({ refusal }) => refusal?.code)).toEqual(['credit_late', 'credit_late'])
      const approval = await sale.buyer.call('transaksi/setujui', { transaksi_id: waiting, versi: 1 })
      expect(approval.refusal?.code).toBe('credit_late')
    })
  })

  it('is told when somebody else has changed the rules meanwhile, and what is no rule [PAY-2, ROLE-10]', async () => {
    const seller = await world.aSeller()
    const answers = await Promise.all([
      rule(seller, { blokir_setelah_hari: 7 }),
      rule(seller, { blokir_setelah_hari: 9 }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)?.refusal?.code).toBe('collection_moved_on')
    expect((await rule(seller, { versi: 1, blokir_setelah_hari: 366 })).refusal?.field).toBe('blokir_setelah_hari')
    expect((await rule(seller, { versi: 1, hari_tukar_faktur: [8] })).refusal?.field).toMatch(/^hari_tukar_faktur/)
    const sales = await world.aColleague(seller, 'sales')
    expect((await rule(sales, { versi: 1 })).refusal?.code).toBe('not_allowed')
    expect((await sales.call('pusat-seller/piutang/aturan', {})).data.versi).toBe(1)
  })
})

describe('an invoice', () => {
  it('counts from the next day of exchange after shipping, that is no holiday; a customer may have days of its own [PAY-2]', async () => {
    const sale = await aSale(world, cheap)
    const plain = await aDebt(sale)
    expect(await dueOf(sale.buyer, plain.id)).toBe('2026-04-01')

    // Tuesdays; 3 March is one
    await rule(sale.seller, { hari_tukar_faktur: [2] })
    const onTuesday = await aDebt(sale)
    expect(await dueOf(sale.buyer, onTuesday.id)).toBe('2026-04-02')
    expect(await dueOf(sale.buyer, plain.id)).toBe('2026-04-01')

    await world.db
      .insertInto('public_holidays')
      .values({ day: sql`'2026-03-03'::date`, kind: 'national', name: 'Libur uji' })
      .execute()
    const afterHoliday = await aDebt(sale)
    expect(await dueOf(sale.buyer, afterHoliday.id)).toBe('2026-04-09')
    await world.db.deleteFrom('public_holidays').where('name', '=', 'Libur uji').execute()

    const own = (hari_tukar_faktur: number[] | null) =>
      sale.seller.call('pusat-seller/piutang/pelanggan/ubah', { pelanggan_id: sale.buyer.companyId, hari_tukar_faktur })
    await own([5])
    const onFriday = await aDebt(sale)
    expect(await dueOf(sale.buyer, onFriday.id)).toBe('2026-04-05')
    await own([])
    expect(await dueOf(sale.buyer, (await aDebt(sale)).id)).toBe('2026-04-01')
    await own(null)
    const shown = await sale.seller.call('pusat-seller/piutang/pelanggan', { pelanggan_id: sale.buyer.companyId })
    expect(shown.data).toEqual({ hari_tukar_faktur: null, hari_toko: [2] })
    const stranger = await world.aBuyer()
    const unknown = await sale.seller.call('pusat-seller/piutang/pelanggan', { pelanggan_id: stranger.companyId })
    expect(unknown.refusal?.code).toBe('debtor_not_found')
  })
})

describe('a buyer is reminded', () => {
  const run = () => world.runJobs('receivables/remind')
  const remind = (time: string) => world.at(time, run)

  it('three days before, on the day, and after it, once each, by the day in Jakarta [PAY-2]', async () => {
    const sale = await aSale(world, cheap)
    const { number } = await aDebt(sale)
    const { companyName } = sale.seller
    const start = `Tagihan ${companyName} Rp 555.000,00 untuk pesanan ${number}`

    // due on Wednesday, 1 April
    await remind('2026-03-27T23:59:59+07:00')
    expect(await noticesTo(sale.buyer)).toEqual([])
    // a Monday: the Saturday and Sunday before are no working days
    await remind('2026-03-30T09:00:00+07:00')
    await world.at('2026-03-30T10:00:00+07:00', () => Promise.all([run(), run()]))
    expect(await noticesTo(sale.buyer)).toEqual([`${start} jatuh tempo 1 Apr 2026 (2 hari lagi)`])
    await remind('2026-03-31T23:59:59+07:00')
    expect(await noticesTo(sale.buyer)).toHaveLength(1)
    await remind('2026-04-01T00:00:00+07:00')
    expect((await noticesTo(sale.buyer)).at(-1)).toBe(`${start} jatuh tempo hari ini`)
    await remind('2026-04-02T00:00:00+07:00')
    expect((await noticesTo(sale.buyer)).at(-1)).toBe(`${start} sudah lewat jatuh tempo 1 hari (1 Apr 2026)`)
    await remind('2026-04-07T23:59:59+07:00')
    expect(await noticesTo(sale.buyer)).toHaveLength(3)
    await remind('2026-04-08T09:00:00+07:00')
    await remind('2026-04-15T09:00:00+07:00')
    await remind('2026-06-15T09:00:00+07:00')
    expect(await noticesTo(sale.buyer)).toHaveLength(5)
  })

  it('never on a weekend or holiday, of what is paid, or by another company; several are one reminder [PAY-2]', async () => {
    const sale = await aSale(world, cheap)
    const [first, second, paid] = [await aDebt(sale), await aDebt(sale), await aDebt(sale)]
    await payFor(sale.seller, paid.id)
    await remind('2026-04-04T09:00:00+07:00')
    expect(await noticesTo(sale.buyer)).toEqual([])
    await remind('2026-04-06T09:00:00+07:00')

    const numbers = [first, second].sort((one, other) => (one.id < other.id ? -1 : 1)).map(({ number }) => number)
    expect(await noticesTo(sale.buyer)).toEqual([
      `Tagihan ${sale.seller.companyName} Rp 1.110.000,00 untuk pesanan ${numbers[0]} dan 1 lainnya sudah lewat jatuh tempo 5 hari (1 Apr 2026)`,
    ])
    expect(await noticesTo(sale.seller)).toEqual([])
  })
})
