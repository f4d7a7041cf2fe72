import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aPurchaser, aSale, cartOf, checkoutOf, fillCart, type PlaceBody } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { checkStocks } from './check-stocks.ts'

const world = await openWorld({ connections: 12 })
// a Monday before a week without holidays
world.setClock('2026-03-02T10:00:00+07:00')

const sound = { unequal: [], unheld: [] }

/** A sale of a product that may be ordered beyond its stock. */
async function anOpenSale(stock: string, most: string | null = null, days = 10) {
  const sale = await aSale(world, { stock })
  await allow(sale.seller, sale.product.id, days, most)
  return sale
}

function allow(
  seller: Person,
  produk_id: number,
  hari_tunggu: number | null,
  terbanyak_melebihi: string | null = null,
) {
  return seller.call('pusat-seller/stok/melebihi', { produk_id, hari_tunggu, terbanyak_melebihi })
}

/** The checkout of the whole cart, where what comes later is accepted as the quote says it. */
async function acceptedCheckout(buyer: Person, addressId: string): Promise<PlaceBody> {
  const checkout = await checkoutOf(buyer, addressId)
  const { data: quote } = await buyer.call('checkout/rincian', {
    company_id: buyer.companyId,
    cart_id: checkout.cart_id,
    alamat_id: addressId,
  })
  const seller = quote.seller.map(({ seller_id, produk }) => ({
    seller_id,
    tipe_pembayaran: 'transfer',
    pesan_dulu: produk.flatMap(({ cart_id, menyusul }) =>
      menyusul ? [{ cart_id, jumlah: menyusul.jumlah, hari_kerja: menyusul.hari_kerja }] : [],
    ),
  }))
  return { ...checkout, seller }
}

async function stockIn(seller: Person, produk_id: number) {
  const { bebas, dipesan, fisik, melebihi_stok } = (await seller.call('pusat-seller/stok/detail', { produk_id })).data
    .produk
  return { bebas, dipesan, fisik, melebihi_stok }
}

describe('orders beyond the stock', () => {
  it('are refused as ever where the seller does not take them, and to whom it no longer does [SHOP-6, CART-3]', async () => {
    const { buyer, seller, product, addressId } = await anOpenSale('50')
    await fillCart(buyer, product, '100')
    const checkout = await acceptedCheckout(buyer, addressId)
    await allow(seller, product.id, null)
    expect((await buyer.send('checkout/buat', checkout)).refusal).toMatchObject({ code: 'not_enough_stock' })
    const [line] = await cartOf(buyer)
    const change = { ...buyer.ids, cart_id: line?.cart_id ?? '', kuantitas_satuan: '75' }
    expect((await buyer.send('keranjang/ubah', change)).refusal).toMatchObject({ code: 'beyond_stock' })
  })

  it('tell what is there, what comes later and by when, and are placed only as they were accepted [SHOP-6]', async () => {
    const { buyer, seller, product, addressId } = await anOpenSale('60')
    await fillCart(buyer, product, '100')
    const [inCart] = await cartOf(buyer)
    expect(inCart).toMatchObject({ menyusul: { jumlah: '50', hari_kerja: 10 }, halangan: null })

    const silent = await checkoutOf(buyer, addressId)
    const refused = await buyer.send('checkout/buat', silent)
    expect(refused.refusal).toMatchObject({ code: 'lead_time_not_accepted', field: 'seller.0.pesan_dulu' })

    const checkout = await acceptedCheckout(buyer, addressId)
    await allow(seller, product.id, 12)
    expect((await buyer.send('checkout/buat', checkout)).refusal).toMatchObject({ code: 'lead_time_changed' })

    const now = await acceptedCheckout(buyer, addressId)
    await allow(seller, product.id, 5)
    const { data } = await buyer.call('checkout/buat', now)
    const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
    const later = [{ menyusul: { jumlah: '50', hari_kerja: 5 } }]
    await allow(seller, product.id, null)
    expect((await buyer.call('transaksi/detail', { transaksi_id })).data.produk).toMatchObject(later)
    expect((await seller.call('pusat-seller/pesanan/detail', { transaksi_id })).data.produk).toMatchObject(later)
    expect(await stockIn(seller, product.id)).toEqual({ bebas: '0', dipesan: '100', fisik: '60', melebihi_stok: '40' })
  })

  it("count working days without holidays, the seller's own too, for the day by which goods come [SHOP-6]", async () => {
    const { buyer, seller, product, addressId } = await anOpenSale('0', null, 5)
    const { versi } = (await seller.call('pusat-seller/pengaturan/kirim', {})).data
    const libur = [{ tanggal: '2026-03-05', nama: 'Stok opname' }]
    await seller.call('pusat-seller/pengaturan/kirim/libur', { versi, libur })
    await fillCart(buyer, product, '50')
    const { data } = await buyer.call('checkout/rincian', {
      company_id: buyer.companyId,
      cart_id: (await checkoutOf(buyer, addressId)).cart_id,
      alamat_id: addressId,
    })
    expect(data.seller[0]?.produk[0]?.menyusul).toEqual({ jumlah: '50', hari_kerja: 5, siap: '2026-03-10' })
  })

  it('are shipped when the goods are there, and give back exactly what they held [SHOP-6, SHOP-5]', async () => {
    const { buyer, seller, product, addressId } = await anOpenSale('25')
    const { id: produk_id } = product
    await fillCart(buyer, product, '100')
    const placed = await buyer.call('checkout/buat', await acceptedCheckout(buyer, addressId))
    const transaksi_id = placed.data.transaksi[0]?.transaksi_id ?? ''
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
    const ship = { transaksi_id, versi: 2, kurir: 'JNE' }
    expect((await seller.send('pusat-seller/pesanan/kirim', ship)).refusal).toMatchObject({ code: 'not_on_hand' })

    await seller.call('pusat-seller/stok/masuk', { produk_id, jumlah: '50', alasan: 'PO-1' })
    expect(await stockIn(seller, produk_id)).toEqual({ bebas: '0', dipesan: '100', fisik: '75', melebihi_stok: '25' })
    await seller.call('pusat-seller/stok/masuk', { produk_id, jumlah: '50', alasan: 'PO-2' })
    expect((await seller.send('pusat-seller/pesanan/kirim', ship)).status).toBe(200)
    expect(await stockIn(seller, produk_id)).toEqual({ bebas: '25', dipesan: '0', fisik: '25', melebihi_stok: '0' })
  })

  it('hold together no more beyond the stock than the seller allows, also of two at once [SHOP-6, ORDER-2]', async () => {
    const { buyer, seller, product, addressId } = await anOpenSale('50', '50')
    const other = await world.aBuyer()
    await world.subscribe(other, seller, { payments: ['transfer'] })
    await fillCart(buyer, product, '75')
    await fillCart(other, product, '75')
    const checkouts = [
      await acceptedCheckout(buyer, addressId),
      await acceptedCheckout(other, await world.anAddress(other)),
    ] as const
    const answers = await Promise.all([
      buyer.send('checkout/buat', checkouts[0]),
      other.send('checkout/buat', checkouts[1]),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ ok }) => !ok)?.refusal).toMatchObject({ code: 'not_enough_beyond' })
    expect(await checkStocks(world.db)).toMatchObject(sound)
    const more = { ...buyer.ids, produk_id: product.id, seller_id: product.sellerId, kuantitas_satuan: '5000' }
    expect((await buyer.send('produk/keranjang/tambah', more)).refusal).toMatchObject({ code: 'beyond_most' })
  })

  it('refuse the later of two who saw the last stock, until the wait is accepted too [SHOP-6, ORDER-2]', async () => {
    const { buyer, seller, product, addressId } = await anOpenSale('50')
    const other = await world.aBuyer()
    await world.subscribe(other, seller, { payments: ['transfer'] })
    const otherAddress = await world.anAddress(other)
    await fillCart(buyer, product, '50')
    await fillCart(other, product, '50')
    const [mine, theirs] = [await checkoutOf(buyer, addressId), await checkoutOf(other, otherAddress)]
    const answers = await Promise.all([buyer.send('checkout/buat', mine), other.send('checkout/buat', theirs)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)?.refusal).toMatchObject({ code: 'lead_time_not_accepted' })
  })

  it('wait for approval like any, and a key asked again with another acceptance is told so [SHOP-6, ROLE-10, ORDER-2]', async () => {
    const { buyer, product, addressId } = await anOpenSale('0')
    const purchaser = await aPurchaser(world, buyer, { perOrder: '1.00' })
    await fillCart(purchaser, product, '50')
    const checkout = { ...(await acceptedCheckout(purchaser, addressId)), kunci: randomUUID() }
    const { data } = await purchaser.call('checkout/buat', checkout)
    expect(data.menunggu_persetujuan).toBe(true)
    expect((await purchaser.call('checkout/buat', checkout)).data).toEqual(data)
    const otherwise = { ...checkout, seller: checkout.seller.map((one) => ({ ...one, pesan_dulu: [] })) }
    expect((await purchaser.send('checkout/buat', otherwise)).refusal).toMatchObject({ code: 'key_reused' })
    const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
    const approved = await buyer.call('transaksi/setujui', { transaksi_id, versi: 1 })
    expect(approved.data.produk[0]?.menyusul).toEqual({ jumlah: '50', hari_kerja: 10 })
  })

  it('leave ledger, reserved, free and beyond in agreement after every step of any sequence [SHOP-5, SHOP-6]', async () => {
    const acts = fc.array(fc.constantFrom('order', 'cancel', 'ship', 'receive'), { minLength: 3, maxLength: 9 })
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => {
        const { buyer, seller, product, addressId } = await anOpenSale('75')
        const open: string[] = []
        let onHand = 75
        for (const act of sequence) {
          if (act === 'order') {
            await fillCart(buyer, product, '50')
            const { data } = await buyer.call('checkout/buat', await acceptedCheckout(buyer, addressId))
            open.push(data.transaksi[0]?.transaksi_id ?? '')
          }
          if (act === 'receive') {
            await seller.call('pusat-seller/stok/masuk', { produk_id: product.id, jumlah: '30', alasan: 'PO' })
            onHand += 30
          }
          const transaksi_id = act === 'cancel' || act === 'ship' ? open[0] : undefined
          if (transaksi_id && act === 'cancel') {
            await buyer.call('transaksi/batal', { transaksi_id, versi: 1, alasan: 'Batal' })
            open.shift()
          }
          if (transaksi_id && act === 'ship' && onHand >= 50) {
            await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
            await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })
            open.shift()
            onHand -= 50
          }
          const reserved = open.length * 50
          expect(await stockIn(seller, product.id)).toEqual({
            bebas: String(Math.max(onHand - reserved, 0)),
            dipesan: String(reserved),
            fisik: String(onHand),
            melebihi_stok: String(Math.max(reserved - onHand, 0)),
          })
        }
        expect(await checkStocks(world.db)).toMatchObject(sound)
      }),
      { numRuns: 5 },
    )
  })
})
