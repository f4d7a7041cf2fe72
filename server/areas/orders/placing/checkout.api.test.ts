import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findAddress } from '#server/areas/companies/public.ts'
import { aSale, cartOf, checkoutOf, fillCart, placeFor, setStock, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { insertOrders } from '../queries.ts'

const world = await openWorld()

async function ordersOf(companyId: string): Promise<number> {
  const rows = await world.db.selectFrom('orders').select('id').where('buyer_id', '=', companyId).execute()
  return rows.length
}

describe('the checkout quote', () => {
  it('shows lines, shipping and PPN of each seller, and what may be paid with [ORDER-1] [TAX-1]', async () => {
    const buyer = await world.aBuyer()
    const taxed = await world.aSeller({
      name: 'PT Taat Pajak',
      shipping: [{ province: 'Jawa Barat', base: '50000', perUnit: '500' }],
    })
    const untaxed = await world.aSeller({
      name: 'CV Kecil',
      isPkp: false,
      shipping: [{ province: 'Jawa Barat', base: '0', perUnit: '0' }],
    })
    await world.subscribe(buyer, taxed, { payments: ['tempo-30', 'transfer'], inactivePayments: ['cod'] })
    await world.subscribe(buyer, untaxed)
    const addressId = await world.anAddress(buyer, { province: 'Jawa Barat' })
    await fillCart(buyer, await world.aProduct({ seller: taxed, price: '10000.00' }), '100')
    await fillCart(buyer, await world.aProduct({ seller: untaxed, price: '2000.00' }), '50')
    const cart_id = (await cartOf(buyer)).map((line) => line.cart_id)

    const { data } = await buyer.call('checkout/rincian', {
      company_id: buyer.companyId,
      cart_id,
      alamat_id: addressId,
    })

    expect(data).toMatchObject({
      alamat_id: addressId,
      total: '1321000.00',
      seller: [
        {
          seller_nama: 'CV Kecil',
          pkp: false,
          rincian: { barang: '100000.00', ongkir: '0.00', dpp: '0.00', ppn: '0.00', total: '100000.00' },
          ongkir_keterangan: 'Gratis ongkir ke Jawa Barat',
          halangan: null,
        },
        {
          seller_nama: 'PT Taat Pajak',
          pkp: true,
          tipe_pembayaran: [
            { kode: 'transfer', nama: 'Transfer' },
            { kode: 'tempo-30', nama: 'Tempo 30 hari' },
          ],
          produk: [{ jumlah_satuan: '100', harga_satuan: '10000.00', subtotal: '1000000.00', ppn: '110000.00' }],
          rincian: {
            barang: '1000000.00',
            ongkir: '100000.00',
            ongkir_dpp: '91667.00',
            ongkir_ppn: '11000.00',
            dpp: '1008334.00',
            ppn: '121000.00',
            total: '1221000.00',
          },
          ongkir_keterangan: 'Ongkir ke Jawa Barat: Rp 50.000,00 + 100 × Rp 500,00',
        },
      ],
    })
  })

  it('delivers grams beside kilograms by what they weigh [ORDER-1]', async () => {
    const buyer = await world.aBuyer()
    const seller = await world.aSeller({ shipping: [{ province: 'Jawa Barat', base: '50000', perUnit: '500' }] })
    await world.subscribe(buyer, seller)
    await world.anAddress(buyer, { province: 'Jawa Barat' })
    const cart_id = [
      await fillCart(buyer, await world.aProduct({ seller, unit: 'g' }), '500'),
      await fillCart(buyer, await world.aProduct({ seller, unit: 'kg' }), '100'),
    ]

    const { data } = await buyer.call('checkout/rincian', { company_id: buyer.companyId, cart_id })

    expect(data.seller[0]?.ongkir_keterangan).toBe('Ongkir ke Jawa Barat: Rp 50.000,00 + 100,5 × Rp 500,00')
    expect(data.seller[0]?.rincian.ongkir).toBe('100250.00')
  })

  it('uses the default address where none is named, and says when the seller does not deliver there [ORDER-1]', async () => {
    const { buyer, product, seller, addressId } = await aSale(world)
    const far = await world.anAddress(buyer, { province: 'Papua', isDefault: false })
    const cart_id = [await fillCart(buyer, product)]

    const byDefault = await buyer.call('checkout/rincian', { company_id: buyer.companyId, cart_id })
    const toPapua = await buyer.call('checkout/rincian', { company_id: buyer.companyId, cart_id, alamat_id: far })

    expect(byDefault.data.alamat_id).toBe(addressId)
    expect(toPapua.data.seller[0]?.halangan).toBe(`${seller.companyName} belum melayani pengiriman ke Papua.`)
  })

  it("leaves out lines that are gone, and finds no stranger's line or address [ORDER-1] [ROLE-9]", async () => {
    const { buyer, product } = await aSale(world)
    const stranger = await aSale(world)
    const mine = await fillCart(buyer, product)
    const theirs = await fillCart(stranger.buyer, stranger.product)
    const quote = (cart_id: string[], alamat_id?: string) =>
      buyer.call('checkout/rincian', { company_id: buyer.companyId, cart_id, alamat_id })

    expect((await quote([mine, theirs, randomUUID()])).data.seller.flatMap(({ produk }) => produk)).toHaveLength(1)
    expect((await quote([theirs])).refusal?.code).toBe('nothing_to_order')
    expect((await quote([mine], stranger.addressId)).refusal?.code).toBe('address_not_found')
  })
})

describe('placing orders', () => {
  it('makes one order a seller, takes the stock, empties only what was ordered, and tells the sellers [ORDER-1] [ORDER-2]', async () => {
    const { buyer, product, seller, addressId } = await aSale(world, { stock: '200', price: '10000.00' })
    const other = await world.aSeller()
    await world.subscribe(buyer, other)
    await fillCart(buyer, product, '100')
    await fillCart(buyer, await world.aProduct({ seller: other }), '50')
    const checkout = await checkoutOf(buyer, addressId)
    const left = await fillCart(buyer, await world.aProduct({ seller }), '75')

    const { data } = await buyer.call('checkout/buat', checkout)

    expect(data.transaksi).toHaveLength(2)
    expect(data.transaksi.every(({ nomor }) => /^SB-\d{6}-[A-HJ-NP-Z2-9]{6}$/.test(nomor))).toBe(true)
    expect(await stockOf(world, product)).toBe(100)
    expect((await cartOf(buyer)).map((line) => line.cart_id)).toEqual([left])
    const notices = await seller.call('notifikasi/daftar', { company_id: seller.companyId })
    const { data: sales } = await seller.call('pusat-seller/pesanan/daftar', {})
    expect(notices.data).toMatchObject({
      belum_dibaca: 1,
      notifikasi: [
        {
          pesan: `${buyer.companyName} membuat pesanan ${sales.transaksi[0]?.nomor}`,
          tautan: `/pusat-seller/pesanan/${sales.transaksi[0]?.transaksi_id}`,
          dibaca: false,
        },
      ],
    })
  })

  it('gives an order another number where its own is taken [ORDER-2]', async () => {
    const { buyer, product, addressId } = await aSale(world)
    await fillCart(buyer, product)
    const { data } = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId))
    const taken = data.transaksi[0]?.nomor ?? ''
    const other = await world.aSeller()
    const { checkout_key: key } = await world.db
      .selectFrom('orders')
      .select('checkout_key')
      .where('number', '=', taken)
      .executeTakeFirstOrThrow()
    const address = await findAddress(world.db, buyer.companyId, addressId)
    if (!address) throw new Error('the address is gone')
    const state = 'awaiting_confirmation' as const
    const checkout = { buyerId: buyer.companyId, userId: buyer.userId, key, address, state, now: world.now() }
    const nothing = '0.00'
    const amounts = {
      ...{ goods: '1', sellerDiscount: nothing, shipping: nothing, shippingTaxBase: nothing, shippingTax: nothing },
      ...{ taxBase: nothing, tax: nothing, voucher: nothing, total: '1' },
    }
    const order = {
      sellerId: other.companyId,
      paymentType: 'transfer',
      note: null,
      poNumber: null,
      requestedDay: null,
      confirmBy: null,
      pickup: null,
      isPkp: false,
      taxPercent: '0',
      shopVoucherId: null,
      amounts,
    }
    const numbers = [taken, taken, 'SB-260302-ZZZZZZ']

    const [placed] = await world.db
      .transaction()
      .execute((tx) => insertOrders(tx, checkout, [order], () => numbers.shift() ?? ''))

    expect(placed?.number).toBe('SB-260302-ZZZZZZ')
  })

  it('gives the same orders for the same key and request, and refuses the key for another [ORDER-2]', async () => {
    const { buyer, product, addressId } = await aSale(world, { stock: '500' })
    await fillCart(buyer, product)
    const checkout = await checkoutOf(buyer, addressId)

    const first = await buyer.call('checkout/buat', checkout)
    const again = await buyer.call('checkout/buat', { ...checkout, total: String(checkout.total).replace(/0$/, '') })
    const another = await buyer.call('checkout/buat', { ...checkout, total: '1.00' })

    expect(again.data).toEqual(first.data)
    expect(another.refusal?.code).toBe('key_reused')
    expect(await ordersOf(buyer.companyId)).toBe(1)
    expect(await stockOf(world, product)).toBe(450)
  })

  it('tells what became of a key, to its company alone [ORDER-2]', async () => {
    const { buyer, product, addressId } = await aSale(world)
    await fillCart(buyer, product)
    const checkout = await checkoutOf(buyer, addressId)
    const { kunci } = checkout
    const before = await buyer.call('checkout/hasil', { kunci })
    const placed = await buyer.call('checkout/buat', checkout)

    const after = await buyer.call('checkout/hasil', { kunci })
    const strangers = await (await world.aBuyer()).call('checkout/hasil', { kunci })

    expect(after.data).toEqual(placed.data)
    for (const { data } of [before, strangers]) expect(data).toEqual({ transaksi: [], menunggu_persetujuan: false })
  })

  it('asks again when the price has changed since the page showed it, and the same key then places it [ORDER-3]', async () => {
    const { buyer, product, addressId } = await aSale(world, { price: '10000.00', stock: '500' })
    await fillCart(buyer, product)
    const checkout = await checkoutOf(buyer, addressId)
    await world.db
      .updateTable('product_prices')
      .set({ amount: '10500.00' })
      .where('product_id', '=', product.id)
      .execute()

    const refused = await buyer.call('checkout/buat', checkout)

    expect(refused.status).toBe(409)
    expect(refused.refusal).toMatchObject({ code: 'price_changed', field: 'total' })
    expect([await ordersOf(buyer.companyId), await stockOf(world, product)]).toEqual([0, 500])
    expect(await cartOf(buyer)).toHaveLength(1)

    const { total } = await checkoutOf(buyer, addressId)
    const placed = await buyer.call('checkout/buat', { ...checkout, total })
    expect(placed.data.transaksi[0]?.total).toBe(total)
  })

  it.each([
    ['a payment type of another company', 'cod'],
    ['an unknown payment type', 'barter'],
  ])('refuses %s [ORDER-1]', async (_, tipe_pembayaran) => {
    const { buyer, product, seller, addressId } = await aSale(world)
    await fillCart(buyer, product)
    const checkout = await checkoutOf(buyer, addressId)

    const answer = await buyer.call('checkout/buat', {
      ...checkout,
      seller: [{ seller_id: seller.companyId, tipe_pembayaran }],
    })

    expect(answer.refusal?.status_message).toBe(`Tipe pembayaran ini tidak berlaku untuk ${seller.companyName}.`)
    expect(await ordersOf(buyer.companyId)).toBe(0)
  })

  it('refuses what cannot be ordered any more, changes nothing, and keeps the cart [ORDER-2] [ROLE-5]', async () => {
    const { buyer, product, seller, addressId } = await aSale(world, { stock: '100', name: 'Sorbitol' })
    const mate = await world.aProduct({ seller, stock: '1000' })
    await fillCart(buyer, product, '100')
    await fillCart(buyer, mate, '100')
    const checkout = await checkoutOf(buyer, addressId)
    const place = async () => (await buyer.call('checkout/buat', checkout)).refusal?.status_message

    await setStock(world, product.id, '75')
    expect(await place()).toBe('Stok Sorbitol tidak mencukupi. Tersisa 75 kg.')

    await setStock(world, product.id, '100')
    await world.subscribe(buyer, seller, { payments: [], inactivePayments: ['transfer'] })
    expect(await place()).toBe(
      'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.',
    )
    await world.subscribe(buyer, seller, { status: 'ended' })
    expect(await place()).toBe('Anda belum berlangganan pada seller terkait.')

    expect(await ordersOf(buyer.companyId)).toBe(0)
    expect([await stockOf(world, product), await stockOf(world, mate)]).toEqual([100, 1000])
    expect(await cartOf(buyer)).toHaveLength(2)
  })

  it("finds no stranger's line or address, nor a line that is gone [ROLE-9]", async () => {
    const { buyer, product, addressId } = await aSale(world)
    const stranger = await aSale(world)
    const theirs = await fillCart(stranger.buyer, stranger.product)
    const mine = await fillCart(buyer, product)
    const checkout = await checkoutOf(buyer, addressId)
    const code = async (change: object) => (await buyer.call('checkout/buat', { ...checkout, ...change })).refusal?.code

    expect(await code({ alamat_id: stranger.addressId })).toBe('address_not_found')
    expect(await code({ cart_id: [mine, theirs] })).toBe('cart_line_not_found')
    expect(await code({ cart_id: [randomUUID()] })).toBe('cart_line_not_found')
    expect(await code(stranger.buyer.ids)).toBe('not_yours')
    expect(await ordersOf(buyer.companyId)).toBe(0)
    expect(await cartOf(stranger.buyer)).toHaveLength(1)
  })

  it('keeps what was bought as it was: name, price, tax rate, address, note [ORDER-3] [ORDER-5]', async () => {
    const { buyer, product, seller, addressId } = await aSale(world, { name: 'Gliserin', price: '10000.00' })
    await fillCart(buyer, product, '100')
    const checkout = await checkoutOf(buyer, addressId)
    const { data } = await buyer.call('checkout/buat', {
      ...checkout,
      seller: [{ seller_id: seller.companyId, tipe_pembayaran: 'tempo-30', catatan: '  Kirim pagi hari  ' }],
    })
    await world.db.updateTable('products').set({ name: 'Gliserol' }).where('id', '=', product.id).execute()
    await world.db.updateTable('product_prices').set({ amount: '1.00' }).where('product_id', '=', product.id).execute()
    await world.db.updateTable('addresses').set({ street: 'Pindah' }).where('id', '=', addressId).execute()

    const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
    const { data: order } = await buyer.call('transaksi/detail', { transaksi_id })

    expect(order).toMatchObject({
      status: 'menunggu_konfirmasi',
      status_nama: 'menunggu konfirmasi',
      mitra_nama: seller.companyName,
      tipe_pembayaran: 'Tempo 30 hari',
      catatan: 'Kirim pagi hari',
      pkp: true,
      tarif_ppn: '12',
      produk: [
        {
          produk_nama: 'Gliserin',
          jumlah_satuan: '100',
          harga_satuan: '10000.00',
          subtotal: '1000000.00',
          dpp: '916667.00',
          ppn: '110000.00',
        },
      ],
      rincian: { barang: '1000000.00', ongkir: '0.00', dpp: '916667.00', ppn: '110000.00', total: '1110000.00' },
      linimasa: [{ status: 'menunggu_konfirmasi', keterangan: 'Pesanan dibuat', alasan: null }],
    })
    expect(order.alamat.alamat).not.toBe('Pindah')
  })

  it('keeps the PPN of its shipping on the order [TAX-1]', async () => {
    const seller = await world.aSeller({ shipping: [{ province: 'DKI Jakarta', base: '60000', perUnit: '0' }] })
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, seller)
    const order = await placeFor(
      buyer,
      await world.anAddress(buyer),
      await world.aProduct({ seller, price: '10000.00' }),
    )
    const { data } = await buyer.call('transaksi/detail', { transaksi_id: order.id })

    expect(data.rincian).toMatchObject({
      ...{ barang: '500000.00', ongkir: '60000.00', ongkir_dpp: '55000.00', ongkir_ppn: '6600.00' },
      ...{ dpp: '513333.00', ppn: '61600.00', total: '621600.00' },
    })
  })

  it('computes PPN with the rate of the day in Jakarta [ORDER-1]', async () => {
    const { buyer, product } = await aSale(world, { price: '10000.00' })
    const cart_id = [await fillCart(buyer, product, '100')]
    const dppAt = async (instant: string) => {
      world.setClock(instant)
      const { data } = await buyer.call('checkout/rincian', { company_id: buyer.companyId, cart_id })
      return data.seller[0]?.rincian.dpp
    }

    expect(await dppAt('2024-12-31T23:59:59+07:00')).toBe('1000000.00')
    expect(await dppAt('2025-01-01T00:00:00+07:00')).toBe('916667.00')
    world.setClock()
  })
})
