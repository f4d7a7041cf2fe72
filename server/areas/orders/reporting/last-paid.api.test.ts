import { describe, expect, it } from 'vitest'
import { aSale, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

describe('what a company last paid for a product', () => {
  it('is the price of its last confirmed order of it, and no other company learns it [UX-1, ROLE-4, ROLE-9]', async () => {
    const { buyer, seller, addressId, product } = await aSale(world, { price: '10000.00', stock: '10000' })
    const other = await world.aProduct({ seller, price: '5000.00', stock: '10000' })
    const paid = async (viewer = buyer) =>
      (await viewer.call('transaksi/harga-terakhir', { produk_id: [product.id, other.id] })).data
    const order = async (day: string, amount: string) => {
      world.setClock(`${day}T23:30:00+07:00`)
      await world.db.updateTable('product_prices').set({ amount }).where('product_id', '=', product.id).execute()
      return (await placeFor(buyer, addressId, product)).id
    }
    const confirm = (transaksi_id: string) => seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
    await confirm(await order('2026-03-05', '11000.00'))
    await confirm(await order('2026-03-06', '12500.00'))
    const pending = await order('2026-03-07', '13000.00')

    expect(await paid()).toEqual([{ produk_id: product.id, harga: '12500.00', tanggal: '2026-03-06' }])
    await buyer.call('transaksi/batal', { transaksi_id: pending, versi: 1, alasan: 'Salah' })
    expect(await paid()).toEqual([{ produk_id: product.id, harga: '12500.00', tanggal: '2026-03-06' }])

    const stranger = await world.aBuyer()
    await world.subscribe(stranger, seller)
    expect(await paid(stranger)).toEqual([])
    world.setClock()
  })

  it('is asked for some products at a time [UX-1]', async () => {
    const buyer = await world.aBuyer()
    const ask = async (produk_id: number[]) =>
      (await buyer.call('transaksi/harga-terakhir', { produk_id })).refusal?.status_message
    expect(await ask([])).toBe('Pilih produknya.')
    expect(await ask(Array.from({ length: 61 }, (_, index) => index + 1))).toBe('Paling banyak 60 produk sekaligus.')
  })
})
