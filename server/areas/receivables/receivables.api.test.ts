import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { WireBodyOf } from '#domain/call.ts'
import type { contract } from '#domain/contract.ts'
import type { Person } from '#test/actor.ts'
import { countWaiting } from '#test/database/waiting.ts'
import { anOrder, payFor, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { findUnequalCredits } from '../order-documents/public.ts'
import { checkReceivables } from '../orders/check-receivables.ts'
import { findOpenOfInvoices, writeCreditNote, writeInvoice } from './public.ts'

const world = await openWorld({ connections: 12 })

// 50 kg at Rp 10,000 with PPN: Rp 555,000
const cheap = { price: '10000.00', stock: '10000' }
const day = '2026-03-02'

type Payment = WireBodyOf<typeof contract.receivables.record>

async function aConfirmedOrder() {
  const sale = await anOrder(world, cheap)
  await confirm(sale.seller, sale.order.id)
  return sale
}

type Sale = Awaited<ReturnType<typeof aConfirmedOrder>>

async function confirm(seller: Person, transaksi_id: string) {
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
}

/** One more order of the same buyer, confirmed. */
async function anotherOrder({ buyer, seller, product, addressId }: Sale) {
  const order = await placeFor(buyer, addressId, product)
  await confirm(seller, order.id)
  return order.id
}

const record = (by: Person, transaksi_id: string, jumlah: string, more: Partial<Payment> = {}) =>
  by.call('pusat-seller/pembayaran/catat', { transaksi_id, jumlah, tanggal: day, kunci: randomUUID(), ...more })

const moneyOf = async (seller: Person, transaksi_id: string) =>
  (await seller.call('pusat-seller/pembayaran/pesanan', { transaksi_id })).data

const creditOf = (orderId: string, shipmentId: string, amount: string) => ({
  ...{ orderId, shipmentId, amount },
  reason: 'Dua karung rusak',
  by: null,
})

describe('a payment', () => {
  it('may pay a part, then the rest; both sides see what is left, and the buyer is notified [PAY-1]', async () => {
    const { seller, buyer, order } = await aConfirmedOrder()

    expect((await record(seller, order.id, '200000.00')).data.sisa).toBe('355000.00')

    const { data: partly } = await buyer.call('transaksi/detail', { transaksi_id: order.id })
    expect(partly.pembayaran).toEqual({ status: 'dibayar_sebagian', sisa: '355000.00', jatuh_tempo: '2026-03-05' })
    expect(partly.linimasa.at(-1)).toMatchObject({
      keterangan: 'Dibayar sebagian: Rp 200.000,00, sisa Rp 355.000,00',
      alasan: null,
    })
    expect((await record(seller, order.id, '355000.00')).data.sisa).toBe('0.00')
    const { data: paid } = await buyer.call('tagihan/pesanan', { transaksi_id: order.id })
    expect(paid).toMatchObject({ status: 'lunas', dibayar: '555000.00', sisa: '0.00', pesanan_lain: [] })
    expect(paid.catatan.map(({ jumlah }) => jumlah)).toEqual(['200000.00', '355000.00'])
    const notices = await world.db
      .selectFrom('notifications')
      .select('message')
      .where('company_id', '=', buyer.companyId)
      .execute()
    expect(notices.map(({ message }) => message)).toContainEqual(expect.stringContaining('mencatat pelunasan pesanan'))
  })

  it('of more than is left is kept as credit only where that was agreed to, and pays a later order [PAY-1]', async () => {
    const sale = await aConfirmedOrder()
    const { seller, order } = sale
    expect((await record(seller, order.id, '600000.00')).refusal?.code).toBe('payment_leaves_rest')
    expect((await record(seller, order.id, '600000.00', { simpan_kelebihan: true })).data.sisa).toBe('0.00')

    const later = await anotherOrder(sale)
    expect(await moneyOf(seller, later)).toMatchObject({ kelebihan: '45000.00', sisa: '555000.00' })
    const use = (jumlah: string) =>
      seller.call('pusat-seller/pembayaran/pakai-kelebihan', { transaksi_id: later, jumlah, kunci: randomUUID() })
    expect((await use('45000.01')).refusal?.code).toBe('credit_too_small')
    expect((await use('45000.00')).data.sisa).toBe('510000.00')
    expect(await moneyOf(seller, later)).toMatchObject({ kelebihan: '0.00', dibayar: '45000.00' })
  })

  it('pays several orders of one buyer, and none of another [PAY-1]', async () => {
    const sale = await aConfirmedOrder()
    const { seller, order } = sale
    const second = await anotherOrder(sale)
    const stranger = await world.aBuyer()
    await world.subscribe(stranger, seller)
    const foreign = await placeFor(stranger, await world.anAddress(stranger), sale.product)
    const both = (jumlah: string, other: string) => ({
      alokasi: [
        { transaksi_id: order.id, jumlah: '555000.00' },
        { transaksi_id: other, jumlah },
      ],
    })

    expect((await record(seller, order.id, '655000.00', both('100000.00', foreign.id))).refusal?.code).toBe(
      'payment_of_others',
    )
    expect((await record(seller, order.id, '600000.00', both('100000.00', second))).refusal?.code).toBe(
      'payment_parts_exceed',
    )
    expect((await record(seller, order.id, '655000.00', both('100000.00', second))).data.sisa).toBe('0.00')
    const partly = await moneyOf(seller, second)
    expect(partly).toMatchObject({
      sisa: '455000.00',
      status: 'dibayar_sebagian',
      catatan: [{ jumlah: '100000.00', jumlah_seluruhnya: '655000.00', banyak_pesanan: 2 }],
    })

    const pembayaran_id = partly.catatan[0]?.catatan_id ?? ''
    await seller.call('pusat-seller/pembayaran/batalkan', { pembayaran_id, alasan: 'Salah catat' })
    for (const [transaksi_id, sum] of [
      [order.id, '555.000'],
      [second, '100.000'],
    ] as const) {
      const { data } = await seller.call('pusat-seller/pesanan/detail', { transaksi_id })
      expect(data.linimasa.at(-1)?.keterangan).toBe(
        `Catatan pembayaran dibatalkan: Rp ${sum},00, sisa Rp 555.000,00: Salah catat`,
      )
    }
  })

  it('is recorded once with one key, however often and at once it comes [PAY-1]', async () => {
    const { seller, order } = await aConfirmedOrder()
    const kunci = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => record(seller, order.id, '100000.00', { kunci })))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await moneyOf(seller, order.id)).toMatchObject({ dibayar: '100000.00' })
    expect((await record(seller, order.id, '100001.00', { kunci })).refusal?.code).toBe('key_reused')
  })

  it('of all that is left is recorded by one of two who saw the same rest [PAY-1]', async () => {
    const { seller, order } = await aConfirmedOrder()
    const finance = await world.aColleague(seller, 'finance')
    const expected = { sisa: '555000.00' }
    const answers = await Promise.all(
      [seller, finance].map((person) => record(person, order.id, '300000.00', expected)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)?.refusal?.code).toBe('receivable_moved_on')
  })

  it('is recorded by the owner and finance alone, for their own orders, not ahead of the day [PAY-1] [ROLE-10]', async () => {
    const { seller, order } = await aConfirmedOrder()
    const sales = await world.aColleague(seller, 'sales')
    expect((await record(sales, order.id, '1.00')).refusal?.code).toBe('not_allowed')
    expect(await moneyOf(sales, order.id)).toMatchObject({ can: { catat: { boleh: false } } })
    expect((await record(await world.aSeller(), order.id, '1.00')).refusal?.code).toBe('order_not_found')
    expect((await record(seller, order.id, '1.00', { tanggal: '2026-03-03' })).refusal?.code).toBe('payment_not_yet')
  })

  it('that keeps a rest and a buyer who cancels wait for each other, and never both at once [PAY-1, ORDER-4]', async () => {
    const { buyer, seller, order } = await anOrder(world, { stock: '1000' })
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
    const { data: money } = await seller.call('pusat-seller/pembayaran/pesanan', { transaksi_id: order.id })
    const acts = [
      () => buyer.call('transaksi/batal', { transaksi_id: order.id, versi: 2, alasan: 'Salah pesan' }),
      () =>
        seller.call('pusat-seller/pembayaran/catat', {
          transaksi_id: order.id,
          jumlah: String(Number(money.sisa) + 5000),
          tanggal: money.hari_ini,
          kunci: randomUUID(),
          simpan_kelebihan: true,
        }),
    ]
    const running: ReturnType<(typeof acts)[number]>[] = []
    await world.db.transaction().execute(async (tx) => {
      await sql`select from companies where id = ${buyer.companyId} for update`.execute(tx)
      for (const act of acts) {
        running.push(act())
        await expect.poll(() => countWaiting(world.db)).toBe(running.length)
      }
    })

    const answers = await Promise.all(running)
    expect(answers.map(({ status, refusal }) => [status, refusal?.code])).toEqual([
      [422, 'order_step_not_allowed'],
      [200, undefined],
    ])
  })
})

describe('an entry', () => {
  it('is undone once by a counter entry with a reason; a credit that was used is given back first [PAY-1]', async () => {
    const sale = await aConfirmedOrder()
    const { seller, buyer, order } = sale
    const paid = await record(seller, order.id, '600000.00', { simpan_kelebihan: true })
    const later = await anotherOrder(sale)
    const used = await seller.call('pusat-seller/pembayaran/pakai-kelebihan', {
      transaksi_id: later,
      jumlah: '45000.00',
      kunci: randomUUID(),
    })
    const undo = (pembayaran_id: string) =>
      seller.call('pusat-seller/pembayaran/batalkan', { pembayaran_id, alasan: 'Salah catat' })

    expect((await undo(paid.data.pembayaran_id)).refusal?.code).toBe('credit_spent')
    expect((await undo(used.data.pembayaran_id)).ok).toBe(true)
    expect((await undo(paid.data.pembayaran_id)).ok).toBe(true)
    expect((await undo(paid.data.pembayaran_id)).refusal?.code).toBe('payment_undone')

    expect(await moneyOf(seller, order.id)).toMatchObject({
      sisa: '555000.00',
      kelebihan: '0.00',
      status: 'belum_dibayar',
    })
    const { data } = await buyer.call('transaksi/detail', { transaksi_id: order.id })
    expect(data.linimasa.at(-1)?.keterangan).toBe(
      'Catatan pembayaran dibatalkan: Rp 555.000,00, sisa Rp 555.000,00: Salah catat',
    )
    expect((await undo(randomUUID())).refusal?.code).toBe('payment_not_found')
  })

  it('that gives up a rest is the owner’s, with a reason, and is audited [PAY-1] [ADM-6]', async () => {
    const { seller, order } = await aConfirmedOrder()
    await record(seller, order.id, '550000.00')
    const finance = await world.aColleague(seller, 'finance')
    const giveUp = (by: Person) =>
      by.call('pusat-seller/pembayaran/hapus-buku', {
        transaksi_id: order.id,
        jumlah: '5000.00',
        alasan: 'Selisih biaya bank',
        kunci: randomUUID(),
      })
    expect((await giveUp(finance)).refusal?.code).toBe('not_allowed')
    expect((await giveUp(seller)).data.sisa).toBe('0.00')
    const { status, dihapusbukukan, catatan } = await moneyOf(seller, order.id)
    expect([status, dihapusbukukan]).toEqual(['lunas', '5000.00'])
    // what is given up is not requested again by others either
    const pembayaran_id = catatan.at(-1)?.catatan_id ?? ''
    const undone = await finance.call('pusat-seller/pembayaran/batalkan', { pembayaran_id, alasan: 'Ditagih lagi' })
    expect(undone.refusal?.code).toBe('not_allowed')
    expect((await moneyOf(finance, order.id)).catatan.at(-1)?.dapat_dibatalkan).toBe(false)
    const entries = await world.db
      .selectFrom('audit_entries')
      .select('after')
      .where('act', '=', 'payment.write-off')
      .where('thing_id', '=', order.id)
      .execute()
    expect(entries).toMatchObject([{ after: { amount: '5000.00', reason: 'Selisih biaya bank' } }])
  })

  it('cannot be changed or removed in the database [PAY-1]', async () => {
    const { seller, order } = await aConfirmedOrder()
    await record(seller, order.id, '1000.00')
    await expect(world.db.updateTable('receivable_lines').set({ paid: '1' }).execute()).rejects.toThrow(
      'only appended to',
    )
    await expect(world.db.deleteFrom('receivable_acts').execute()).rejects.toThrow('only appended to')
    await expect(world.db.updateTable('receivables').set({ paid: '1' }).execute()).rejects.toThrow('line of its ledger')
  })
})

it('what was paid for an order that is cancelled is the buyer’s credit [PAY-1]', async () => {
  const { seller, buyer, order } = await aConfirmedOrder()
  await payFor(seller, order.id, { amount: '100000.00' })
  const { data } = await seller.call('pusat-seller/pesanan/detail', { transaksi_id: order.id })
  await seller.call('pusat-seller/pesanan/batal', { transaksi_id: order.id, versi: data.versi, alasan: 'Kosong' })
  const { data: money } = await buyer.call('tagihan/pesanan', { transaksi_id: order.id })
  expect(money).toMatchObject({ status: null, total: '0.00', kelebihan: '100000.00', sisa: '0.00' })
  expect(money.catatan.map(({ jenis, jumlah }) => [jenis, jumlah])).toEqual([
    ['pembayaran', '100000.00'],
    ['pembatalan', '555000.00'],
  ])
  expect((await record(seller, order.id, '1.00')).refusal?.code).toBe('payment_needs_order')
  expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
})

it('lists orders by how they stand with their payment, on both sides [PAY-1]', async () => {
  const sale = await aConfirmedOrder()
  const { seller, buyer, order } = sale
  const partly = await anotherOrder(sale)
  await record(seller, order.id, '555000.00')
  await record(seller, partly, '1000.00')
  const listed = async (bayar: 'belum_dibayar' | 'dibayar_sebagian' | 'lunas' | 'lewat_jatuh_tempo') => {
    const { data } = await buyer.call('transaksi/daftar', { bayar })
    expect((await seller.call('pusat-seller/pesanan/daftar', { bayar })).data.total).toBe(data.total)
    return data.transaksi.map(({ transaksi_id }) => transaksi_id)
  }
  expect(await listed('lunas')).toEqual([order.id])
  expect(await listed('dibayar_sebagian')).toEqual([partly])
  world.setClock('2026-03-06T00:00:00+07:00')
  expect(await listed('lewat_jatuh_tempo')).toEqual([partly])
  expect(await listed('dibayar_sebagian')).toEqual([])
  world.setClock()
})

it('a credit note lowers what an order comes to, and what was paid beyond it is the buyer’s credit [PAY-1]', async () => {
  const { seller, buyer, order } = await aConfirmedOrder()
  await payFor(seller, order.id)
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id: order.id, versi: 3, kurir: 'JNE' })
  const paidBy = () =>
    world.db.selectFrom('orders').select(['paid_at', 'paid_by']).where('id', '=', order.id).executeTakeFirstOrThrow()
  const paid = await paidBy()
  expect(paid.paid_by).not.toBeNull()
  world.setClock('2026-03-04T09:00:00+07:00')
  await world.db.transaction().execute((tx) => {
    return writeCreditNote(tx, creditOf(order.id, randomUUID(), '55000.00'), world.now())
  })
  const { data } = await buyer.call('tagihan/pesanan', { transaksi_id: order.id })
  expect(data).toMatchObject({ total: '500000.00', dibayar: '500000.00', sisa: '0.00', kelebihan: '55000.00' })
  expect(await paidBy()).toEqual(paid)
  world.setClock()
  expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
})

it('a credit note is taken off the invoice that it corrects, and so is the day by which that is paid [PAY-1]', async () => {
  const { order } = await aConfirmedOrder()
  const [first, second] = [randomUUID(), randomUUID()]
  await world.db.transaction().execute(async (tx) => {
    const goods = { orderId: order.id, shipmentId: first, amount: '300000.00', dueDay: '2026-03-10' }
    await writeInvoice(tx, goods, world.now())
    await writeInvoice(tx, { ...goods, shipmentId: second, amount: '255000.00', dueDay: '2026-04-10' }, world.now())
  })
  const credit = (shipmentId: string, amount: string) =>
    world.db.transaction().execute((tx) => writeCreditNote(tx, creditOf(order.id, shipmentId, amount), world.now()))
  const owed = async () => {
    const { day: due } = await world.db
      .selectFrom('receivables')
      .select(sql<string>`due_day::text`.as('day'))
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
    const open = await findOpenOfInvoices(world.db, [first, second])
    return { due, first: open.get(first), second: open.get(second) }
  }
  await credit(second, '200000.00')
  expect(await owed()).toMatchObject({ due: '2026-03-10', first: '300000.00', second: '55000.00' })
  await credit(first, '300000.00')
  expect(await owed()).toMatchObject({ due: '2026-04-10', first: '0.00', second: '55000.00' })
  // a credit that no document was issued for
  expect(await findUnequalCredits(world.db)).toContain(order.id)
  expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
})
