import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { anOrder, complete, creditCheckoutOf, fillCart, payFor, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { insertAccount, lockAccount, saveIssued, saveState } from './queries.ts'
import { insertEvent } from './queries-news.ts'

const world = await openWorld({ connections: 8, settings: { PAYMENT_TEST: 'on' } })

const cheap = { price: '10000.00', stock: '100000' }
const total = '555000.00'

async function aConfirmedOrder() {
  const sale = await anOrder(world, cheap)
  await sale.seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: sale.order.id, versi: 1 })
  return sale
}

const open = (buyer: Person, transaksi_id: string[], jumlah = total) =>
  buyer.call('tagihan/va/buka', { transaksi_id, jumlah })

describe('a virtual account', () => {
  it('is over exactly what is to be paid, for a day, and is shown to the buyer [PAY-3]', async () => {
    const { buyer, seller, order } = await aConfirmedOrder()
    const { data: account } = await open(buyer, [order.id])

    expect(account).toMatchObject({
      bank: 'Bank Uji',
      nomor: expect.stringMatching(/^8808\d{12}$/),
      jumlah: total,
      status: 'menunggu',
      seller_nama: seller.companyName,
      pesanan: [{ transaksi_id: order.id, nomor: order.number, jumlah: total }],
    })
    expect(new Date(account.berlaku_sampai).getTime() - world.now().getTime()).toBe(24 * 60 * 60 * 1000)
    const { data: shown } = await buyer.call('tagihan/va/pesanan', { transaksi_id: order.id })
    expect(shown).toMatchObject({
      tersedia: true,
      uji: true,
      harus_dibayar: total,
      va: [account],
      va_berlaku: account.va_id,
      can: { buka: { boleh: true } },
    })
    expect((await buyer.call('tagihan/va/daftar', {})).data.va).toEqual([account])
  })

  it('is by default over what is billed, and over what is not billed yet only where that is chosen [PAY-2, PAY-3]', async () => {
    const { buyer, seller, order } = await aConfirmedOrder()
    const baris = [{ posisi: 1, jumlah: '25' }]
    await seller.call('pusat-seller/pesanan/kirim', { transaksi_id: order.id, versi: 2, kurir: 'JNE', baris })
    const { data: shown } = await buyer.call('tagihan/va/pesanan', { transaksi_id: order.id })
    expect([shown.sudah_ditagih, shown.harus_dibayar]).toEqual(['277500.00', total])

    expect((await open(buyer, [order.id])).refusal?.code).toBe('va_amount_moved_on')
    const billed = await open(buyer, [order.id], '277500.00')
    expect(billed.data).toMatchObject({ jumlah: '277500.00', status: 'menunggu' })
    const all = { transaksi_id: [order.id], cakupan: 'semua' as const, jumlah: total }
    expect((await buyer.call('tagihan/va/buka', all)).data).toMatchObject({ jumlah: total, status: 'menunggu' })
  })

  it('keeps both companies from being closed while it may be paid into, whoever has paid otherwise [OPS-5, PAY-3]', async () => {
    const sale = await aConfirmedOrder()
    await open(sale.buyer, [sale.order.id])
    await complete(sale)
    await payFor(sale.seller, sale.order.id)
    const obstacles = async (owner: Person) => {
      const { data } = await owner.call('perusahaan/tutup/lihat', { company_id: owner.companyId })
      return data.halangan.map(({ kode }) => kode)
    }
    expect(await obstacles(sale.buyer)).toEqual(['closing_accounts_open'])
    expect(await obstacles(sale.seller)).toContain('closing_accounts_open')

    const dayLater = new Date(world.now().getTime() + 24 * 60 * 60 * 1000).toISOString()
    expect(await world.at(dayLater, () => obstacles(sale.buyer))).toEqual([])
  })

  it('is the same for who asks for the same again, also at once [PAY-3]', async () => {
    const { buyer, order } = await aConfirmedOrder()
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(buyer, [order.id])))
    expect(new Set(answers.map(({ data }) => data.va_id)).size).toBe(1)
  })

  it('takes the place of the one before where something else is to be paid [PAY-3]', async () => {
    const { buyer, seller, order } = await aConfirmedOrder()
    const { data: before } = await open(buyer, [order.id])
    await payFor(seller, order.id, { amount: '55000.00' })

    expect((await open(buyer, [order.id])).refusal).toMatchObject({ code: 'va_amount_moved_on', field: 'jumlah' })
    const { data: after } = await open(buyer, [order.id], '500000.00')

    expect(after.va_id).not.toBe(before.va_id)
    const { data: shown } = await buyer.call('tagihan/va/pesanan', { transaksi_id: order.id })
    expect(shown.va.map(({ jumlah, status }) => [jumlah, status])).toEqual([
      ['500000.00', 'menunggu'],
      [total, 'diganti'],
    ])
  })

  it('over several orders is current as long as nothing of any of them has changed [PAY-3]', async () => {
    const { buyer, seller, order, product, addressId } = await aConfirmedOrder()
    const other = await placeFor(buyer, addressId, product)
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: other.id, versi: 1 })
    const { data: account } = await open(buyer, [order.id, other.id], '1110000.00')
    const current = async () => (await buyer.call('tagihan/va/pesanan', { transaksi_id: order.id })).data.va_berlaku
    expect(await current()).toBe(account.va_id)

    await payFor(seller, other.id, { amount: '55000.00' })
    expect(await current()).toBeNull()
    const { data: after } = await open(buyer, [order.id, other.id], '1055000.00')
    expect([after.va_id === account.va_id, await current()]).toEqual([false, after.va_id])
  })

  it('is for confirmed or shipped orders of one seller that are not paid, and not on delivery [PAY-3]', async () => {
    const sale = await anOrder(world, cheap)
    const { buyer, seller, order, product, addressId } = sale
    const refused = async (...ids: string[]) => (await open(buyer, ids, total)).refusal
    expect(await refused(order.id)).toMatchObject({
      code: 'va_not_for_order',
      status_message: `Pesanan ${order.number}: Pesanan ini belum dapat dibayar.`,
    })
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
    await payFor(seller, order.id)
    expect((await refused(order.id))?.status_message).toContain('sudah lunas')
    const other = await aConfirmedOrder()
    expect(await refused(other.order.id)).toMatchObject({ code: 'order_not_found' })

    await fillCart(buyer, product)
    const credit = (await buyer.call('checkout/buat', await creditCheckoutOf(buyer, addressId))).data.transaksi[0]
    const transaksi_id = credit?.transaksi_id ?? ''
    expect((await refused(transaksi_id))?.status_message).toContain('belum dapat dibayar')
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
    await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })
    const transfer = await placeFor(buyer, addressId, product)
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: transfer.id, versi: 1 })
    expect((await open(buyer, [transaksi_id, transfer.id], '1110000.00')).data.pesanan).toHaveLength(2)
  })

  it('is not shown as waiting once nothing of it, or something else, is owed [PAY-3]', async () => {
    const { buyer, seller, order } = await aConfirmedOrder()
    await open(buyer, [order.id])
    const waiting = async () => (await buyer.call('tagihan/va/daftar', {})).data.va.length
    expect(await waiting()).toBe(1)

    await payFor(seller, order.id)

    expect(await waiting()).toBe(0)
  })

  it("is nobody else's, and opened by who may order [PAY-3, ROLE-10]", async () => {
    const { buyer, order } = await aConfirmedOrder()
    const { data: account } = await open(buyer, [order.id])
    const stranger = await world.aBuyer()
    expect((await open(stranger, [order.id])).refusal?.code).toBe('order_not_found')
    expect((await stranger.call('tagihan/va/pesanan', { transaksi_id: order.id })).refusal?.code).toBe(
      'order_not_found',
    )
    expect((await stranger.call('penyedia-uji/bayar', { va_id: account.va_id })).refusal?.code).toBe('va_not_found')
    const approver = await world.aColleague(buyer, 'approver')
    expect((await open(approver, [order.id])).refusal?.code).toBe('not_allowed')
    const { data: read } = await approver.call('tagihan/va/pesanan', { transaksi_id: order.id })
    expect([read.va.length, read.can.buka.boleh]).toEqual([1, false])
  })
})

describe('the number of an account', () => {
  const within = <T>(work: Parameters<ReturnType<typeof world.db.transaction>['execute']>[0]) =>
    world.db.transaction().execute(work) as Promise<T>

  async function anUnnumbered() {
    const { buyer, seller, order } = await aConfirmedOrder()
    const requested = { orders: [{ orderId: order.id, amount: total }], amount: total, expiresAt: world.now() }
    const by = { sellerId: seller.companyId, buyerId: buyer.companyId, openedBy: buyer.userId, provider: 'uji' }
    return within<string>((tx) => insertAccount(tx, { ...requested, ...by }, world.now()))
  }

  const number = (id: string, issued: string) =>
    within(async (tx) => {
      await lockAccount(tx, id)
      await saveIssued(tx, id, { bank: 'Bank Uji', number: issued })
    })

  it('comes while its payment is told, and neither waits for the other [PAY-3]', async () => {
    const accountId = await anUnnumbered()
    await within(async (tx) => {
      const news = { provider: 'uji', eventId: accountId, kind: 'paid', accountId, hash: Buffer.alloc(32) } as const
      await insertEvent(tx, { ...news, happenedAt: world.now() }, world.now())
      await sql`set local statement_timeout = '20s'`.execute(tx)
      await number(accountId, '1')
      await lockAccount(tx, accountId)
      await saveState(tx, { id: accountId }, 'expired')
    })
    const { state } = await within<{ state: string }>((tx) => lockAccount(tx, accountId))
    expect(state).toBe('expired')
  })

  it("is one account's among those that wait, and may be given anew after it [PAY-3]", async () => {
    const [first, second] = [await anUnnumbered(), await anUnnumbered()]
    await number(first, '2')
    await expect(number(second, '2')).rejects.toThrow('virtual_accounts_numbers')
    await within((tx) => saveState(tx, { id: first }, 'expired'))
    await number(second, '2')
    await within((tx) => saveState(tx, { id: first }, 'paid'))
  })

  it('leads to what was told of it by an index [PAY-3]', async () => {
    const plan = await within<string>(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const { rows } = await sql`explain select from payment_events where account_id = uuidv7()`.execute(tx)
      return JSON.stringify(rows)
    })
    expect(plan).not.toContain('Seq Scan')
  })
})

describe('the test provider', () => {
  it('says that it was paid by the webhook, once however often it is pressed [PAY-3]', async () => {
    const { buyer, order } = await aConfirmedOrder()
    const { data: account } = await open(buyer, [order.id])
    const press = async () => (await buyer.call('penyedia-uji/bayar', { va_id: account.va_id })).data.hasil

    expect([await press(), await press()]).toEqual(['dicatat', 'sudah_diterima'])

    expect((await buyer.call('penyedia-uji/daftar', {})).data).toMatchObject([
      { va_id: account.va_id, status: 'dibayar' },
    ])
    expect((await buyer.call('tagihan/pesanan', { transaksi_id: order.id })).data).toMatchObject({ status: 'lunas' })
    expect((await buyer.call('tagihan/va/daftar', {})).data.va).toEqual([])
  })
})
