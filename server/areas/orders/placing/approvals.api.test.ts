import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { hear } from '#test/hear.ts'
import { proposal } from '#test/scenes/negotiating.ts'
import { aPurchaser, aSale, aVoucher, cartOf, checkoutOf, fillCart, placeFor, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

// 50 kg at Rp 10,000 with PPN: Rp 555,000
const cheap = { price: '10000.00', stock: '1000' }

/** An order of Rp 555,000 by a purchaser whose limit it exceeds. */
async function aWaitingOrder(limits: Parameters<typeof aPurchaser>[2] = { perOrder: '500000.00' }) {
  const sale = await aSale(world, cheap)
  const purchaser = await aPurchaser(world, sale.buyer, limits)
  const order = await placeFor(purchaser, sale.addressId, sale.product)
  return { ...sale, owner: sale.buyer, purchaser, order }
}

async function stateOf(buyer: Person, transaksi_id: string) {
  return (await buyer.call('transaksi/detail', { transaksi_id })).data.status
}

async function messagesOf(person: Person) {
  const { data } = await person.call('notifikasi/daftar', { company_id: person.companyId })
  return data.notifikasi.map(({ pesan }) => pesan)
}

describe('an order above a limit', () => {
  it('waits for approval with its stock taken, and its seller sees and hears nothing of it [ROLE-10] [ORDER-4]', async () => {
    const { owner, seller, purchaser, order, product } = await aWaitingOrder()
    const act = { transaksi_id: order.id, versi: 1 }

    const { data } = await purchaser.call('transaksi/detail', { transaksi_id: order.id })
    expect(data).toMatchObject({
      status: 'menunggu_persetujuan',
      status_nama: 'menunggu persetujuan',
      pemesan: expect.stringContaining('Orang Uji'),
      linimasa: [{ status: 'menunggu_persetujuan', keterangan: 'Pesanan diajukan untuk disetujui' }],
      can: { batal: { boleh: true }, setujui: { boleh: false }, konfirmasi: { boleh: false } },
    })
    expect(await stockOf(world, product)).toBe(950)
    expect(await cartOf(purchaser)).toEqual([])
    const waiting = await owner.call('transaksi/daftar', { status: 'menunggu_persetujuan' })
    expect(waiting.data.transaksi.map(({ nomor }) => nomor)).toEqual([order.number])

    const { data: sales } = await seller.call('pusat-seller/pesanan/daftar', { keyword: order.number })
    expect(sales).toMatchObject({ total: 0, jumlah: { menunggu_persetujuan: 0, menunggu_konfirmasi: 0 } })
    const { data: summary } = await seller.call('pusat-seller/ringkasan', {})
    expect(summary.jumlah).toMatchObject({ menunggu_persetujuan: 0, menunggu_konfirmasi: 0 })
    expect(await messagesOf(seller)).toEqual([])
    const acts = await Promise.all([
      seller.call('pusat-seller/pesanan/detail', { transaksi_id: order.id }),
      seller.call('pusat-seller/pesanan/konfirmasi', act),
      seller.call('pusat-seller/pesanan/batal', { ...act, alasan: 'Iseng' }),
    ])
    expect(acts.map(({ refusal }) => refusal?.code)).toEqual(acts.map(() => 'order_not_found'))
  })

  it('is told before it is submitted, with the limit [ROLE-10]', async () => {
    const { buyer, product, addressId } = await aSale(world, cheap)
    const purchaser = await aPurchaser(world, buyer, { perOrder: '500000.00' })
    const cart_id = [await fillCart(purchaser, product)]
    const quoteFor = (person: Person) => person.call('checkout/rincian', { company_id: buyer.companyId, cart_id })

    expect((await quoteFor(purchaser)).data.perlu_persetujuan).toBe(
      'Total pesanan melebihi batas Anda Rp 500.000,00 per pesanan.',
    )
    expect((await quoteFor(buyer)).data.perlu_persetujuan).toBeNull()
    const placed = await purchaser.call('checkout/buat', await checkoutOf(purchaser, addressId))
    expect(placed.data.menunggu_persetujuan).toBe(true)
  })

  it('goes to its seller once a colleague approves; the purchaser hears of it, the timeline names who [ROLE-10] [ORDER-4]', async () => {
    const { owner, seller, purchaser, order, product } = await aWaitingOrder()
    const approver = await world.aColleague(owner, 'approver')
    expect((await messagesOf(approver))[0]).toMatch(
      new RegExp(`^Orang Uji \\d+ meminta persetujuan pesanan ${order.number} senilai Rp 555.000,00$`),
    )
    expect(await messagesOf(purchaser)).toEqual([])
    world.setClock('2030-03-04T09:00:00+07:00')

    const approved = await approver.call('transaksi/setujui', { transaksi_id: order.id, versi: 1 })
    world.setClock()

    expect(approved.data).toMatchObject({
      status: 'menunggu_konfirmasi',
      versi: 2,
      linimasa: [{}, { keterangan: 'Pesanan disetujui', waktu: '2030-03-04T02:00:00.000Z' }],
    })
    expect(approved.data.linimasa[1]?.oleh).toMatch(/^Orang Uji \d+, PT Pembeli/)
    expect(await stockOf(world, product)).toBe(950)
    expect((await messagesOf(purchaser))[0]).toMatch(new RegExp(`menyetujui pesanan ${order.number}$`))
    expect(await messagesOf(seller)).toEqual([`${owner.companyName} membuat pesanan ${order.number}`])
    const { data: sale } = await seller.call('pusat-seller/pesanan/detail', { transaksi_id: order.id })
    expect(sale.tanggal).toBe('2030-03-04T02:00:00.000Z')
    expect(sale.linimasa.map(({ keterangan }) => keterangan)).toEqual(['Pesanan dibuat'])
    const confirmed = await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 2 })
    expect(confirmed.data.status).toBe('diproses')
  })

  it('returns to the stock when refused, with a reason the purchaser reads; its seller never hears of it [ROLE-10] [ORDER-4]', async () => {
    const { owner, seller, purchaser, order, product } = await aWaitingOrder()
    const act = { transaksi_id: order.id, versi: 1 }
    expect((await owner.call('transaksi/tolak', { ...act, alasan: ' ' })).refusal?.field).toBe('alasan')

    const refused = await owner.call('transaksi/tolak', { ...act, alasan: 'Anggaran habis' })

    expect(refused.data).toMatchObject({
      status: 'dibatalkan',
      linimasa: [{}, { keterangan: 'Pesanan ditolak', alasan: 'Anggaran habis' }],
      can: { setujui: { boleh: false, alasan: 'Pesanan berstatus dibatalkan tidak dapat disetujui.' } },
    })
    expect(await stockOf(world, product)).toBe(1000)
    expect((await messagesOf(purchaser))[0]).toMatch(/menolak pesanan .+: Anggaran habis$/)
    expect(await messagesOf(seller)).toEqual([])
    expect((await seller.call('pusat-seller/pesanan/daftar', {})).data.total).toBe(0)
  })

  it('may be cancelled by the company itself while it waits, which approvers hear of [ROLE-10] [ORDER-4]', async () => {
    const { owner, seller, purchaser, order, product } = await aWaitingOrder()

    const cancelled = await purchaser.call('transaksi/batal', { transaksi_id: order.id, versi: 1, alasan: 'Salah' })

    expect(cancelled.data.status).toBe('dibatalkan')
    expect(await stockOf(world, product)).toBe(1000)
    expect((await messagesOf(owner))[0]).toMatch(/membatalkan pesanan .+ yang menunggu persetujuan: Salah$/)
    expect(await messagesOf(seller)).toEqual([])
  })

  it('keeps its own price when approved after the price has changed [ROLE-10] [ORDER-3]', async () => {
    const { owner, order, product } = await aWaitingOrder()
    await world.db.updateTable('product_prices').set({ amount: '1.00' }).where('product_id', '=', product.id).execute()

    const approved = await owner.call('transaksi/setujui', { transaksi_id: order.id, versi: 1 })

    expect(approved.data.total).toBe('555000.00')
  })

  it('is not approved once the subscription is suspended [ROLE-10] [ROLE-2]', async () => {
    const { owner, seller, order } = await aWaitingOrder()
    await world.subscribe(owner, seller, { status: 'suspended' })

    const answer = await owner.call('transaksi/setujui', { transaksi_id: order.id, versi: 1 })

    expect(answer.refusal).toMatchObject({
      code: 'approval_needs_subscription',
      status_message: `Langganan pada ${seller.companyName} sudah tidak aktif, sehingga pesanan ini tidak dapat disetujui.`,
    })
    expect(await stateOf(owner, order.id)).toBe('menunggu_persetujuan')
  })
})

describe('who approves', () => {
  it('is an approver or the owner, never a purchaser, nor who placed it [ROLE-10]', async () => {
    const { owner, purchaser, order } = await aWaitingOrder()
    const act = { transaksi_id: order.id, versi: 1 }
    const mate = await aPurchaser(world, owner)
    for (const person of [purchaser, mate]) {
      expect((await person.call('transaksi/setujui', act)).refusal?.code).toBe('not_allowed')
      expect((await person.call('transaksi/tolak', { ...act, alasan: 'Tidak' })).refusal?.code).toBe('not_allowed')
    }

    // promoted while the order waits
    for (const role of ['approver', 'owner']) {
      await world.db.updateTable('memberships').set({ role }).where('user_id', '=', purchaser.userId).execute()
      const answer = await purchaser.call('transaksi/setujui', act)
      expect(answer.refusal?.status_message).toBe('Pesanan Anda sendiri harus diperiksa oleh rekan yang berwenang.')
    }
    expect(await stateOf(owner, order.id)).toBe('menunggu_persetujuan')
  })

  it('cannot place orders as an approver [ROLE-10]', async () => {
    const { buyer, addressId } = await aSale(world, cheap)
    const approver = await world.aColleague(buyer, 'approver')
    const body = {
      ...approver.ids,
      cart_id: [randomUUID()],
      alamat_id: addressId,
      kunci: randomUUID(),
      seller: [{ seller_id: randomUUID(), tipe_pembayaran: 'transfer' }],
      total: '1.00',
    }
    expect((await approver.call('checkout/buat', body)).refusal?.code).toBe('not_allowed')
  })

  it("finds no stranger's order [ROLE-9] [ROLE-10]", async () => {
    const { order } = await aWaitingOrder()
    const stranger = await world.aBuyer()
    const act = { transaksi_id: order.id, versi: 1 }

    expect((await stranger.call('transaksi/setujui', act)).refusal?.code).toBe('order_not_found')
    expect((await stranger.call('transaksi/tolak', { ...act, alasan: 'Iseng' })).refusal?.code).toBe('order_not_found')
  })
})

describe('limits', () => {
  it('are none where they are empty, and 0 is nothing without approval [ROLE-10]', async () => {
    const { buyer, product, addressId } = await aSale(world, cheap)
    const free = await aPurchaser(world, buyer)
    const bound = await aPurchaser(world, buyer, { perMonth: '0' })

    expect(await stateOf(free, (await placeFor(free, addressId, product)).id)).toBe('menunggu_konfirmasi')
    expect(await stateOf(bound, (await placeFor(bound, addressId, product)).id)).toBe('menunggu_persetujuan')
  })

  it('of the owner mean nothing [ROLE-10]', async () => {
    const { buyer, product, addressId } = await aSale(world, cheap)
    await world.db
      .updateTable('memberships')
      .set({ limit_per_order: '0', limit_per_month: '0' })
      .where('user_id', '=', buyer.userId)
      .execute()

    expect(await stateOf(buyer, (await placeFor(buyer, addressId, product)).id)).toBe('menunggu_konfirmasi')
  })

  it('of an order count the whole checkout, spread over sellers as it may be [ROLE-10]', async () => {
    const { buyer, product, addressId } = await aSale(world, cheap)
    const other = await world.aSeller()
    await world.subscribe(buyer, other)
    const purchaser = await aPurchaser(world, buyer, { perOrder: '600000.00' })
    await fillCart(purchaser, product)
    await fillCart(purchaser, await world.aProduct({ seller: other, ...cheap }))

    const { data } = await purchaser.call('checkout/buat', await checkoutOf(purchaser, addressId))

    expect(data.transaksi.map(({ total }) => total)).toEqual(['555000.00', '555000.00'])
    for (const { transaksi_id } of data.transaksi) {
      expect(await stateOf(buyer, transaksi_id)).toBe('menunggu_persetujuan')
    }
  })

  it('of a month are reserved at submission, by waiting orders too, and released by refusal and cancellation [ROLE-10]', async () => {
    const { buyer, seller, product, addressId } = await aSale(world, cheap)
    const purchaser = await aPurchaser(world, buyer, { perMonth: '1200000.00' })
    const place = async () => {
      const order = await placeFor(purchaser, addressId, product)
      return { ...order, state: await stateOf(buyer, order.id) }
    }
    const [first, second, third] = [await place(), await place(), await place()]
    expect([first.state, second.state, third.state]).toEqual([
      'menunggu_konfirmasi',
      'menunggu_konfirmasi',
      'menunggu_persetujuan',
    ])

    // the waiting order reserves its part of the month's limit
    await seller.call('pusat-seller/pesanan/batal', { transaksi_id: first.id, versi: 1, alasan: 'Stok rusak' })
    const fourth = await place()
    expect(fourth.state).toBe('menunggu_persetujuan')
    for (const { id } of [third, fourth]) {
      await buyer.call('transaksi/tolak', { transaksi_id: id, versi: 1, alasan: 'Tidak perlu' })
    }
    expect((await place()).state).toBe('menunggu_konfirmasi')
    expect((await place()).state).toBe('menunggu_persetujuan')
  })

  it('of a month start again with the month in Jakarta, and count for each purchaser alone [ROLE-10]', async () => {
    const { buyer, product, addressId } = await aSale(world, cheap)
    const limits = { perMonth: '600000.00' }
    const [purchaser, mate] = [await aPurchaser(world, buyer, limits), await aPurchaser(world, buyer, limits)]
    const placeAt = async (person: Person, instant: string) => {
      world.setClock(instant)
      const order = await placeFor(person, addressId, product)
      return stateOf(person, order.id)
    }

    expect(await placeAt(purchaser, '2030-01-31T23:00:00+07:00')).toBe('menunggu_konfirmasi')
    expect(await placeAt(mate, '2030-01-31T23:00:00+07:00')).toBe('menunggu_konfirmasi')
    expect(await placeAt(purchaser, '2030-01-31T23:59:59+07:00')).toBe('menunggu_persetujuan')
    expect(await placeAt(purchaser, '2030-02-01T00:00:00+07:00')).toBe('menunggu_konfirmasi')
    world.setClock()
  })

  it('count what is paid: a voucher lessens it [ROLE-10] [ORDER-1]', async () => {
    const { buyer, product, addressId } = await aSale(world, cheap)
    const purchaser = await aPurchaser(world, buyer, { perOrder: '505000.00' })
    const voucherId = await aVoucher(world, buyer)
    await fillCart(purchaser, product)

    const { data } = await purchaser.call('checkout/buat', await checkoutOf(purchaser, addressId, voucherId))

    expect(data).toMatchObject({ menunggu_persetujuan: false, transaksi: [{ total: '505000.00' }] })
  })

  it('hold for reordered and for negotiated goods as for any [ROLE-10]', async () => {
    const { buyer, seller, product, addressId } = await aSale(world, {
      ...cheap,
      minNego: '50',
      lowestPrice: '8000.00',
    })
    const purchaser = await aPurchaser(world, buyer, { perOrder: '100000.00' })
    const first = await placeFor(buyer, addressId, product)

    await purchaser.call('transaksi/pesan-lagi', { transaksi_id: first.id })
    const again = await purchaser.call('checkout/buat', await checkoutOf(purchaser, addressId))
    expect(again.data.menunggu_persetujuan).toBe(true)

    const wishes = { qty_satuan_nego: '50', harga_nego: '9000.00', deal_nego: true }
    const deal = await purchaser.call('negosiasi/submit', proposal(purchaser, product, wishes))
    expect(deal.data.status).toBe('masuk_keranjang')
    const negotiated = await purchaser.call('checkout/buat', await checkoutOf(purchaser, addressId))
    expect(negotiated.data).toMatchObject({ menunggu_persetujuan: true, transaksi: [{ total: '499500.00' }] })
    expect((await seller.call('pusat-seller/pesanan/daftar', {})).data.total).toBe(1)
  })

  it('answer a repeated request as the first time, whatever has become of it [ORDER-2] [ROLE-10]', async () => {
    const { buyer, product, addressId } = await aSale(world, cheap)
    const purchaser = await aPurchaser(world, buyer, { perOrder: '0' })
    await fillCart(purchaser, product)
    const checkout = await checkoutOf(purchaser, addressId)
    const first = await purchaser.call('checkout/buat', checkout)
    await buyer.call('transaksi/setujui', { transaksi_id: first.data.transaksi[0]?.transaksi_id ?? '', versi: 1 })

    const again = await purchaser.call('checkout/buat', checkout)

    expect(again.data).toEqual(first.data)
  })
})

it('is announced to the buyer company alone until it is approved [ORDER-4] [ROLE-10]', async () => {
  const { buyer, seller, product, addressId } = await aSale(world, cheap)
  const purchaser = await aPurchaser(world, buyer, { perOrder: '0' })
  const approver = await world.aColleague(buyer, 'approver')
  const heard = await hear(world.databaseUrl)
  const topicsSoFar = () => heard.all.flatMap(({ topics }) => topics)
  const hearUntil = async (name: string) => {
    for (;;) if ((await heard.next()).change.name === name) return
  }

  const order = await placeFor(purchaser, addressId, product)
  await hearUntil('order')
  expect(topicsSoFar()).toContain(`company:${buyer.companyId}/order.read`)
  expect(topicsSoFar().filter((topic) => topic.includes(seller.companyId))).toEqual([])

  await approver.call('transaksi/setujui', { transaksi_id: order.id, versi: 1 })
  await hearUntil('order')
  expect(topicsSoFar()).toContain(`company:${seller.companyId}/sales.read`)
})
