import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import type { ProductWishes } from '#test/product-factories.ts'
import { aTrade, MORNING, propose } from '#test/scenes/negotiating.ts'
import { checkoutOf, fillCart } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

beforeEach(() => world.setClock(MORNING))

const limits = { tipe_pembayaran: [], tempo_hari: 0, batas_kredit: '0', level_harga: 1, versi: 0 }
const approve = 'pusat-seller/harga/persetujuan/setujui'
const confirm = 'pusat-seller/pesanan/konfirmasi'

/** A shop with a product at Rp 100,000 whose sales may give five percent. */
async function aShop(wishes: ProductWishes = {}) {
  const trade = await aTrade(world, wishes)
  await trade.seller.call('pusat-seller/wewenang/ubah', { ...limits, diskon_persen: 5 })
  const sales = await world.aColleague(trade.seller, 'sales')
  return { ...trade, sales, addressId: await world.anAddress(trade.buyer) }
}
type Shop = Awaited<ReturnType<typeof aShop>>

const dealOf = ({ buyer, product }: Shop, harga_nego: string) =>
  propose(buyer, product, { deal_nego: true, harga_nego })

/** The cart's only line as an order that waits to be confirmed. */
async function ordered({ buyer, addressId }: Shop) {
  const { data } = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId))
  return { transaksi_id: data.transaksi[0]?.transaksi_id ?? '', versi: 1 }
}

async function titlesOf(person: Person) {
  const { data } = await person.call('notifikasi/daftar', { company_id: person.companyId })
  return data.notifikasi.map(({ pesan }) => pesan)
}

describe('an order at a deal that was applied at once', () => {
  it('is confirmed by sales as far as they may give, and waits for the owner beyond it, who is notified [NEGO-13, SHOP-7]', async () => {
    const shop = await aShop()
    await dealOf(shop, '1.00')
    const expected = await ordered(shop)

    const bySales = await shop.sales.call(confirm, expected)

    expect(bySales.refusal).toMatchObject({
      code: 'deal_of_owner',
      status_message: expect.stringMatching(
        /^Harga kesepakatan Rp 1,00, .*wewenang sales sampai Rp 95.000,00. Pesanan ini dikonfirmasi oleh pemilik.$/,
      ),
    })
    const mayConfirm = async (who: Person) =>
      (await who.call('pusat-seller/pesanan/detail', expected)).data.can.konfirmasi
    expect(await mayConfirm(shop.sales)).toMatchObject({ boleh: false, alasan: bySales.refusal?.status_message })
    expect(await mayConfirm(shop.seller)).toMatchObject({ boleh: true })
    const { data: list } = await shop.sales.call('pusat-seller/pesanan/daftar', {})
    expect(list.transaksi[0]?.can.konfirmasi.boleh).toBe(false)
    expect(await titlesOf(shop.seller)).toContainEqual(
      expect.stringMatching(/^Pesanan SB-.*: Harga kesepakatan Rp 1,00/),
    )
    expect((await shop.seller.call(confirm, expected)).data.status).toBe('diproses')

    const within = await aShop()
    await dealOf(within, '95000.00')
    expect((await within.sales.call(confirm, await ordered(within))).data.status).toBe('diproses')
  })

  it('is no deal where the normal price is lower by then and the deal only lets so little be ordered [NEGO-12, NEGO-13, NEGO-15]', async () => {
    const shop = await aShop({ minPurchase: '100', minNego: '50', levels: { 2: '70000.00' } })
    await propose(shop.buyer, shop.product, { deal_nego: true, harga_nego: '75000.00', qty_satuan_nego: '50' })
    await world.db
      .updateTable('subscriptions')
      .set({ price_level: 2 })
      .where('buyer_id', '=', shop.buyer.companyId)
      .execute()

    const expected = await ordered(shop)

    const { data: shown } = await shop.sales.call('pusat-seller/pesanan/detail', expected)
    expect(shown).toMatchObject({ peringatan: null, can: { konfirmasi: { boleh: true } } })
    expect(shown.produk).toMatchObject([{ harga_satuan: '70000.00', nego: null }])
    const { data: list } = await shop.sales.call('pusat-seller/pesanan/daftar', {})
    expect(list.transaksi).toMatchObject([{ peringatan: null, can: { konfirmasi: { boleh: true } } }])
    expect((await shop.sales.call(confirm, expected)).data.status).toBe('diproses')
    const titles = await titlesOf(shop.seller)
    expect(titles).not.toContainEqual(expect.stringContaining('Harga kesepakatan'))
  })
})

describe('the ways to a price that sales may not give', () => {
  it('a deal that is confirmed first waits for the owner there, and sales confirm its order [NEGO-13, SHOP-7]', async () => {
    const shop = await aShop()
    await shop.seller.call('pusat-seller/nego/pengaturan/ubah', { kesepakatan: 'konfirmasi', balas_otomatis: false })
    const nego_id = await dealOf(shop, '1.00')

    const agreed = await shop.sales.call('pusat-seller/nego/setuju', { nego_id, versi: 1 })

    expect(agreed.data).toMatchObject({ status: 'menunggu_respon', menunggu_pemilik: true })
    const quoted = await shop.sales.call('pusat-seller/nego/penawaran', { nego_id })
    expect(quoted.ok).toBe(false)
    const [request] = (await shop.seller.call('pusat-seller/harga/persetujuan/daftar', {})).data
    const expected = { permintaan_id: request?.permintaan_id ?? '', versi: request?.versi ?? 0 }
    expect((await shop.seller.call(approve, expected)).ok).toBe(true)
    await shop.buyer.call('nego/selesai', { nego_id, versi: 2 })
    expect((await shop.sales.call(confirm, await ordered(shop))).data.status).toBe('diproses')
  })

  it.each([
    ['agreeing', 'pusat-seller/nego/setuju', {}],
    ['a counter-offer', 'pusat-seller/nego/tawar', { harga: '94999.99', catatan: null }],
  ] as const)('%s in a negotiation waits for the owner [SHOP-7]', async (_, call, more) => {
    const shop = await aShop()
    const nego_id = await propose(shop.buyer, shop.product, { harga_nego: '90000.00' })
    expect((await shop.sales.call(call, { nego_id, versi: 1, ...more } as never)).data).toMatchObject({
      status: 'menunggu_respon',
      menunggu_pemilik: true,
    })
  })

  it.each([
    ['pusat-seller/produk/harga', { harga: '94999' }],
    ['pusat-seller/harga/aturan/simpan', { level: 1, mulai: '100', harga: '1', dari: '2026-01-01' }],
  ] as const)('a price of the product by %s waits for the owner [SHOP-7]', async (call, price) => {
    const { sales, product } = await aShop()
    const { versi } = (await sales.call('pusat-seller/harga/detail', { produk_id: product.id })).data
    const body = { produk_id: product.id, versi, ...price }
    expect((await sales.call(call, body as never)).data).toMatchObject({ menunggu_pemilik: true })
  })

  it('a list of a customer, a voucher, and what becomes of deals are the owner’s alone [SHOP-7]', async () => {
    const { buyer, sales } = await aShop()
    const list = { pelanggan_id: buyer.companyId, nama: 'Khusus', dari: '2026-01-01', sampai: null }
    const voucher = {
      kode: 'GRATIS',
      nama: 'Gratis',
      jenis: 'persen',
      nilai: '100',
      min_belanja: '0',
      tetap_simpan: true,
    }
    const days = { dari: '2026-01-01', sampai: '2026-12-31' }
    const refusals = [
      await sales.send('pusat-seller/daftar-harga/simpan', list),
      await sales.send('pusat-seller/voucher/buat', { ...voucher, ...days }),
      await sales.send('pusat-seller/nego/pengaturan/ubah', { kesepakatan: 'langsung', balas_otomatis: true }),
    ]
    expect(refusals.map(({ refusal }) => refusal?.code)).toEqual(['not_allowed', 'not_allowed', 'not_allowed'])
  })

  it('an order itself has no price that sales could write [SHOP-7]', async () => {
    const shop = await aShop()
    await fillCart(shop.buyer, shop.product, '100')
    const expected = await ordered(shop)
    const lied = await shop.sales.send(confirm, { ...expected, harga: '1', total: '1' })
    expect(lied.ok).toBe(true)
    const { data } = await shop.buyer.call('transaksi/detail', { transaksi_id: expected.transaksi_id })
    expect(data.produk[0]?.harga_satuan).toBe('100000.00')
  })
})
