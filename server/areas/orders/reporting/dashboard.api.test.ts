import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { anAgreement, aTrade, MORNING, propose } from '#test/scenes/negotiating.ts'
import { anOrder, aPurchaser, aSale, creditCheckoutOf, fillCart, payFor, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const cheap = { price: '10000.00', stock: '10000' }

const dashboardOf = async (person: Person) => (await person.call('beranda/meja', {})).data
const boughtBy = async (person: Person) => (await person.call('beranda/beli-lagi', {})).data

type Listed = Parameters<typeof Person.prototype.call<'transaksi/daftar'>>[1]
const ordersIn = async (person: Person, body: Listed) => (await person.call('transaksi/daftar', body)).data.total

async function ship(seller: Person, transaksi_id: string) {
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })
}

/** An order on credit for 30 days, shipped now. */
async function anInvoice({ buyer, seller, product, addressId }: Awaited<ReturnType<typeof aSale>>) {
  await fillCart(buyer, product)
  const { data } = await buyer.call('checkout/buat', await creditCheckoutOf(buyer, addressId))
  const [order] = data.transaksi
  await ship(seller, order?.transaksi_id ?? '')
  return order
}

describe('what waits for a member [HOME-9]', () => {
  it('is nothing in a new company but its documents', async () => {
    expect(await dashboardOf(await world.aBuyer())).toEqual({
      pesanan_menunggu_persetujuan: 0,
      pesanan_dikirim: 0,
      klaim: 0,
      nego: { menunggu_saya: 0, disepakati: 0 },
      tagihan: { jumlah: 0, nilai: '0.00', sudah_ditagih: '0.00', lewat: 0, jatuh_tempo: null },
      langganan_perlu_dokumen: 0,
      draf_pesanan: 0,
      dokumen_belum_ada: expect.arrayContaining(['npwp', 'nib']),
    })
  })

  it('is to approve for a person who may, and for others what of theirs waits, as the lists say [ROLE-10]', async () => {
    const sale = await aSale(world, cheap)
    const approver = await world.aColleague(sale.buyer, 'approver')
    const [one, other] = [
      await aPurchaser(world, sale.buyer, { perOrder: '0.00' }),
      await aPurchaser(world, sale.buyer, { perOrder: '0.00' }),
    ]
    await placeFor(one, sale.addressId, sale.product)
    await placeFor(one, sale.addressId, sale.product)
    await placeFor(other, sale.addressId, sale.product)

    const status = 'menunggu_persetujuan'
    for (const [person, waiting] of [
      [sale.buyer, 3],
      [approver, 3],
    ] as const) {
      expect((await dashboardOf(person)).pesanan_menunggu_persetujuan).toBe(waiting)
      expect(await ordersIn(person, { status })).toBe(waiting)
    }
    for (const [person, waiting] of [
      [one, 2],
      [other, 1],
    ] as const) {
      expect((await dashboardOf(person)).pesanan_menunggu_persetujuan).toBe(waiting)
      expect(await ordersIn(person, { status, lingkup: 'saya' })).toBe(waiting)
    }
  })

  it('is no order of their own, which nobody approves themselves [ROLE-10]', async () => {
    const sale = await aSale(world, cheap)
    const purchaser = await aPurchaser(world, sale.buyer, { perOrder: '0.00' })
    await placeFor(purchaser, sale.addressId, sale.product)
    await sale.buyer.call('anggota/ubah', {
      company_id: sale.buyer.companyId,
      anggota_id: purchaser.userId,
      peran: 'approver',
    })

    expect((await dashboardOf(purchaser)).pesanan_menunggu_persetujuan).toBe(0)
    expect((await dashboardOf(sale.buyer)).pesanan_menunggu_persetujuan).toBe(1)
  })

  it('are shipments to receive and invoices by the day on which they are due, as the lists say [ORDER-1]', async () => {
    const sale = await aSale(world, cheap)
    world.setClock('2026-03-02T10:00:00+07:00')
    await anInvoice(sale)
    world.setClock('2026-03-12T10:00:00+07:00')
    const later = await anInvoice(sale)
    const unshipped = await anOrder(world, cheap)

    // the last day to pay of the first is 1 April
    for (const [at, lewat, jatuh_tempo] of [
      ['2026-04-01T23:59:00+07:00', 0, '2026-04-01'],
      ['2026-04-02T00:00:00+07:00', 1, '2026-04-11'],
      ['2026-04-12T00:00:00+07:00', 2, null],
    ] as const) {
      world.setClock(at)
      const { tagihan, pesanan_dikirim } = await dashboardOf(sale.buyer)
      expect([tagihan, pesanan_dikirim]).toEqual([
        { jumlah: 2, nilai: '1110000.00', sudah_ditagih: '1110000.00', lewat, jatuh_tempo },
        2,
      ])
      expect(await ordersIn(sale.buyer, { status: 'dikirim' })).toBe(2)
      expect(await ordersIn(sale.buyer, { lingkup: 'belum_lunas' })).toBe(2)
      expect(await ordersIn(sale.buyer, { lingkup: 'lewat_tempo' })).toBe(lewat)
    }
    // a part of it is no longer owed, but it is still a bill
    await payFor(sale.seller, later?.transaksi_id ?? '', { amount: '55000.00' })
    expect((await dashboardOf(sale.buyer)).tagihan).toMatchObject({ jumlah: 2, nilai: '1055000.00' })
    await payFor(sale.seller, later?.transaksi_id ?? '')
    expect((await dashboardOf(sale.buyer)).tagihan).toMatchObject({ jumlah: 1, nilai: '555000.00' })
    const sales = await sale.seller.call('pusat-seller/pesanan/daftar', { lingkup: 'belum_lunas' })
    expect(sales.data.total).toBe(1)
    expect((await dashboardOf(unshipped.buyer)).tagihan.jumlah).toBe(0)
    world.setClock()
  })

  it('are negotiations to answer and prices to finish until 24.00, as the list says [NEGO-9, NEGO-10, ROLE-10]', async () => {
    world.setClock(MORNING)
    const { buyer, seller } = await anAgreement(world)
    const countered = await propose(buyer, await world.aProduct({ seller }))
    await seller.call('pusat-seller/nego/tawar', { nego_id: countered, versi: 1, harga: '95000.00' })
    await propose(buyer, await world.aProduct({ seller }))

    expect((await dashboardOf(buyer)).nego).toEqual({ menunggu_saya: 2, disepakati: 1 })
    const listed = async (body: Parameters<typeof buyer.call<'nego/daftar'>>[1]) =>
      (await buyer.call('nego/daftar', body)).data.total
    expect(await listed({ menunggu_saya: true })).toBe(2)
    expect(await listed({ status: 'disepakati' })).toBe(1)
    expect(await listed({})).toBe(3)
    // an approver reads what others answer
    const approver = await world.aColleague(buyer, 'approver')
    expect((await dashboardOf(approver)).nego).toEqual({ menunggu_saya: 0, disepakati: 0 })
    const read = await approver.call('nego/daftar', { menunggu_saya: true })
    expect([read.data.total, read.data.jumlah]).toEqual([0, { berjalan: 3, menunggu_saya: 0 }])
    const inbox = await seller.call('pusat-seller/nego/daftar', { menunggu_saya: true })
    expect([inbox.data.total, inbox.data.jumlah.menunggu_saya]).toEqual([1, 1])

    world.setClock('2026-11-21T00:00:00+07:00')
    expect((await dashboardOf(buyer)).nego).toEqual({ menunggu_saya: 0, disepakati: 0 })
    expect(await listed({ menunggu_saya: true })).toBe(0)
    world.setClock()
  })

  it('are sellers that wait for documents, until they get them [REG-4]', async () => {
    const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
    const request = { seller_id: seller.companyId, penggunaan: 'Bahan sirup' }
    const { data } = await buyer.call('langganan/ajukan', request)
    const one = { langganan_id: data.langganan_id, versi: data.versi }
    const requested = await seller.call('pusat-seller/langganan/minta-dokumen', { ...one, catatan: 'NIB' })
    expect((await dashboardOf(buyer)).langganan_perlu_dokumen).toBe(1)

    await buyer.call('langganan/jawab', { ...one, versi: requested.data.versi, jawaban: 'Terlampir' })
    expect((await dashboardOf(buyer)).langganan_perlu_dokumen).toBe(0)
  })

  it('is nothing of another company, and nothing for a person who has been removed [ROLE-9, ROLE-10]', async () => {
    const { buyer, seller } = await anOrder(world, cheap)
    const stranger = await world.aBuyer()
    expect([(await dashboardOf(stranger)).pesanan_dikirim, (await boughtBy(stranger)).produk]).toEqual([0, []])
    expect((await seller.call('beranda/meja', {})).ok).toBe(false)
    expect((await world.aVisitor().call('beranda/beli-lagi', {})).status).toBe(401)

    const colleague = await world.aColleague(buyer, 'purchaser')
    expect((await boughtBy(colleague)).produk).toHaveLength(1)
    await buyer.call('anggota/hapus', { company_id: buyer.companyId, anggota_id: colleague.userId })
    for (const path of ['beranda/meja', 'beranda/beli-lagi'] as const)
      await expect(colleague.call(path, {}), path).rejects.toThrow('could not sign in')
  })
})

describe('what was bought before [HOME-9]', () => {
  it('is what the company ordered, the last first, with the price and the stock of today', async () => {
    const sale = await aSale(world, cheap)
    const { buyer, seller, addressId, product } = sale
    const second = await world.aProduct({ seller, ...cheap })
    const cancelled = await world.aProduct({ seller, ...cheap })
    await placeFor(buyer, addressId, product)
    world.setClock('2026-03-05T10:00:00+07:00')
    await placeFor(buyer, addressId, second)
    await placeFor(buyer, addressId, product)
    const { id } = await placeFor(buyer, addressId, cancelled)
    await buyer.call('transaksi/batal', { transaksi_id: id, versi: 1, alasan: 'Salah' })
    world.setClock('2026-03-06T10:00:00+07:00')
    await placeFor(buyer, addressId, second)
    await world.db
      .updateTable('product_prices')
      .set({ amount: '12500.00' })
      .where('product_id', '=', product.id)
      .execute()

    const { produk, stok } = await boughtBy(buyer)

    expect(produk.map(({ produk_id, produk_harga_satuan }) => [produk_id, produk_harga_satuan])).toEqual([
      [second.id, '10000.00'],
      [product.id, '12500.00'],
    ])
    expect(stok).toEqual(expect.arrayContaining([{ produk_id: product.id, jumlah: '9900' }]))
    world.setClock()
  })

  it('leaves out what the company may no longer see the price of, and what is no longer sold [ROLE-4]', async () => {
    const { buyer, seller, product, addressId } = await aSale(world, cheap)
    const withdrawn = await world.aProduct({ seller, ...cheap })
    await placeFor(buyer, addressId, product)
    await placeFor(buyer, addressId, withdrawn)
    await world.db.updateTable('products').set({ status: 'withdrawn' }).where('id', '=', withdrawn.id).execute()
    expect((await boughtBy(buyer)).produk.map(({ produk_id }) => produk_id)).toEqual([product.id])

    await world.db
      .updateTable('subscriptions')
      .set({ status: 'suspended' })
      .where('buyer_id', '=', buyer.companyId)
      .execute()
    expect((await boughtBy(buyer)).produk).toEqual([])
  })
})

it('refuses a part of the orders that there is not [HOME-9]', async () => {
  const { buyer } = await aTrade(world)
  const wrong = { lingkup: 'semua' as 'saya' }
  expect((await buyer.call('transaksi/daftar', wrong)).refusal?.status_message).toBe('Lingkup tidak dikenal.')
})
