import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import type { ProductWishes } from '#test/product-factories.ts'
import { aTrade, MIDNIGHT, MORNING, proposal, propose, view } from '#test/scenes/negotiating.ts'
import { cartOf, checkoutOf, fillCart, setStock } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

beforeEach(() => world.setClock(MORNING))

/** 50 kg may be negotiated of what is sold from 100 kg on. */
async function aSmallProposal(wishes: ProductWishes = {}) {
  const trade = await aTrade(world, { minPurchase: '100', minNego: '50', stock: '500', ...wishes })
  const addressId = await world.anAddress(trade.buyer)
  return { ...trade, addressId, nego_id: await propose(trade.buyer, trade.product, { qty_satuan_nego: '50' }) }
}

async function aSmallAgreement(wishes: ProductWishes = {}) {
  const proposed = await aSmallProposal(wishes)
  const agreed = await proposed.seller.call('pusat-seller/nego/setuju', { nego_id: proposed.nego_id, versi: 1 })
  if (!agreed.ok) throw new Error(agreed.text)
  return proposed
}

async function finish({ buyer, nego_id }: { buyer: Person; nego_id: string }) {
  const { data } = await buyer.call('nego/selesai', { nego_id, versi: 2 })
  return data
}

function change(product: { id: number }, to: Record<string, string>) {
  return world.db.updateTable('products').set(to).where('id', '=', product.id).execute()
}

async function order(buyer: Person, addressId: string) {
  return buyer.call('checkout/buat', await checkoutOf(buyer, addressId))
}

describe('what was agreed on', () => {
  it('is ordered below the minimum purchase, in its quantity or more, and once [NEGO-12] [CART-3]', async () => {
    const agreed = await aSmallAgreement()
    const { buyer, product, addressId } = agreed
    await finish(agreed)
    const [line] = await cartOf(buyer)
    expect(line).toMatchObject({ produk_total_satuan: '50', produk_jumlah_min_beli: '50', halangan: null })
    const set = (kuantitas_satuan: string) =>
      buyer.call('keranjang/ubah', { ...buyer.ids, cart_id: line?.cart_id ?? '', kuantitas_satuan })
    expect((await set('75')).ok).toBe(true)
    expect((await set('25')).refusal?.code).toBe('units_below_minimum')
    expect((await set('50')).ok).toBe(true)

    const placed = await order(buyer, addressId)

    expect(placed.data.transaksi).toHaveLength(1)
    await fillCart(buyer, product, '100')
    const [next] = await cartOf(buyer)
    const again = { ...buyer.ids, cart_id: next?.cart_id ?? '', kuantitas_satuan: '50' }
    expect((await buyer.call('keranjang/ubah', again)).refusal?.code).toBe('units_below_minimum')
  })

  it('is ordered so although the minimum was raised and the pack changed since, until its end [NEGO-12]', async () => {
    const agreed = await aSmallAgreement()
    const { buyer, product, addressId } = agreed
    const raised = { min_purchase: '300', min_nego: '300', pack_weight: '20', pack_label: '20 kg sak' }
    await change(product, raised)
    await finish(agreed)

    expect(await cartOf(buyer)).toMatchObject([
      { produk_total_satuan: '50', produk_harga_satuan: '90000.00', produk_berat: '25', halangan: null },
    ])
    const placed = await order(buyer, addressId)

    const { data } = await buyer.call('transaksi/detail', {
      transaksi_id: placed.data.transaksi[0]?.transaksi_id ?? '',
    })
    expect(data.produk).toMatchObject([{ jumlah_satuan: '50', harga_satuan: '90000.00', produk_berat: '25' }])
  })

  it('is validated by the offer again once it has ended [NEGO-12]', async () => {
    const agreed = await aSmallAgreement()
    await finish(agreed)
    world.setClock(MIDNIGHT)

    const [line] = await cartOf(agreed.buyer)

    expect(line?.halangan).toBe('Jumlah minimum pembelian adalah 100 kg.')
    const same = { ...agreed.buyer.ids, cart_id: line?.cart_id ?? '', kuantitas_satuan: '50' }
    expect((await agreed.buyer.call('keranjang/ubah', same)).refusal?.code).toBe('units_below_minimum')
  })

  it('is ordered so at the normal price too, where that is lower by then, and is used up by it [NEGO-12] [NEGO-15]', async () => {
    const agreed = await aSmallAgreement()
    const { buyer, product, addressId } = agreed
    await finish(agreed)
    await world.db
      .updateTable('product_prices')
      .set({ amount: '80000.00' })
      .where('product_id', '=', product.id)
      .execute()

    const placed = await order(buyer, addressId)

    const transaksi_id = placed.data.transaksi[0]?.transaksi_id ?? ''
    const { data } = await buyer.call('transaksi/detail', { transaksi_id })
    expect(data.produk).toMatchObject([{ jumlah_satuan: '50', harga_satuan: '80000.00' }])
    expect((await view(buyer, agreed.nego_id)).transaksi_id).toBe(transaksi_id)
  })

  it('does not survive other goods: the line says what changed and costs the normal price [NEGO-12] [ORDER-3]', async () => {
    const agreed = await aSmallAgreement({ minPurchase: '50' })
    const { buyer, product, addressId } = agreed
    await finish(agreed)
    const checkout = await checkoutOf(buyer, addressId)
    await change(product, { grade: 'Teknis' })

    expect(await cartOf(buyer)).toMatchObject([
      {
        produk_harga_satuan: '100000.00',
        nego_berlaku: false,
        nego_keterangan:
          'Harga kesepakatan Rp 90.000,00 untuk barang semula (Grade: USP → Teknis); harga kembali normal.',
      },
    ])
    expect((await buyer.call('checkout/buat', checkout)).refusal?.code).toBe('price_changed')
  })
})

describe('a negotiation', () => {
  it('is not begun about more than is there, which is said where it is requested [NEGO-12] [CART-3]', async () => {
    const { buyer, product } = await aTrade(world, { stock: '160' })
    const status = { company_id: buyer.companyId, produk_id: product.id }

    const refused = await buyer.call('negosiasi/submit', proposal(buyer, product, { qty_satuan_nego: '175' }))

    expect(refused.refusal).toEqual({
      code: 'beyond_stock',
      status_message: 'Stok tersedia 150 kg',
      field: 'qty_satuan_nego',
    })
    const limit = { jumlah: '150', keterangan: 'Stok tersedia 150 kg' }
    expect((await buyer.call('produk/nego/status', status)).data.batas_jumlah).toEqual(limit)
    const stranger = await world.aBuyer()
    const response = await stranger.call('produk/nego/status', { ...status, company_id: stranger.companyId })
    expect(response.data.batas_jumlah).toBeNull()
  })

  it('is validated by the offer again when it is agreed to, and both sides are told why not [NEGO-12]', async () => {
    const { buyer, seller, product, nego_id } = await aSmallProposal()
    const agree = () => seller.call('pusat-seller/nego/setuju', { nego_id, versi: 1 })
    const reason = 'Stok tersedia 25 kg; yang dinego 50 kg.'
    await setStock(world, product.id, '25')

    expect((await agree()).refusal).toMatchObject({ code: 'nego_act_not_allowed', status_message: reason })
    expect((await view(buyer, nego_id)).halangan_barang).toBe(reason)
    const { data: theirs } = await seller.call('pusat-seller/nego/detail', { nego_id })
    expect(theirs).toMatchObject({ halangan_barang: reason, can: { setuju: { boleh: false, alasan: reason } } })

    await setStock(world, product.id, '500')
    await change(product, { min_nego: '75' })
    expect((await agree()).refusal?.status_message).toBe('Jumlah minimum nego adalah 75 kg; yang dinego 50 kg.')
    await change(product, { min_nego: '50', pack_weight: '20' })
    expect((await agree()).refusal?.status_message).toMatch(/^Jumlah nego harus kelipatan 20 kg/)
    await change(product, { pack_weight: '25' })
    expect((await agree()).ok).toBe(true)
  })

  it('about goods that have changed is agreed to by nobody, and says what changed [NEGO-12]', async () => {
    const { buyer, seller, product, nego_id } = await aSmallProposal()
    await change(product, { grade: 'Teknis' })

    const agreed = await seller.call('pusat-seller/nego/setuju', { nego_id, versi: 1 })

    const changed = 'Barang telah berubah sejak nego ini diajukan (Grade: USP → Teknis).'
    expect(agreed.refusal?.status_message).toBe(`${changed} Pembeli perlu mengajukan nego baru.`)
    expect((await view(buyer, nego_id)).halangan_barang).toBe(changed)
    await change(product, { grade: 'USP' })
    expect((await seller.call('pusat-seller/nego/setuju', { nego_id, versi: 1 })).ok).toBe(true)
    await change(product, { grade: 'Teknis' })
    const finished = await buyer.call('nego/selesai', { nego_id, versi: 2 })
    expect(finished.refusal?.status_message).toBe(`${changed} Silakan ajukan nego baru.`)
    expect(await cartOf(buyer)).toEqual([])
  })

  it('is not agreed to once another has made its goods [NEGO-12]', async () => {
    const { seller, product, nego_id } = await aSmallProposal()
    await change(product, { maker: 'Velda' })

    const agreed = await seller.call('pusat-seller/nego/setuju', { nego_id, versi: 1 })

    expect(agreed.refusal?.status_message).toContain('(Produsen: – → Velda)')
  })

  it('that stands in the cart is counted as which of the day it was, whatever followed it [CART-7] [NEGO-8]', async () => {
    const agreed = await aSmallAgreement()
    await finish(agreed)
    const { buyer, seller, product } = agreed
    world.setClock(new Date(world.now().getTime() + 60_000).toISOString())
    const second = await propose(buyer, product, { qty_satuan_nego: '50' })
    await seller.call('pusat-seller/nego/tolak', { nego_id: second, versi: 1, alasan: 'Sudah sepakat' })

    expect(await cartOf(buyer)).toMatchObject([
      { nego_id: agreed.nego_id, nego_count: 1, nego_status: 'masuk keranjang' },
    ])
  })

  it('tells who begins one that its seller answers no more today, and when it is there again [NEGO-2] [SHOP-8]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const status = async () => {
      const { data } = await buyer.call('produk/nego/status', { company_id: buyer.companyId, produk_id: product.id })
      return data.seller_tutup
    }
    expect(await status()).toBeNull()
    const jam = [1, 2, 3, 4, 5].map((hari) => ({ hari, buka: '08:00', tutup: '17:00' }))
    await seller.call('pusat-seller/chat/jam/simpan', { jam })
    expect(await status()).toBeNull()
    world.setClock('2026-11-21T09:00:00+07:00')
    expect(await status()).toEqual({ libur: null, buka_lagi: '2026-11-23T01:00:00.000Z' })
  })
})
