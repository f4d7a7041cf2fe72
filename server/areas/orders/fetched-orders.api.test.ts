import { describe, expect, it } from 'vitest'
import { aPurchaser, aSale, checkoutOf, fillCart, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const { seller, buyer, product, addressId } = await aSale(world, { stock: '100000' })
const PLACE = 'Gudang Cakung, 08.00–16.00'
await setTerms({ ambil_di: PLACE })

async function setTerms(terms: { ambil_di?: string | null; hari_kirim?: number[] }) {
  const { versi } = (await seller.call('pusat-seller/pengaturan/kirim', {})).data
  const usual = { gratis_mulai: null, hari_kirim: [1, 2, 3, 4, 5, 6, 7], ambil_di: PLACE, batas_konfirmasi_hari: 2 }
  return seller.call('pusat-seller/pengaturan/kirim/ketentuan', { versi, ...usual, ...terms })
}

async function fetchedCheckout(of = buyer, wishes: { tanggal_kirim_diminta?: string; tipe_pembayaran?: string } = {}) {
  await fillCart(of, product)
  const body = await checkoutOf(of, addressId)
  const { company_id, cart_id, alamat_id } = body
  const ambil_sendiri = [seller.companyId]
  const { data } = await of.call('checkout/rincian', { company_id, cart_id, alamat_id, ambil_sendiri })
  const choices = body.seller.map((one) => ({ ...one, ...wishes }))
  return { ...body, ambil_sendiri, total: data.total, seller: choices }
}

async function aFetchedOrder(of = buyer, wishes?: Parameters<typeof fetchedCheckout>[1]) {
  const { data } = await of.call('checkout/buat', await fetchedCheckout(of, wishes))
  return { transaksi_id: data.transaksi[0]?.transaksi_id ?? '', nomor: data.transaksi[0]?.nomor ?? '' }
}

const read = async (transaksi_id: string) => (await buyer.call('transaksi/detail', { transaksi_id })).data

async function lastNotice() {
  const { data } = await buyer.call('notifikasi/daftar', { company_id: buyer.companyId })
  return data.notifikasi[0]?.pesan
}

describe('an order that its buyer fetches', () => {
  it('stands ready without a carrier, is fetched, and says so to both sides [SHOP-8] [ORDER-4]', async () => {
    const { transaksi_id, nomor } = await aFetchedOrder(buyer, { tipe_pembayaran: 'tempo-30' })
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })

    const ready = await seller.call('pusat-seller/pesanan/siap-diambil', { transaksi_id, versi: 2 })

    expect(ready.data).toMatchObject({
      status: 'dikirim',
      status_nama: 'siap diambil',
      pengiriman: { kurir: null, resi: null },
      tempo: { jatuh_tempo: '2026-04-01' },
    })
    expect(await lastNotice()).toBe(`${seller.companyName} menyiapkan pesanan ${nomor}: siap diambil di ${PLACE}`)
    const early = await seller.call('pusat-seller/pesanan/siap-diambil', { transaksi_id, versi: 2 })
    expect(early.refusal?.status_message).toBe('Pesanan ini sudah berubah. Statusnya sekarang siap diambil.')

    const fetched = await buyer.call('transaksi/terima', { transaksi_id, versi: 3 })

    expect(fetched.data.status_nama).toBe('sudah diambil')
    expect(fetched.data.linimasa.map(({ keterangan }) => keterangan)).toEqual([
      'Pesanan dibuat',
      'Pesanan dikonfirmasi seller',
      'Pesanan siap diambil',
      'Barang diambil pembeli',
    ])
    const { data: list } = await seller.call('pusat-seller/pesanan/daftar', { keyword: nomor })
    expect(list.transaksi[0]?.status_nama).toBe('sudah diambil')
  })

  it('is not shipped, and one that is delivered does not stand ready [SHOP-8]', async () => {
    const { transaksi_id } = await aFetchedOrder()
    const { id } = await placeFor(buyer, addressId, product)
    for (const order of [transaksi_id, id])
      await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order, versi: 1 })

    const shipped = await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })
    const ready = await seller.call('pusat-seller/pesanan/siap-diambil', { transaksi_id: id, versi: 2 })

    expect([shipped.refusal?.code, ready.refusal?.code]).toEqual(['order_is_fetched', 'order_is_delivered'])
    expect((await read(transaksi_id)).status).toBe('diproses')
  })

  it('is told of another place while it is open, also while it waits for approval [SHOP-8]', async () => {
    const done = await aFetchedOrder()
    await seller.call('pusat-seller/pesanan/batal', { transaksi_id: done.transaksi_id, versi: 1, alasan: 'Uji' })
    const purchaser = await aPurchaser(world, buyer, { perOrder: '1.00' })
    const waits = await aFetchedOrder(purchaser)
    const open = await aFetchedOrder()

    await setTerms({ ambil_di: 'Gudang Marunda, 09.00–15.00' })

    expect(await lastNotice()).toContain('mengubah tempat pengambilan pesanan')
    for (const { transaksi_id } of [open, waits]) {
      const order = await read(transaksi_id)
      expect(order.ambil_di).toBe('Gudang Marunda, 09.00–15.00')
      expect(order.linimasa.at(-1)).toMatchObject({
        keterangan: 'Tempat pengambilan menjadi Gudang Marunda, 09.00–15.00',
        alasan: null,
      })
    }
    expect((await read(done.transaksi_id)).ambil_di).toBe(PLACE)
    // nothing is fetched there any more: what was agreed stays
    await setTerms({ ambil_di: null })
    expect((await read(open.transaksi_id)).ambil_di).toBe('Gudang Marunda, 09.00–15.00')
    await setTerms({ ambil_di: PLACE })
    const { data } = await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: open.transaksi_id, versi: 1 })
    expect(data.ambil_di).toBe(PLACE)
  })

  it('has the place of that moment, whichever comes first: the order or the change [SHOP-8]', async () => {
    const checkout = await fetchedCheckout()
    const [placed] = await Promise.all([buyer.call('checkout/buat', checkout), setTerms({ ambil_di: 'Gudang 9' })])
    expect((await read(placed.data.transaksi[0]?.transaksi_id ?? '')).ambil_di).toBe('Gudang 9')
    await setTerms({})
  })

  it('is fetched on days of the shop, not on a holiday of its own or of the country [SHOP-8]', async () => {
    await setTerms({ hari_kirim: [1, 2, 3, 4, 5] })
    const { versi } = (await seller.call('pusat-seller/pengaturan/kirim', {})).data
    const libur = [{ tanggal: '2026-03-10', nama: 'Inventaris' }]
    await seller.call('pusat-seller/pengaturan/kirim/libur', { versi, libur })
    const body = await fetchedCheckout()
    const wished = (tanggal_kirim_diminta: string) => ({
      ...body,
      seller: body.seller.map((one) => ({ ...one, tanggal_kirim_diminta })),
    })
    // a Saturday, its own holiday, and 17 August
    for (const day of ['2026-03-14', '2026-03-10', '2026-08-17']) {
      const { refusal } = await buyer.call('checkout/buat', wished(day))
      expect(refusal).toMatchObject({ code: 'wanted_day_no_pickup', field: 'seller.0.tanggal_kirim_diminta' })
      expect(refusal?.status_message).toContain('(hari buka Senin–Jumat)')
    }
    const past = await buyer.call('checkout/buat', wished('2026-03-01'))
    expect(past.refusal?.status_message).toBe('Tanggal ambil yang diminta sudah lewat. Pilih hari ini atau sesudahnya.')
    expect((await buyer.call('checkout/buat', wished('2026-03-11'))).ok).toBe(true)
  })
})
