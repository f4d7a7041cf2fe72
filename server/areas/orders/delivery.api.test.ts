import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aSale, checkoutOf, fillCart } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const sale = await aSale(world, { stock: '100000' })
const { seller, buyer, product, addressId } = sale
await fillCart(buyer, product)

const read = async (of: Person = seller) => (await of.call('pusat-seller/pengaturan/kirim', {})).data
const version = async () => (await read()).versi

async function setRate(biaya_dasar: string | null) {
  const tarif = biaya_dasar === null ? [] : [{ provinsi: 'DKI Jakarta' as const, biaya_dasar, per_satuan: '0' }]
  return seller.call('pusat-seller/pengaturan/kirim/tarif', { versi: await version(), tarif })
}

const usual = {
  gratis_mulai: null as string | null,
  hari_kirim: [1, 2, 3, 4, 5, 6, 7],
  ambil_di: null as string | null,
  batas_konfirmasi_hari: 2,
}

async function setTerms(terms: Partial<typeof usual>) {
  return seller.call('pusat-seller/pengaturan/kirim/ketentuan', { versi: await version(), ...usual, ...terms })
}

async function quoted(wishes: { ambil_sendiri?: string[] } = {}) {
  const { company_id, cart_id, alamat_id } = await checkoutOf(buyer, addressId)
  const { data } = await buyer.call('checkout/rincian', { company_id, cart_id, alamat_id, ...wishes })
  return { total: data.total, ...data.seller[0] }
}

describe('how a seller delivers', () => {
  it('is what its owner says: rates, terms and holidays, each kept with the others [SHOP-8]', async () => {
    await setRate('60000')
    await setTerms({ gratis_mulai: '900000000', hari_kirim: [1, 2, 3, 4, 5], ambil_di: 'Gudang Cakung, 08.00–16.00' })
    const libur = [{ tanggal: '2026-12-24', nama: 'Inventaris 🎄' }]
    const { data } = await seller.call('pusat-seller/pengaturan/kirim/libur', { versi: await version(), libur })

    expect(data).toEqual({
      versi: 3,
      tarif: [{ provinsi: 'DKI Jakarta', biaya_dasar: '60000.00', per_satuan: '0.00' }],
      gratis_mulai: '900000000.00',
      hari_kirim: [1, 2, 3, 4, 5],
      ambil_di: 'Gudang Cakung, 08.00–16.00',
      batas_konfirmasi_hari: 2,
      batas_klaim_hari: 3,
      libur,
    })
    expect(await read(await world.aSeller())).toMatchObject({ versi: 0, gratis_mulai: null, ambil_di: null, libur: [] })
  })

  it('is told to who orders: its days, those without delivery or pickup, and when credit is due [UX-6, PAY-2]', async () => {
    const quote = await quoted()
    expect(quote).toMatchObject({ hari_kirim_nomor: [1, 2, 3, 4, 5], hari_tutup: ['2026-12-24'] })
    const fetched = await quoted({ ambil_sendiri: [seller.companyId] })
    expect(fetched.hari_tutup).toContain('2026-12-24')
    expect(fetched.hari_tutup?.length).toBeGreaterThan(1)

    const dueOf = () =>
      world.at('2026-03-02T23:59:00+07:00', async () =>
        (await quoted()).tipe_pembayaran?.map(({ kode, jatuh_tempo }) => [kode, jatuh_tempo]),
      )
    expect(await dueOf()).toEqual([
      ['transfer', null],
      ['tempo-30', '2026-04-01'],
    ])
    await seller.call('pusat-seller/piutang/aturan/ubah', {
      versi: 0,
      blokir_setelah_hari: null,
      hari_tukar_faktur: [3],
    })
    expect(await dueOf()).toContainEqual(['tempo-30', '2026-04-03'])
  })

  it('is changed once by two who saw the same [SHOP-8]', async () => {
    const versi = await version()
    const both = await Promise.all([
      seller.call('pusat-seller/pengaturan/kirim/tarif', { versi, tarif: [] }),
      seller.call('pusat-seller/pengaturan/kirim/ketentuan', { versi, ...usual }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await version()).toBe(versi + 1)
  })

  it('takes each province and day once, no holiday that has passed, and no day at all is refused [SHOP-8] [API-2]', async () => {
    const versi = await version()
    const rate = { provinsi: 'Bali' as const, biaya_dasar: '1', per_satuan: '1' }
    const fields = [
      await seller.call('pusat-seller/pengaturan/kirim/tarif', { versi, tarif: [rate, rate] }),
      await setTerms({ hari_kirim: [] }),
      await setTerms({ gratis_mulai: '0' }),
      await setTerms({ ambil_di: 'x'.repeat(10_000) }),
      await seller.call('pusat-seller/pengaturan/kirim/libur', {
        versi,
        libur: [{ tanggal: '2020-01-01', nama: 'Lama' }],
      }),
    ].map(({ refusal }) => refusal?.field)
    expect(fields).toEqual(['tarif', 'hari_kirim', 'gratis_mulai', 'ambil_di', 'libur'])
    expect(await version()).toBe(versi)
  })
})

describe('a checkout', () => {
  it('charges nothing from the amount on from which the seller delivers for free [SHOP-8]', async () => {
    await setRate('60000')
    await setTerms({})
    const before = await quoted()
    expect(before.rincian?.ongkir).toBe('60000.00')

    await setTerms({ gratis_mulai: before.rincian?.barang ?? '' })

    expect((await quoted()).rincian?.ongkir).toBe('0.00')
    expect((await quoted()).ongkir_keterangan).toContain('Gratis ongkir ke DKI Jakarta mulai belanja')
  })

  it('tells of a rate that changed meanwhile, and orders nothing [SHOP-8] [ORDER-3]', async () => {
    await setTerms({})
    await setRate('60000')
    const shown = await checkoutOf(buyer, addressId)
    await setRate('75000')

    expect((await buyer.call('checkout/buat', shown)).refusal).toMatchObject({ code: 'price_changed', field: 'total' })
  })

  it('asks for a day on which the seller delivers and is not on holiday [SHOP-8]', async () => {
    await setRate('60000')
    await setTerms({ hari_kirim: [1, 2, 3, 4, 5] })
    await seller.call('pusat-seller/pengaturan/kirim/libur', {
      versi: await version(),
      libur: [{ tanggal: '2026-03-10', nama: 'Inventaris' }],
    })
    expect((await quoted()).hari_kirim).toBe('Senin–Jumat')
    const body = await checkoutOf(buyer, addressId)
    for (const tanggal_kirim_diminta of ['2026-03-14', '2026-03-10']) {
      const wished = body.seller.map((one) => ({ ...one, tanggal_kirim_diminta }))
      const { refusal } = await buyer.call('checkout/buat', { ...body, seller: wished })
      expect(refusal).toMatchObject({ code: 'wanted_day_no_delivery', field: 'seller.0.tanggal_kirim_diminta' })
      expect(refusal?.status_message).toContain('hari kirim Senin–Jumat')
    }
  })

  it('costs no delivery where the buyer fetches the goods, even from where nothing is delivered [SHOP-8]', async () => {
    await setRate(null)
    await setTerms({})
    expect((await quoted()).halangan).toContain('belum melayani pengiriman')
    const ambil_sendiri = [seller.companyId]
    expect((await quoted({ ambil_sendiri })).halangan).toContain('tidak lagi dapat diambil sendiri')

    await setTerms({ ambil_di: 'Gudang Cakung' })
    const fetched = await quoted({ ambil_sendiri })
    expect(fetched).toMatchObject({ halangan: null, ambil_di: 'Gudang Cakung', ambil_sendiri: true })
    const body = { ...(await checkoutOf(buyer, addressId)), ambil_sendiri, total: fetched.total }
    const { data } = await buyer.call('checkout/buat', body)
    const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
    const order = await seller.call('pusat-seller/pesanan/detail', { transaksi_id })
    expect(order.data).toMatchObject({ ambil_di: 'Gudang Cakung', rincian: { ongkir: '0.00' } })
    const again = await buyer.call('checkout/buat', { ...body, ambil_sendiri: [] })
    expect(again.refusal?.code).toBe('key_reused')
  })
})
