import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aSale, aVoucher, cartOf, checkoutOf, fillCart, placeFor, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

/** 100 kg at Rp 10,000: goods Rp 1,000,000, PPN Rp 110,000. */
async function aFullCart() {
  const sale = await aSale(world, { price: '10000.00', stock: '1000' })
  const cart_id = [await fillCart(sale.buyer, sale.product, '100')]
  return { ...sale, cart_id }
}

async function vouchersOf(buyer: Person) {
  const { data } = await buyer.call('voucher/daftar', { company_id: buyer.companyId })
  return data.map(({ kode, nama, nilai, min_belanja, status, berlaku_sampai }) => ({
    kode,
    nama,
    nilai,
    min_belanja,
    status,
    berlaku_sampai,
  }))
}

describe('a voucher at checkout', () => {
  it('is shown line by line, and leaves price and PPN as they are [ORDER-1]', async () => {
    const { buyer, cart_id } = await aFullCart()
    const voucher_id = await aVoucher(world, buyer)

    const { data } = await buyer.call('checkout/rincian', { company_id: buyer.companyId, cart_id, voucher_id })

    expect(data).toMatchObject({
      voucher: [{ voucher_id, nama: 'Promo uji', nilai: '50000.00', halangan: null }],
      voucher_id,
      voucher_potongan: '50000.00',
      total: '1060000.00',
      // on Rp 950,000: what a voucher pays earns nothing
      poin: 95,
      seller: [
        {
          rincian: {
            barang: '1000000.00',
            dpp: '916667.00',
            ppn: '110000.00',
            voucher: '50000.00',
            total: '1060000.00',
          },
        },
      ],
    })
  })

  it('of a registration is used once the buyer has verified the e-mail address [REG-2]', async () => {
    const { buyer, cart_id, addressId } = await aFullCart()
    const voucher_id = await aVoucher(world, buyer)
    const body = await checkoutOf(buyer, addressId, voucher_id)
    const verify = (email_verified_at: Date | null) =>
      world.db.updateTable('users').set({ email_verified_at }).where('id', '=', buyer.userId).execute()
    await verify(null)

    const { data } = await buyer.call('checkout/rincian', { company_id: buyer.companyId, cart_id, voucher_id })
    expect(data).toMatchObject({
      voucher: [{ halangan: 'Verifikasi alamat e-mail Anda dahulu, lalu pakai voucher pendaftaran ini.' }],
      voucher_potongan: '0.00',
    })
    expect((await buyer.call('checkout/buat', body)).refusal).toMatchObject({
      code: 'voucher_email_unverified',
      field: 'voucher_id',
    })
    await verify(world.deps.now())
    expect((await buyer.call('checkout/buat', body)).ok).toBe(true)
  })

  it('is spread over the sellers by their goods, exactly, and kept with each order [ORDER-1]', async () => {
    const { buyer, addressId } = await aFullCart()
    const [other, third] = [await world.aSeller(), await world.aSeller()]
    for (const seller of [other, third]) {
      await world.subscribe(buyer, seller)
      await fillCart(buyer, await world.aProduct({ seller, price: '10000.00' }), '100')
    }
    const voucher_id = await aVoucher(world, buyer, { amount: '100.00' })

    const { data } = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId, voucher_id))

    const orders = await Promise.all(
      data.transaksi.map(({ transaksi_id }) => buyer.call('transaksi/detail', { transaksi_id })),
    )
    expect(orders.map((order) => order.data.rincian.voucher).sort()).toEqual(['33.00', '33.00', '34.00'])
    for (const { data: order } of orders) {
      const { barang, ongkir, ppn, voucher, total } = order.rincian
      expect(Number(barang) + Number(ongkir) + Number(ppn) - Number(voucher)).toBe(Number(total))
    }
    expect(await vouchersOf(buyer)).toMatchObject([{ status: 'terpakai' }])
  })

  it('that cannot be used says why in the quote, and is refused when placing [ORDER-1]', async () => {
    const { buyer, cart_id, addressId, product } = await aFullCart()
    const dear = await aVoucher(world, buyer, { minSpend: '1000000.01' })
    const old = await aVoucher(world, buyer, { validUntil: '2020-01-01T00:00:00Z' })
    const checkout = await checkoutOf(buyer, addressId)
    const quoteWith = async (voucher_id: string) =>
      (await buyer.call('checkout/rincian', { company_id: buyer.companyId, cart_id, voucher_id })).data
    const codeOf = async (voucher_id: string) =>
      (await buyer.call('checkout/buat', { ...checkout, voucher_id })).refusal?.code

    expect(await quoteWith(dear)).toMatchObject({
      voucher_id: null,
      voucher_potongan: '0.00',
      total: '1110000.00',
      voucher: [{ halangan: 'Voucher ini berlaku untuk belanja barang minimal Rp 1.000.000,01.' }],
    })
    // an expired one is not offered
    expect((await quoteWith(old)).voucher.map(({ voucher_id }) => voucher_id)).toEqual([dear])
    expect(await codeOf(dear)).toBe('voucher_below_minimum')
    expect(await codeOf(old)).toBe('voucher_expired')
    expect([await stockOf(world, product), (await cartOf(buyer)).length]).toEqual([1000, 1])
  })

  it('of a stranger is not there, in the quote as when placing [ROLE-9] [ORDER-1]', async () => {
    const { buyer, cart_id, addressId } = await aFullCart()
    const theirs = await aVoucher(world, await world.aBuyer())
    const checkout = await checkoutOf(buyer, addressId)
    for (const voucher_id of [theirs, randomUUID()]) {
      const quote = await buyer.call('checkout/rincian', { company_id: buyer.companyId, cart_id, voucher_id })
      expect(quote.refusal).toMatchObject({ code: 'voucher_not_found', field: 'voucher_id' })
      expect((await buyer.call('checkout/buat', { ...checkout, voucher_id })).refusal?.code).toBe('voucher_not_found')
    }
  })

  it('is used once [ORDER-1]', async () => {
    const { buyer, addressId, product } = await aFullCart()
    const voucher_id = await aVoucher(world, buyer)
    await buyer.call('checkout/buat', await checkoutOf(buyer, addressId, voucher_id))
    await fillCart(buyer, product, '100')
    const checkout = await checkoutOf(buyer, addressId)

    expect((await buyer.call('checkout/buat', { ...checkout, voucher_id })).refusal?.code).toBe('voucher_used')
  })

  it('belongs to the request of a key [ORDER-2]', async () => {
    const { buyer, addressId } = await aFullCart()
    const voucher_id = await aVoucher(world, buyer)
    const checkout = await checkoutOf(buyer, addressId, voucher_id)
    const first = await buyer.call('checkout/buat', checkout)

    expect((await buyer.call('checkout/buat', checkout)).data).toEqual(first.data)
    expect((await buyer.call('checkout/buat', { ...checkout, voucher_id: null })).refusal?.code).toBe('key_reused')
  })

  it('is not taken where the total has changed: the buyer is asked again [ORDER-3]', async () => {
    const { buyer, addressId } = await aFullCart()
    const voucher_id = await aVoucher(world, buyer)
    const { total, ...checkout } = await checkoutOf(buyer, addressId, voucher_id)

    const refused = await buyer.call('checkout/buat', { ...checkout, total: '1110000.00' })

    expect(refused.refusal?.code).toBe('price_changed')
    expect(await vouchersOf(buyer)).toMatchObject([{ status: 'aktif' }])
    expect((await buyer.call('checkout/buat', { ...checkout, total })).ok).toBe(true)
  })
})

describe('the voucher of a cancelled order', () => {
  it('comes back whole where it was the only one, once, and can be used again [ORDER-1] [ORDER-5]', async () => {
    const { buyer, seller, product, addressId } = await aFullCart()
    const voucher_id = await aVoucher(world, buyer, { validUntil: '2099-06-30T17:00:00Z' })
    const placed = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId, voucher_id))
    const [order] = placed.data.transaksi

    const cancel = { transaksi_id: order?.transaksi_id ?? '', versi: 1, alasan: 'Lot ditolak' }
    await seller.call('pusat-seller/pesanan/batal', cancel)
    await seller.call('pusat-seller/pesanan/batal', cancel)

    const [back, used] = await vouchersOf(buyer)
    expect(back).toMatchObject({
      nama: `Pengembalian dari pesanan ${order?.nomor}`,
      nilai: '50000.00',
      min_belanja: '500000.00',
      status: 'aktif',
      berlaku_sampai: '2099-06-30T17:00:00.000Z',
    })
    expect(used?.status).toBe('terpakai')
    expect(await vouchersOf(buyer)).toHaveLength(2)
    await fillCart(buyer, product, '100')
    const { data } = await buyer.call('voucher/daftar', { company_id: buyer.companyId })
    const again = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId, data[0]?.voucher_id))
    expect(again.data.transaksi[0]?.total).toBe('1060000.00')
  })

  it('comes back in part where other orders of the checkout stay, and lasts two weeks at least [ORDER-1]', async () => {
    const { buyer, addressId } = await aFullCart()
    const other = await world.aSeller()
    await world.subscribe(buyer, other)
    await fillCart(buyer, await world.aProduct({ seller: other, price: '10000.00' }), '300')
    world.setClock('2030-03-04T09:00:00+07:00')
    const voucher_id = await aVoucher(world, buyer, { validUntil: '2030-03-05T00:00:00+07:00' })
    const { data } = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId, voucher_id))
    const larger = data.transaksi.find(({ total }) => Number(total) > 2_000_000)

    const cancel = { transaksi_id: larger?.transaksi_id ?? '', versi: 1, alasan: 'Stok rusak' }
    await other.call('pusat-seller/pesanan/batal', cancel)

    const [back] = await vouchersOf(buyer)
    world.setClock()
    expect(back).toMatchObject({ nilai: '37500.00', min_belanja: '375000.00', status: 'aktif' })
    expect(back?.berlaku_sampai).toBe('2030-03-18T17:00:00.000Z')
  })

  it('comes back to a buyer who cancelled for as long as it still was when it was used, and no longer [ORDER-1]', async () => {
    const { buyer, addressId } = await aFullCart()
    world.setClock('2030-03-04T23:00:00+07:00')
    const voucher_id = await aVoucher(world, buyer, { validUntil: '2030-03-05T00:00:00+07:00' })
    const { data } = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId, voucher_id))
    world.setClock('2030-03-05T09:00:00+07:00')
    await buyer.call('transaksi/batal', {
      transaksi_id: data.transaksi[0]?.transaksi_id ?? '',
      versi: 1,
      alasan: 'Salah jumlah',
    })

    const [back] = await vouchersOf(buyer)
    world.setClock()
    expect(back).toMatchObject({ nilai: '50000.00', berlaku_sampai: '2030-03-05T03:00:00.000Z' })
  })

  it('asks for a verified e-mail address as the first did [REG-2]', async () => {
    const { buyer, seller, product, addressId } = await aFullCart()
    const voucher_id = await aVoucher(world, buyer)
    const placed = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId, voucher_id))
    const transaksi_id = placed.data.transaksi[0]?.transaksi_id ?? ''
    await seller.call('pusat-seller/pesanan/batal', { transaksi_id, versi: 1, alasan: 'Lot ditolak' })
    const { data: vouchers } = await buyer.call('voucher/daftar', { company_id: buyer.companyId })
    await world.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', buyer.userId).execute()

    await fillCart(buyer, product, '100')
    const again = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId, vouchers[0]?.voucher_id))

    expect(again.refusal?.code).toBe('voucher_email_unverified')
  })

  it('does not come back where there was none [ORDER-5]', async () => {
    const { buyer, product, addressId } = await aSale(world)
    const order = await placeFor(buyer, addressId, product)
    await buyer.call('transaksi/batal', { transaksi_id: order.id, versi: 1, alasan: 'Salah jumlah' })
    expect(await vouchersOf(buyer)).toEqual([])
  })
})
