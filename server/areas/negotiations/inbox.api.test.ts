import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aTrade, MORNING, propose, view } from '#test/scenes/negotiating.ts'
import { aPurchaser, checkoutOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const page = { halaman: 1, per_halaman: 20 }

beforeEach(() => world.setClock(MORNING))

function at(time: string) {
  world.setClock(`2026-11-20T${time}:00+07:00`)
}

describe("the seller's inbox", () => {
  it('shows what runs first, what waits for the seller before the rest, longest waiting first [SELLER-4]', async () => {
    const { buyer, seller } = await aTrade(world)
    const products = await Promise.all(
      ['Asam', 'Basa', 'Cuka', 'Dekstrin'].map((name) =>
        world.aProduct({ seller, name: `${name} ${seller.companyUsername}` }),
      ),
    )
    const negos: string[] = []
    for (const [index, product] of products.entries()) {
      at(`09:0${index}`)
      negos.push(await propose(buyer, product))
    }
    const [first = '', second = '', third = '', fourth = ''] = negos
    at('09:10')
    await seller.call('pusat-seller/nego/tawar', { nego_id: second, versi: 1, harga: '95000.00' })
    await seller.call('pusat-seller/nego/tolak', { nego_id: first, versi: 1, alasan: 'Tidak' })
    at('09:20')
    await buyer.call('nego/ubah', { nego_id: third, versi: 1, harga: '91000.00' })

    const { data } = await seller.call('pusat-seller/nego/daftar', page)

    expect(data.nego.map(({ nego_id }) => nego_id)).toEqual([fourth, third, second, first])
    expect(data).toMatchObject({ total: 4, jumlah: { berjalan: 3, menunggu_saya: 2 }, ringkasan: { menunggu: 2 } })
    const own = await buyer.call('nego/daftar', page)
    expect(own.data).toMatchObject({ total: 4, jumlah: { berjalan: 3, menunggu_saya: 1 } })
    expect(own.data.nego[0]?.nego_id).toBe(second)
  })

  it('is filtered by state, by what runs, by product and company, and paged [SELLER-4]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const nego_id = await propose(buyer, product)
    const other = await propose(buyer, await world.aProduct({ seller, name: `Mentol ${seller.companyUsername}` }))
    await buyer.call('nego/tarik', { nego_id: other, versi: 1 })
    const find = async (wishes: object) => (await seller.call('pusat-seller/nego/daftar', { ...page, ...wishes })).data

    expect((await find({ status: 'ditarik' })).nego).toMatchObject([{ nego_id: other }])
    expect((await find({ berjalan: true })).nego).toMatchObject([{ nego_id }])
    expect((await find({ keyword: 'mentol' })).nego).toMatchObject([{ nego_id: other }])
    expect((await find({ keyword: buyer.companyName })).total).toBe(2)
    expect((await find({ keyword: '%' })).total).toBe(0)
    expect(await find({ halaman: 2, per_halaman: 1 })).toMatchObject({ nego: [{ nego_id: other }], total: 2 })
  })

  it('counts what runs and waits among what the search finds, and sums up all that waits [SELLER-4]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    await propose(buyer, product)
    await propose(buyer, await world.aProduct({ seller, name: `Mentol ${seller.companyUsername}` }))
    const counted = async (wishes: object) => {
      const { data } = await seller.call('pusat-seller/nego/daftar', { ...page, ...wishes })
      return [data.jumlah.berjalan, data.jumlah.menunggu_saya, data.total, data.ringkasan.menunggu]
    }

    expect(await counted({})).toEqual([2, 2, 2, 2])
    expect(await counted({ keyword: 'mentol' })).toEqual([1, 1, 1, 2])
    expect(await counted({ keyword: 'mentol', berjalan: false })).toEqual([1, 1, 0, 2])
    expect(await counted({ keyword: 'mentol', status: 'ditarik' })).toEqual([1, 1, 0, 2])
    expect(await counted({ keyword: 'tidak ada' })).toEqual([0, 0, 0, 2])
    const { data: own } = await buyer.call('nego/daftar', { ...page, keyword: 'mentol' })
    expect(own.jumlah).toEqual({ berjalan: 1, menunggu_saya: 0 })
  })

  it('sums up real numbers only [SELLER-4]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const numbers = async () => (await seller.call('pusat-seller/nego/daftar', page)).data.ringkasan
    expect(await numbers()).toEqual({
      menunggu: 0,
      median_jawaban_menit: null,
      menjadi_pesanan_persen: null,
      selisih_rata_persen: null,
    })

    const products = [product, await world.aProduct({ seller }), await world.aProduct({ seller })]
    const negos = []
    for (const one of products) negos.push(await propose(buyer, one))
    const [first = '', second = '', third = ''] = negos
    at('09:04')
    await seller.call('pusat-seller/nego/setuju', { nego_id: first, versi: 1 })
    at('09:30')
    await seller.call('pusat-seller/nego/tolak', { nego_id: second, versi: 1, alasan: 'Tidak' })
    at('09:10')
    await seller.call('pusat-seller/nego/tawar', { nego_id: third, versi: 1, harga: '95000.00' })
    await buyer.call('nego/setuju', { nego_id: third, versi: 2 })
    await buyer.call('nego/selesai', { nego_id: first, versi: 2 })
    await buyer.call('checkout/buat', await checkoutOf(buyer, await world.anAddress(buyer)))

    expect(await numbers()).toEqual({
      menunggu: 0,
      median_jawaban_menit: 10,
      menjadi_pesanan_persen: '33.3',
      selisih_rata_persen: '-7.5',
    })
  })
})

describe('a price that was ordered', () => {
  /** The seller's notification that this negotiation's price was ordered. */
  async function reported(seller: Person, nego_id: string) {
    const { data: inbox } = await seller.call('pusat-seller/nego/daftar', page)
    const { data: nego } = await seller.call('pusat-seller/nego/detail', { nego_id })
    expect(inbox.nego[0]?.harga_berlaku).toBe(nego.harga_berlaku)
    return { holds: nego.harga_berlaku, percent: inbox.ringkasan.menjadi_pesanan_persen, order: nego.transaksi_id }
  }

  it.each([
    ['approves it', 'transaksi/setujui'],
    ['refuses it', 'transaksi/tolak'],
  ] as const)("is unordered to its seller until the buyer's own company %s [ROLE-10] [SELLER-4]", async (_, path) => {
    const { buyer, seller, product } = await aTrade(world)
    const purchaser = await aPurchaser(world, buyer, { perOrder: '0' })
    const nego_id = await propose(purchaser, product, { deal_nego: true })
    const unordered = await reported(seller, nego_id)
    expect(unordered).toEqual({ holds: true, percent: '0.0', order: null })
    const placed = await purchaser.call('checkout/buat', await checkoutOf(purchaser, await world.anAddress(buyer)))
    const transaksi_id = placed.data.transaksi[0]?.transaksi_id ?? ''

    expect((await view(purchaser, nego_id)).harga_berlaku).toBe(false)
    expect(await reported(seller, nego_id)).toEqual(unordered)

    const decision = { transaksi_id, versi: 1, alasan: 'Anggaran habis' }
    expect((await buyer.call(path, decision)).ok).toBe(true)
    expect(await reported(seller, nego_id)).toEqual(
      path === 'transaksi/tolak' ? unordered : { holds: false, percent: '100.0', order: transaksi_id },
    )
  })
})

describe('one negotiation of the seller', () => {
  it('comes with the suggestion and what this buyer did before [NEGO-11] [SELLER-4]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const addressId = await world.anAddress(buyer)
    const earlier = await propose(buyer, product, { deal_nego: true, harga_nego: '88000.00' })
    const placed = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId))
    const nego_id = await propose(buyer, product)

    const { data } = await seller.call('pusat-seller/nego/detail', { nego_id })

    // (100.000 - 80.000) x 50 % + 80.000
    expect(data).toMatchObject({ saran_harga: '90000.00', harga_terendah: '80000.00', persen_nego: '50' })
    expect(data.pembeli).toEqual({
      id: buyer.companyId,
      nama: buyer.companyName,
      kota: 'Jakarta Timur',
      langganan_sejak: expect.any(String),
      tipe_pembayaran: ['Transfer'],
      jumlah_pesanan: 1,
      nilai_pesanan: placed.data.transaksi[0]?.total,
      riwayat: [
        {
          nego_id: earlier,
          tanggal: new Date(MORNING).toISOString(),
          status_nama: 'masuk keranjang',
          harga: '88000.00',
          jumlah_satuan: '100',
        },
      ],
      pesanan_produk: [
        {
          nomor: placed.data.transaksi[0]?.nomor,
          tanggal: new Date(MORNING).toISOString(),
          harga: '88000.00',
          jumlah_satuan: '100',
        },
      ],
    })
    expect(data.can).toEqual({
      setuju: { boleh: true, alasan: null },
      tawar: { boleh: true, alasan: null },
      minta_info: { boleh: true, alasan: null },
      tolak: { boleh: true, alasan: null },
    })
  })

  it('tells the buyer nothing of it [NEGO-11]', async () => {
    const { buyer, product } = await aTrade(world, { lowestPrice: '81234.00', negoPercent: '43.21' })
    const nego_id = await propose(buyer, product)
    const text = JSON.stringify(await view(buyer, nego_id))
    expect(text).not.toMatch(/81.?234|43[.,]21|saran|terendah|persen_nego/)
  })
})

describe('settings', () => {
  it('are changed by the owner alone, read by a person who negotiates [NEGO-13] [ROLE-10]', async () => {
    const { seller } = await aTrade(world)
    const sales = await world.aColleague(seller, 'sales')
    const change = { kesepakatan: 'mati' as const, balas_otomatis: true }

    expect((await sales.call('pusat-seller/nego/pengaturan/ubah', change)).refusal?.code).toBe('not_allowed')
    expect((await sales.call('pusat-seller/nego/pengaturan', {})).data).toEqual({
      kesepakatan: 'langsung',
      balas_otomatis: false,
      dipilih: false,
    })
    await seller.call('pusat-seller/nego/pengaturan/ubah', change)
    expect((await sales.call('pusat-seller/nego/pengaturan', {})).data).toEqual({ ...change, dipilih: true })
  })
})
