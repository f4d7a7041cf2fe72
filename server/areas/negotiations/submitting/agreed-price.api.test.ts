import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import {
  anAgreement,
  aTrade,
  LAST_SECOND,
  MIDNIGHT,
  MORNING,
  proposal,
  propose,
  view,
} from '#test/scenes/negotiating.ts'
import { cartOf, checkoutOf, fillCart } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

beforeEach(() => world.setClock(MORNING))

/** 100 kg at Rp 90.000 instead of Rp 100.000 are in the cart. */
async function aFinished() {
  const agreed = await anAgreement(world)
  const { buyer, nego_id } = agreed
  const { data } = await buyer.call('nego/selesai', { nego_id, versi: 2 })
  return { ...agreed, finished: data, addressId: await world.anAddress(buyer) }
}

async function lineOf(buyer: Person) {
  const [line] = await cartOf(buyer)
  if (!line) throw new Error('the cart is empty')
  return line
}

describe('the agreed price', () => {
  it('goes into the cart with product and quantity, until 24:00 [NEGO-12] [CART-7]', async () => {
    const { buyer, product, finished, nego_id } = await aFinished()

    expect(finished).toMatchObject({
      status: 'masuk_keranjang',
      harga_berlaku: true,
      transaksi_id: null,
      can: { ajukan_ulang: { boleh: true } },
    })
    expect(await lineOf(buyer)).toMatchObject({
      produk_id: product.id,
      produk_total_satuan: '100',
      produk_harga_satuan: '90000.00',
      produk_harga_normal: '100000.00',
      subtotal: '9000000.00',
      nego_count: 1,
      nego_status: 'masuk keranjang',
      nego_id,
      nego_harga: '90000.00',
      nego_berlaku: true,
      nego_berlaku_sampai: new Date(MIDNIGHT).toISOString(),
      nego_keterangan: 'Harga kesepakatan Rp 90.000,00 berlaku sampai pukul 24.00 WIB hari ini.',
      halangan: null,
    })
  })

  it('raises a line that is there to the agreed quantity, and leaves a larger one [NEGO-12]', async () => {
    for (const [units, expected] of [
      ['50', '100'],
      ['150', '150'],
    ] as const) {
      const { buyer, product, nego_id } = await anAgreement(world)
      await fillCart(buyer, product, units)
      await buyer.call('nego/selesai', { nego_id, versi: 2 })
      expect(await lineOf(buyer)).toMatchObject({ produk_total_satuan: expected, produk_harga_satuan: '90000.00' })
    }
  })

  it('leaves whole packs in a larger line whose pack has changed since [NEGO-12] [CART-3]', async () => {
    const { buyer, product, nego_id } = await anAgreement(world)
    await fillCart(buyer, product, '125')
    await world.db.updateTable('products').set({ pack_weight: '20' }).where('id', '=', product.id).execute()

    await buyer.call('nego/selesai', { nego_id, versi: 2 })

    expect(await lineOf(buyer)).toMatchObject({ produk_total_satuan: '140', halangan: null })
  })

  it('holds for that quantity or more; with less the line is told why it costs the normal price [NEGO-12]', async () => {
    const { buyer } = await aFinished()
    const change = async (kuantitas_satuan: string) => {
      await buyer.call('keranjang/ubah', { ...buyer.ids, cart_id: (await lineOf(buyer)).cart_id, kuantitas_satuan })
      return lineOf(buyer)
    }

    expect(await change('75')).toMatchObject({
      produk_harga_satuan: '100000.00',
      nego_berlaku: false,
      nego_keterangan: 'Harga kesepakatan Rp 90.000,00 hanya berlaku mulai 100 kg; tambah jumlah untuk memakainya.',
    })
    expect(await change('125')).toMatchObject({ produk_harga_satuan: '90000.00', nego_berlaku: true })
  })

  it('lapses at 24:00 with a notice on the line; a line begun later has none [NEGO-12] [CART-7]', async () => {
    const { buyer, product, nego_id } = await aFinished()
    world.setClock(LAST_SECOND)
    expect(await lineOf(buyer)).toMatchObject({ produk_harga_satuan: '90000.00' })

    world.setClock(MIDNIGHT)
    const line = await lineOf(buyer)
    expect(line).toMatchObject({
      produk_harga_satuan: '100000.00',
      nego_status: null,
      nego_berlaku: false,
      nego_keterangan: 'Harga kesepakatan Rp 90.000,00 sudah berakhir pukul 24.00 WIB; harga kembali normal.',
    })
    expect(await view(buyer, nego_id)).toMatchObject({ status: 'masuk_keranjang', harga_berlaku: false })
    await buyer.call('keranjang/produk/hapus', { ...buyer.ids, cart_id: line.cart_id })
    await fillCart(buyer, product, '100')
    expect(await lineOf(buyer)).toMatchObject({
      produk_harga_satuan: '100000.00',
      nego_id: null,
      nego_keterangan: null,
    })
  })

  it('is shown at checkout and reaches the order, which uses it up [NEGO-12] [ORDER-3]', async () => {
    const { buyer, seller, product, addressId, nego_id } = await aFinished()
    const selection = { company_id: buyer.companyId, cart_id: [(await lineOf(buyer)).cart_id], alamat_id: addressId }
    const quote = await buyer.call('checkout/rincian', selection)
    expect(quote.data.seller[0]?.produk).toMatchObject([
      { harga_satuan: '90000.00', harga_normal: '100000.00', nego_keterangan: expect.stringContaining('24.00') },
    ])

    const placed = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId))

    const transaksi_id = placed.data.transaksi[0]?.transaksi_id ?? ''
    const sale = await seller.call('pusat-seller/pesanan/detail', { transaksi_id })
    expect(sale.data.produk).toMatchObject([
      {
        harga_satuan: '90000.00',
        jumlah_satuan: '100',
        nego: { nego_id, deal: false, keterangan: 'harga nego', harga_awal: '100000.00' },
      },
    ])
    expect(await view(buyer, nego_id)).toMatchObject({
      status: 'masuk_keranjang',
      harga_berlaku: false,
      transaksi_id,
    })
    await fillCart(buyer, product, '100')
    expect(await lineOf(buyer)).toMatchObject({
      produk_harga_satuan: '100000.00',
      nego_id: null,
      nego_keterangan: null,
    })
  })

  it("is marked 'harga kesepakatan' to the seller on the order, before it confirms [NEGO-13]", async () => {
    const { buyer, seller, product } = await aTrade(world)
    const addressId = await world.anAddress(buyer)
    await propose(buyer, product, { deal_nego: true, harga_nego: '85000.00' })

    const placed = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId))

    const { data } = await seller.call('pusat-seller/pesanan/detail', {
      transaksi_id: placed.data.transaksi[0]?.transaksi_id ?? '',
    })
    expect(data).toMatchObject({
      status: 'menunggu_konfirmasi',
      produk: [{ harga_satuan: '85000.00', nego: { deal: true, keterangan: 'harga kesepakatan' } }],
    })
  })

  it('that lapsed since the page was shown needs confirmation again [ORDER-3] [NEGO-12]', async () => {
    const { buyer, addressId } = await aFinished()
    world.setClock(LAST_SECOND)
    const checkout = await checkoutOf(buyer, addressId)
    world.setClock(MIDNIGHT)

    const { refusal } = await buyer.call('checkout/buat', checkout)

    expect(refusal?.code).toBe('price_changed')
    expect(await cartOf(buyer)).toHaveLength(1)
  })

  it('does not count for an order of less [NEGO-12]', async () => {
    const { buyer, addressId, nego_id } = await aFinished()
    await buyer.call('keranjang/ubah', { ...buyer.ids, cart_id: (await lineOf(buyer)).cart_id, kuantitas_satuan: '50' })
    const placed = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId))

    const { data } = await buyer.call('transaksi/detail', {
      transaksi_id: placed.data.transaksi[0]?.transaksi_id ?? '',
    })
    expect(data.produk).toMatchObject([{ harga_satuan: '100000.00', nego: null }])
    expect(await view(buyer, nego_id)).toMatchObject({ transaksi_id: null, harga_berlaku: true })
  })

  it('gives way to a newer one about the same product [NEGO-12]', async () => {
    const { buyer, product, nego_id } = await aFinished()

    const newer = await propose(buyer, product, { deal_nego: true, harga_nego: '88000.00', qty_satuan_nego: '125' })

    expect(await lineOf(buyer)).toMatchObject({
      produk_total_satuan: '125',
      produk_harga_satuan: '88000.00',
      nego_id: newer,
      nego_count: 2,
    })
    expect(await view(buyer, nego_id)).toMatchObject({
      status: 'diganti',
      penawaran: [{}, {}, {}, { pihak: 'sistem', jenis: 'sistem' }],
    })
  })

  it('is hidden with the price while the subscription is suspended [ROLE-2] [ROLE-4]', async () => {
    const { buyer, seller } = await aFinished()
    await world.subscribe(buyer, seller, { status: 'suspended' })
    const line = await lineOf(buyer)
    expect(line).toMatchObject({
      produk_harga_satuan: 'NA',
      produk_harga_normal: 'NA',
      nego_harga: null,
      nego_id: null,
    })
  })
})

describe('a line under negotiation', () => {
  it('shows its state, and costs the normal price meanwhile [CART-7] [NEGO-9]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    await fillCart(buyer, product, '100')
    await buyer.call('nego/tarik', { nego_id: await propose(buyer, product), versi: 1 })
    expect(await lineOf(buyer)).toMatchObject({ nego_count: 0, nego_status: null, nego_id: null })

    const { data } = await buyer.call('negosiasi/submit', proposal(buyer, product))
    expect(await lineOf(buyer)).toMatchObject({
      nego_count: 2,
      nego_status: 'menunggu respon',
      nego_id: data.nego_id,
      produk_harga_satuan: '100000.00',
    })
    await seller.call('pusat-seller/nego/setuju', { nego_id: data.nego_id, versi: 1 })
    expect(await lineOf(buyer)).toMatchObject({ nego_status: 'harga disepakati', produk_harga_satuan: '100000.00' })
  })
})
