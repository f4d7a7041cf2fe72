import { plainSamples, type Samples } from '../calls/bad-input.ts'
import type { World } from '../world.ts'
import { propose } from './negotiating.ts'
import { anOrder, fillCart } from './ordering.ts'

/** A buyer and a seller with an order, a filled cart and a negotiation, and bodies' values that name these. */
export async function aSampleScene(world: World) {
  const scene = await anOrder(world, { stock: '1000' })
  const { buyer, seller, product, addressId, order } = scene
  const lot = { produk_id: product.id, jumlah: '100', nomor_lot: 'CONTOH' }
  const { data: stock } = await seller.call('pusat-seller/stok/lot/tambah', lot)
  const { data: list } = await buyer.call('daftar-belanja/buat', {
    nama: 'Bahan bulanan',
    baris: [{ produk_id: product.id, kuantitas_satuan: '50' }],
  })
  const { id: draftId } = await world.db
    .insertInto('order_drafts')
    .values({ list_id: list.daftar_id, company_id: buyer.companyId, day: world.now(), made_at: world.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const samples: Samples = {
    ...plainSamples,
    produk_id: product.id,
    seller_id: seller.companyId,
    lot_id: stock.lot[0]?.lot_id,
    daftar_id: list.daftar_id,
    draf_id: draftId,
    cart_id: await fillCart(buyer, product),
    alamat_id: addressId,
    transaksi_id: order.id,
    nego_id: await propose(buyer, product),
    key_room: (await buyer.call('chat/room/buka', { seller_id: seller.companyId })).data.key_room,
  }
  return { ...scene, samples }
}
