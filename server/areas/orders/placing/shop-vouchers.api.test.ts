import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aShopVoucher, aStoredVoucher } from '#server/areas/seller-vouchers/testing.ts'
import type { Person } from '#test/actor.ts'
import { aVoucher, cartOf, checkoutOf, fillCart, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 6 })
// 100 kg of it: goods Rp 1,000,000, PPN Rp 110,000
const seller = await world.aSeller()
const product = await world.aProduct({ seller, price: '10000.00', stock: '1000000' })

/** A customer with 100 kg in its cart. */
async function aCustomer(wishes: { level?: number } = {}) {
  const buyer = await world.aBuyer()
  await world.subscribe(buyer, seller, wishes)
  const addressId = await world.anAddress(buyer)
  await fillCart(buyer, product, '100')
  return { buyer, addressId }
}

type Customer = Awaited<ReturnType<typeof aCustomer>>

async function quoted({ buyer, addressId }: Customer, voucher_toko?: string[], voucher_id?: string) {
  const cart_id = (await cartOf(buyer)).map((line) => line.cart_id)
  const selection = { company_id: buyer.companyId, cart_id, alamat_id: addressId, voucher_id, voucher_toko }
  return (await buyer.call('checkout/rincian', selection)).data
}

/** What the page sends with these vouchers chosen: the total that it shows. */
async function chosen(customer: Customer, voucher_toko: string[], voucher_id?: string) {
  const { total } = await quoted(customer, voucher_toko, voucher_id)
  return { ...(await checkoutOf(customer.buyer, customer.addressId, voucher_id)), voucher_toko, total }
}

async function placed(customer: Customer, voucher_toko: string[], voucher_id?: string) {
  return customer.buyer.call('checkout/buat', await chosen(customer, voucher_toko, voucher_id))
}

async function codeOf(customer: Customer, voucher_toko: string[]) {
  const checkout = await checkoutOf(customer.buyer, customer.addressId)
  return (await customer.buyer.call('checkout/buat', { ...checkout, voucher_toko })).refusal?.code
}

const aVoucherOf = async (person: Person, wishes: Parameters<typeof aShopVoucher>[0] = {}) =>
  (await aStoredVoucher(person, wishes)).voucher_id

describe("a seller's voucher at checkout", () => {
  it('is offered, the best first, and takes nothing off until it is chosen [SELLER-1]', async () => {
    const customer = await aCustomer()
    const only = { pelanggan_id: customer.buyer.companyId }
    const dear = await aVoucherOf(seller, { ...only, nilai: '900000', min_belanja: '1000001' })
    const plain = await aVoucherOf(seller, { ...only, nilai: '100000' })
    const best = await aVoucherOf(seller, { ...only, jenis: 'persen', nilai: '15', potongan_maksimal: '120000' })

    const [one] = (await quoted(customer, [dear])).seller

    expect(one?.voucher_toko.map(({ voucher_id, potongan, halangan }) => [voucher_id, potongan, halangan])).toEqual([
      [best, '120000.00', null],
      [plain, '100000.00', null],
      [dear, '900000.00', 'Voucher toko ini berlaku untuk belanja barang minimal Rp 1.000.001,00 di toko ini.'],
    ])
    expect([one?.voucher_toko_id, one?.rincian.potongan_seller, one?.rincian.total]).toEqual([
      null,
      '0.00',
      '1110000.00',
    ])
  })

  it('is chosen with the best one of the company where the buyer has not chosen yet [UX-6]', async () => {
    const customer = await aCustomer()
    const only = { pelanggan_id: customer.buyer.companyId }
    await aVoucherOf(seller, { ...only, nilai: '900000', min_belanja: '1000001' })
    const best = await aVoucherOf(seller, { ...only, nilai: '100000' })
    await aVoucher(world, customer.buyer, { amount: '40000.00' })
    const own = await aVoucher(world, customer.buyer, { amount: '60000.00', minSpend: '900000.00' })
    await aVoucher(world, customer.buyer, { amount: '90000.00', minSpend: '900000.01' })
    const cart_id = (await cartOf(customer.buyer)).map((line) => line.cart_id)
    const selection = { company_id: customer.buyer.companyId, cart_id, alamat_id: customer.addressId }

    const { data } = await customer.buyer.call('checkout/rincian', { ...selection, voucher_terbaik: true })

    expect(data).toMatchObject({ voucher_id: own, voucher_potongan: '60000.00', seller: [{ voucher_toko_id: best }] })
    expect(await quoted(customer)).toMatchObject({ voucher_id: null, seller: [{ voucher_toko_id: null }] })
  })

  it('lowers price and PPN, is kept with the order, and a voucher of the platform follows it [SELLER-1, TAX-1]', async () => {
    const customer = await aCustomer()
    const mine = await aVoucherOf(seller, { pelanggan_id: customer.buyer.companyId })
    // of goods of at least Rp 900,000: what is left of them
    const platform = await aVoucher(world, customer.buyer, { minSpend: '900000.00' })

    const quote = await quoted(customer, [mine], platform)

    const amounts = {
      barang: '1000000.00',
      potongan_seller: '100000.00',
      dpp: '825000.00',
      ppn: '99000.00',
      voucher: '50000.00',
      total: '949000.00',
    }
    // on Rp 850,000
    expect(quote).toMatchObject({ poin: 85, total: '949000.00', seller: [{ voucher_toko_id: mine, rincian: amounts }] })
    const { data } = await placed(customer, [mine], platform)
    const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
    const order = (await customer.buyer.call('transaksi/detail', { transaksi_id })).data
    expect(order).toMatchObject({ total: '949000.00', rincian: amounts })
    const named = { voucher_toko: { nama: expect.any(String) }, voucher_perusahaan: { nama: 'Promo uji' } }
    expect(order).toMatchObject(named)
    const sold = (await seller.call('pusat-seller/pesanan/detail', { transaksi_id })).data
    expect([sold.voucher_toko, sold.voucher_perusahaan]).toEqual([order.voucher_toko, null])
    const warehouse = await world.aColleague(seller, 'warehouse')
    const packed = (await warehouse.call('pusat-seller/pesanan/detail', { transaksi_id })).data
    expect([packed.voucher_toko, packed.voucher_perusahaan]).toEqual([null, null])
    expect(order.produk).toMatchObject([{ subtotal: '1000000.00', potongan: '100000.00', ppn: '99000.00' }])
  })

  it('that asks for more goods than are left for the voucher of the platform makes that wait [SELLER-1, ORDER-1]', async () => {
    const customer = await aCustomer()
    const mine = await aVoucherOf(seller, { pelanggan_id: customer.buyer.companyId })
    const platform = await aVoucher(world, customer.buyer, { minSpend: '900000.01' })

    expect(await quoted(customer, [mine], platform)).toMatchObject({ voucher_id: null, total: '999000.00' })
    expect((await placed(customer, [mine], platform)).refusal?.code).toBe('voucher_below_minimum')
  })

  it('never makes delivery dearer: that goes by the goods before it [SELLER-1, SHOP-8]', async () => {
    const customer = await aCustomer()
    const mine = await aVoucherOf(seller, { pelanggan_id: customer.buyer.companyId, nilai: '1' })
    const tarif = [{ provinsi: 'DKI Jakarta' as const, biaya_dasar: '60000', per_satuan: '0' }]
    await seller.call('pusat-seller/pengaturan/kirim/tarif', { versi: 0, tarif })
    await seller.call('pusat-seller/pengaturan/kirim/ketentuan', {
      ...{ versi: 1, gratis_mulai: '1000000', hari_kirim: [1, 2, 3, 4, 5, 6, 7], ambil_di: null },
      batas_konfirmasi_hari: 2,
    })

    expect((await quoted(customer, [mine])).seller).toMatchObject([{ rincian: { ongkir: '0.00' } }])
  })

  it('tells the seller what was really sold, and what it gave [SELLER-1, SHOP-9]', async () => {
    const shop = await world.aSeller()
    const goods = await world.aProduct({ seller: shop, price: '10000.00', stock: '1000' })
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, shop)
    await fillCart(buyer, goods, '100')
    const customer = { buyer, addressId: await world.anAddress(buyer) }
    const mine = await aVoucherOf(shop)
    const { data } = await placed(customer, [mine])
    const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
    await shop.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })

    const report = await shop.call('pusat-seller/laporan/penjualan', { dari: '2026-03-01', sampai: '2026-03-31' })
    expect(report.data).toMatchObject({ nilai: data.transaksi[0]?.total, produk: [{ nilai: '900000.00' }] })
    const stored = await shop.call('pusat-seller/voucher/daftar', {})
    expect(stored.data.voucher).toMatchObject([{ dipakai: 1, potongan_total: '100000.00' }])
  })
})

describe('how often it may be used', () => {
  it('holds for two customers who order at once: the slower one is told, and nothing of theirs is taken [SELLER-1]', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()]
    const last = await aVoucherOf(seller, { kuota: 1 })
    const before = await stockOf(world, product)
    const bodies = [await chosen(one, [last]), await chosen(other, [last])] as const

    const answers = await Promise.all([
      one.buyer.call('checkout/buat', bodies[0]),
      other.buyer.call('checkout/buat', bodies[1]),
    ])

    expect(answers.map((answer) => answer.refusal?.code).sort()).toEqual(['shop_voucher_used_up', undefined])
    expect(await stockOf(world, product)).toBe(before - 100)
    const loser = answers[0].ok ? other : one
    expect(await cartOf(loser.buyer)).toHaveLength(1)
    expect((await quoted(loser, [last])).seller[0]?.voucher_toko).toContainEqual(
      expect.objectContaining({ voucher_id: last, halangan: 'Kuota voucher toko ini sudah habis.' }),
    )
  })

  it('counts each customer, until an order is cancelled: its use is free again [SELLER-1]', async () => {
    const customer = await aCustomer()
    const mine = await aVoucherOf(seller, { pelanggan_id: customer.buyer.companyId, kuota: 1 })
    const { data } = await placed(customer, [mine])
    await fillCart(customer.buyer, product, '100')
    expect(await codeOf(customer, [mine])).toBe('shop_voucher_used_up')
    const once = await aVoucherOf(seller, { pelanggan_id: customer.buyer.companyId })
    await placed(customer, [once])
    await fillCart(customer.buyer, product, '100')
    expect(await codeOf(customer, [once])).toBe('shop_voucher_used')

    const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
    await seller.call('pusat-seller/pesanan/batal', { transaksi_id, versi: 1, alasan: 'Lot ditolak' })

    expect((await placed(customer, [mine])).ok).toBe(true)
  })
})

describe('a voucher that is not for this checkout', () => {
  it('is not there: of another shop, another customer, another level, or of nobody [ROLE-4, ROLE-9, SELLER-1]', async () => {
    const customer = await aCustomer({ level: 1 })
    const [other, stranger] = [await world.aSeller(), await aCustomer({ level: 2 })]
    await world.subscribe(customer.buyer, other)
    const theirs = [
      await aVoucherOf(other),
      await aVoucherOf(await world.aSeller()),
      await aVoucherOf(seller, { pelanggan_id: stranger.buyer.companyId }),
      await aVoucherOf(seller, { level_harga: 2 }),
      randomUUID(),
    ]

    const quote = await quoted(customer, theirs)
    expect(quote.total).toBe('1110000.00')
    expect(JSON.stringify(quote)).not.toMatch(new RegExp(theirs.join('|')))
    for (const id of theirs) expect(await codeOf(customer, [id])).toBe('shop_voucher_not_found')
    expect((await quoted(stranger, theirs)).seller[0]?.voucher_toko.map(({ voucher_id }) => voucher_id)).toEqual(
      expect.arrayContaining([theirs[2], theirs[3]]),
    )
  })

  it('is refused when it is closed, over, or the second of its shop [SELLER-1]', async () => {
    const customer = await aCustomer()
    const only = { pelanggan_id: customer.buyer.companyId }
    const [one, other] = [await aVoucherOf(seller, only), await aVoucherOf(seller, only)]
    const expired = await aVoucherOf(seller, { ...only, sampai: '2026-03-01' })
    const later = await aVoucherOf(seller, { ...only, dari: '2026-03-03' })
    const closed = await aStoredVoucher(seller, only)
    await seller.call('pusat-seller/voucher/tutup', closed)

    expect(await codeOf(customer, [one, other])).toBe('shop_voucher_one_each')
    expect(await codeOf(customer, [expired])).toBe('shop_voucher_ended')
    expect(await codeOf(customer, [later])).toBe('shop_voucher_not_yet')
    expect(await codeOf(customer, [closed.voucher_id])).toBe('shop_voucher_closed')
    // on its last day until midnight in Jakarta
    world.setClock('2026-03-01T23:59:59+07:00')
    expect((await quoted(customer, [expired])).total).toBe('999000.00')
    world.setClock('2026-03-03T00:00:00+07:00')
    expect((await quoted(customer, [later])).total).toBe('999000.00')
    world.setClock()
  })

  it('belongs to the request of a key, and to the total that was shown [ORDER-2, ORDER-3]', async () => {
    const customer = await aCustomer()
    const { kode: _, ...terms } = aShopVoucher({ pelanggan_id: customer.buyer.companyId, nilai: '200000' })
    const stored = await aStoredVoucher(seller, { pelanggan_id: customer.buyer.companyId })
    const body = await chosen(customer, [stored.voucher_id])
    await seller.call('pusat-seller/voucher/ubah', { ...stored, ...terms })
    expect((await customer.buyer.call('checkout/buat', body)).refusal?.code).toBe('price_changed')

    const now = await chosen(customer, [stored.voucher_id])
    const first = await customer.buyer.call('checkout/buat', now)
    expect((await customer.buyer.call('checkout/buat', now)).data).toEqual(first.data)
    const without = { ...now, voucher_toko: [] }
    expect((await customer.buyer.call('checkout/buat', without)).refusal?.code).toBe('key_reused')
  })
})
