import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { countWaiting, inLockOrder } from '#test/database/waiting.ts'
import { aSession } from '#test/scenes/a-session.ts'
import { aPhoto, aShortReceipt, claimOf } from '#test/scenes/claiming.ts'
import { propose } from '#test/scenes/negotiating.ts'
import {
  anOrder,
  aPurchaser,
  aSale,
  checkoutOf,
  complete,
  creditCheckoutOf,
  fillCart,
  payFor,
  placeFor,
} from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 8 })

const preview = (owner: Person) => owner.call('perusahaan/tutup/lihat', { company_id: owner.companyId })
const close = (owner: Person, password = 'Contoh123', company_id: string = owner.companyId) =>
  owner.call('perusahaan/tutup', { company_id, password })

/** A buyer and a seller with one order, completed and paid. */
async function aFinishedTrade() {
  const trade = await anOrder(world, { stock: '1000' })
  await complete(trade)
  await payFor(trade.seller, trade.order.id)
  await endClaiming(trade.order.id)
  return trade
}

/** Moves the clock past the deadline for claims of an order's shipments. */
async function endClaiming(orderId: string): Promise<void> {
  await world.db.updateTable('claim_windows').set({ ends_at: world.now() }).where('order_id', '=', orderId).execute()
}

describe('closing a company', () => {
  it('waits for orders under way on either side, and says so to both [OPS-5]', async () => {
    const { buyer, seller } = await anOrder(world)
    for (const owner of [buyer, seller]) {
      expect((await close(owner)).refusal?.code).toBe('closing_orders_open')
      expect((await preview(owner)).data.halangan).toEqual([
        {
          kode: 'closing_orders_open',
          kalimat: expect.stringMatching(/masih memiliki 1 pesanan yang berjalan.*tutup perusahaan\.$/),
        },
      ])
    }
  })

  it.each(['transfer', 'tempo-30'])('waits until what was bought by %s is paid [OPS-5, PAY-1]', async (code) => {
    const { buyer, seller, addressId, product } = await aSale(world)
    await fillCart(buyer, product)
    const { data } = await buyer.call('checkout/buat', await creditCheckoutOf(buyer, addressId, code))
    const id = data.transaksi[0]?.transaksi_id ?? ''
    await complete({ buyer, seller, order: { id } })
    await endClaiming(id)

    expect((await close(buyer)).refusal?.code).toBe('closing_unpaid')
    expect((await close(seller)).refusal?.code).toBe('closing_uncollected')
    await payFor(seller, id)
    expect((await close(buyer)).status).toBe(200)
    expect((await close(seller)).status).toBe(200)
  })

  it('tells a shop nothing of an order that waits for approval, and ends it [OPS-5, ORDER-4]', async () => {
    const sale = await aSale(world)
    const purchaser = await aPurchaser(world, sale.buyer, { perOrder: '1000.00' })
    const order = await placeFor(purchaser, sale.addressId, sale.product)
    expect((await preview(sale.buyer)).data.halangan).toMatchObject([{ kode: 'closing_orders_open' }])
    expect((await preview(sale.seller)).data.halangan).toEqual([])

    expect((await close(sale.seller)).status).toBe(200)

    const { data } = await sale.buyer.call('transaksi/detail', { transaksi_id: order.id })
    expect(data.status).toBe('dibatalkan')
  })

  it('waits, of a shop, until what it has sent can no longer be claimed; a buyer gives that up [OPS-5, CLAIM-1]', async () => {
    const trade = await anOrder(world, { stock: '1000' })
    const { buyer, seller, order } = trade
    await complete(trade)
    await payFor(seller, order.id)

    expect((await close(seller)).refusal).toMatchObject({ code: 'closing_claimable' })
    expect((await preview(seller)).data.halangan).toEqual([
      { kode: 'closing_claimable', kalimat: expect.stringMatching(/^1 kiriman dari .* masih dapat diklaim/) },
    ])
    expect((await close(buyer)).status).toBe(200)
    await endClaiming(order.id)
    expect((await close(seller)).status).toBe(200)
  })

  it('keeps no more of a payment for a buyer that is closed than its orders take [OPS-5, PAY-1]', async () => {
    const { buyer, seller, order } = await aFinishedTrade()
    expect((await close(buyer)).status).toBe(200)
    const { data: money } = await seller.call('pusat-seller/pembayaran/pesanan', { transaksi_id: order.id })

    const recorded = await seller.call('pusat-seller/pembayaran/catat', {
      transaksi_id: order.id,
      jumlah: '5000',
      tanggal: money.hari_ini,
      kunci: randomUUID(),
      simpan_kelebihan: true,
    })

    expect(recorded.refusal).toMatchObject({ code: 'payment_buyer_closed', field: 'jumlah' })
  })

  it('waits for money that one side holds of the other beyond orders [OPS-5, PAY-1]', async () => {
    const trade = await anOrder(world, { stock: '1000' })
    const { buyer, seller, order } = trade
    await complete(trade)
    await endClaiming(order.id)
    const { data: money } = await seller.call('pusat-seller/pembayaran/pesanan', { transaksi_id: order.id })
    await seller.call('pusat-seller/pembayaran/catat', {
      transaksi_id: order.id,
      jumlah: String(Number(money.sisa) + 5000),
      tanggal: money.hari_ini,
      kunci: randomUUID(),
      simpan_kelebihan: true,
    })
    expect((await close(buyer)).refusal?.code).toBe('closing_credit_left')
    expect((await close(seller)).refusal?.code).toBe('closing_credit_held')
  })

  it('ends what a buyer has under way, deletes its private data, and keeps orders and documents [OPS-5, REG-4]', async () => {
    const { buyer, seller, product, order } = await aFinishedTrade()
    const colleague = await world.aColleague(buyer, 'purchaser')
    const session = await aSession(world, colleague)
    await fillCart(buyer, product)
    const nego = await propose(buyer, product)
    expect((await preview(buyer)).data).toEqual({ halangan: [], anggota: 2 })

    expect((await close(buyer)).status).toBe(200)

    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from cart_lines where company_id = ${buyer.companyId}) as lines,
        (select count(*)::int from addresses where company_id = ${buyer.companyId}) as addresses,
        (select count(*)::int from memberships where company_id = ${buyer.companyId}) as members,
        (select count(*)::int from subscriptions where buyer_id = ${buyer.companyId} and status <> 'ended') as subscribed,
        (select count(*)::int from orders where buyer_id = ${buyer.companyId}) as orders,
        (select count(*)::int from companies where id = ${buyer.companyId} and closed_at is not null and phone = '') as closed`.execute(
      world.db,
    )
    expect(rows[0]).toEqual({ lines: 0, addresses: 0, members: 0, subscribed: 0, orders: 1, closed: 1 })
    expect((await session.call('akun/profil', {})).ok).toBe(false)
    await expect(preview(buyer)).rejects.toThrow('wrong_credentials')
    expect((await seller.call('pusat-seller/nego/detail', { nego_id: nego })).data.status).not.toBe('menunggu_respon')
    expect((await seller.call('pusat-seller/pesanan/detail', { transaksi_id: order.id })).text).toContain(
      buyer.companyName,
    )
    await world.runJobs()
    for (const { email } of [buyer, colleague]) {
      const mail = world.mails.findLast(({ to }) => to.address === email)
      expect(mail?.subject).toBe(`${buyer.companyName} telah ditutup`)
    }
  })

  it('takes a shop out of every list for good: customers are notified, and nobody opens it again [OPS-5, ADM-2]', async () => {
    const { buyer, seller, product, order } = await aFinishedTrade()
    await fillCart(buyer, product)
    await propose(buyer, product)

    expect((await close(seller)).status).toBe(200)

    expect((await buyer.call('produk/detail', { produk_id: product.id })).ok).toBe(false)
    const { rows: shops } = await sql<{ username: string }>`
      select username from companies where id = ${seller.companyId}`.execute(world.db)
    const shown = await world.aVisitor().call('seller/detail', { seller_username: shops[0]?.username ?? '' })
    expect(shown.ok).toBe(false)
    expect((await buyer.call('notifikasi/daftar', buyer.ids)).text).toContain('menutup tokonya')
    expect((await buyer.call('langganan/daftar', {})).text).not.toContain('"aktif"')
    expect((await buyer.call('keranjang/daftar', buyer.ids)).text).toContain('Toko ini tidak berjualan lagi.')
    expect((await buyer.call('transaksi/detail', { transaksi_id: order.id })).text).toContain(seller.companyName)
    const { rows } = await sql<{ status: string }>`select distinct status from products
      where seller_id = ${seller.companyId}`.execute(world.db)
    expect(rows).toEqual([{ status: 'closed' }])
    const administrator = await world.anAdministrator()
    const { text } = await administrator.call('admin/perusahaan/lihat', { perusahaan_id: seller.companyId })
    expect(text).toContain('"ditutup":"')
  })

  it("is its owner's alone, with the password, and never another company's [OPS-5, ROLE-10, SESS-7]", async () => {
    const owner = await world.aBuyer()
    const other = await world.aBuyer()
    const purchaser = await world.aColleague(owner, 'purchaser')
    expect((await close(purchaser)).refusal?.code).toBe('not_allowed')
    expect((await close(owner, 'Salah123')).refusal).toMatchObject({ code: 'password_wrong', field: 'password' })
    expect((await close(owner, 'Contoh123', other.companyId)).ok).toBe(false)
    const seller = await world.aSeller()
    expect((await close(await world.aColleague(seller, 'sales'))).refusal?.code).toBe('not_allowed')
    expect((await preview(await world.anAdministrator())).refusal?.code).toBe('not_allowed')
    const { rows } = await sql`select from companies where closed_at is not null
      and id in (${owner.companyId}, ${other.companyId}, ${seller.companyId})`.execute(world.db)
    expect(rows).toEqual([])
  })

  it('is done once by two owners at once, and not at all by one who was removed [OPS-5]', async () => {
    const owner = await world.aBuyer()
    const [second, removed] = [await world.aColleague(owner, 'owner'), await world.aColleague(owner, 'owner')]
    for (const one of [owner, second, removed]) await preview(one)
    await owner.call('anggota/hapus', { company_id: owner.companyId, anggota_id: removed.userId })
    await expect(close(removed)).rejects.toThrow('wrong_credentials')

    const both = await Promise.allSettled([close(owner), close(second)])

    const done = both.filter((one) => one.status === 'fulfilled' && one.value.ok)
    expect(done).toHaveLength(1)
    const { rows } = await sql`select from audit_entries where act = 'company.close'
      and thing_id = ${owner.companyId}`.execute(world.db)
    expect(rows).toHaveLength(1)
  })

  it('and an order on credit wait for each other, and never both at once [OPS-5, ORDER-2]', async () => {
    const { buyer, seller, product, addressId } = await aFinishedTrade()
    await fillCart(buyer, product)
    const checkout = await creditCheckoutOf(buyer, addressId)

    const both = await inLockOrder(world.db, product.id, [
      () => close(seller),
      () => buyer.call('checkout/buat', checkout),
    ])

    expect(both.map(({ status, refusal }) => [status, refusal?.code])).toEqual([
      [200, undefined],
      [422, 'shop_shut'],
    ])
  })

  it('and the taking off sale of one of its products wait for each other, whatever is negotiated [OPS-5, ADM-3]', async () => {
    const { buyer, seller, product } = await aFinishedTrade()
    await propose(buyer, product)
    const administrator = await world.anAdministrator()
    const { data } = await administrator.call('admin/produk/lihat', { produk_id: product.id })
    const ban = { produk_id: product.id, versi: data.versi, alasan: 'Sertifikat tidak sah' }

    const both = await inLockOrder(world.db, product.id, [
      () => administrator.call('admin/produk/turunkan', ban),
      () => close(seller),
    ])

    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })

  it.each([
    ['stays open where a claim of the last moment comes first', 'claim'],
    ['lets nothing be claimed where it is closed first', 'closing'],
  ] as const)('%s [OPS-5, CLAIM-1]', async (_, first) => {
    const { buyer, seller, order, kiriman_id } = await aShortReceipt(world)
    await payFor(seller, order.id)
    const photo = await aPhoto(buyer, kiriman_id)
    const [before, after] = ['2026-03-05T23:59:59+07:00', '2026-03-06T00:00:00+07:00']
    const acts = {
      claim: () => world.at(before, async () => claimOf(buyer, kiriman_id, [{}], [photo])),
      closing: () => world.at(after, async () => close(seller)),
    }
    const running: Promise<Awaited<ReturnType<(typeof acts)[typeof first]>>>[] = []
    await world.db.transaction().execute(async (tx) => {
      await sql`select from companies where id = ${seller.companyId} for no key update`.execute(tx)
      for (const act of first === 'claim' ? [acts.claim, acts.closing] : [acts.closing, acts.claim]) {
        running.push(act())
        await expect.poll(() => countWaiting(world.db)).toBe(running.length)
      }
    })

    const [one, other] = await Promise.all(running)
    expect(one?.status).toBe(200)
    expect(other?.refusal?.code).toBe(first === 'claim' ? 'closing_claims_open' : 'claim_closed')
  })

  it.each([
    ['stays open where an order holds a stock of it first', 'order'],
    ['sells nothing more where it is closed first', 'closing'],
  ] as const)('%s [OPS-5, ORDER-2]', async (_, first) => {
    const { buyer, seller, product, addressId } = await aFinishedTrade()
    await fillCart(buyer, product)
    const checkout = await checkoutOf(buyer, addressId)
    const order = () => buyer.call('checkout/buat', checkout)
    const closing = () => close(seller)

    const [one, other] = await inLockOrder(
      world.db,
      product.id,
      first === 'order' ? [order, closing] : [closing, order],
    )

    expect(one.status).toBe(200)
    expect(other.refusal?.code).toBe(first === 'order' ? 'moved_on' : 'shop_shut')
    const { rows } = await sql<{ closed: boolean; orders: number }>`
      select closed_at is not null as closed,
        (select count(*)::int from orders where seller_id = ${seller.companyId}) as orders
      from companies where id = ${seller.companyId}`.execute(world.db)
    expect(rows[0]).toEqual(first === 'order' ? { closed: false, orders: 2 } : { closed: true, orders: 1 })
  })

  it('closes a shop with the account of its only member [REG-3, OPS-5]', async () => {
    const { buyer, seller, product } = await aFinishedTrade()
    expect((await seller.call('akun/tutup/lihat', {})).data).toEqual({ halangan: [], perusahaan: [seller.companyName] })

    expect((await seller.call('akun/tutup', { user_id: seller.userId, password: 'Contoh123' })).status).toBe(200)

    expect((await buyer.call('produk/detail', { produk_id: product.id })).ok).toBe(false)
  })
})
