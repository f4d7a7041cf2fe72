import { describe, expect, it } from 'vitest'
import { aSale, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

describe('what was bought and sold', () => {
  it('is told by month, material and company on both sides, of confirmed orders alone [ORDER-8]', async () => {
    const { buyer, seller, addressId, product } = await aSale(world, { name: 'Gula', price: '1000.00', stock: '5000' })
    const second = await world.aProduct({ seller, name: 'Garam', price: '3000.00' })
    const confirmed = async (of: typeof product, at: string) => {
      world.setClock(at)
      const order = await placeFor(buyer, addressId, of)
      await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
      return order
    }
    const january = await confirmed(product, '2026-01-31T23:30:00+07:00')
    const february = await confirmed(second, '2026-02-01T00:30:00+07:00')
    await placeFor(buyer, addressId, product)
    const days = { dari: '2026-01-15', sampai: '2026-03-15' }

    const { data } = await buyer.call('transaksi/laporan/belanja', days)

    expect(data.pesanan).toBe(2)
    expect(data.bulan).toEqual([
      { mulai: '2026-01-01', pesanan: 1, nilai: january.total },
      { mulai: '2026-02-01', pesanan: 1, nilai: february.total },
      { mulai: '2026-03-01', pesanan: 0, nilai: '0.00' },
    ])
    expect(data.bahan.map(({ bahan_nama, pesanan, nilai }) => [bahan_nama, pesanan, nilai])).toEqual([
      ['Garam', 1, '150000.00'],
      ['Gula', 1, '50000.00'],
    ])
    expect(data.mitra).toEqual([
      { perusahaan_id: seller.companyId, perusahaan_nama: seller.companyName, pesanan: 2, nilai: data.nilai },
    ])
    expect(data.sebelumnya).toEqual({ pesanan: 0, nilai: '0.00' })

    const { data: sales } = await seller.call('pusat-seller/laporan/rincian', days)
    expect(sales).toMatchObject({ pesanan: 2, nilai: data.nilai, bulan: data.bulan, bahan: data.bahan })
    expect(sales.mitra.map(({ perusahaan_id }) => perusahaan_id)).toEqual([buyer.companyId])

    const stranger = await world.aBuyer()
    expect((await stranger.call('transaksi/laporan/belanja', days)).data).toMatchObject({ pesanan: 0, mitra: [] })
    world.setClock()
  })
})
