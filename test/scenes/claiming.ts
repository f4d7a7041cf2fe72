import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import type { contract } from '#domain/contract.ts'
import type { Person } from '../actor.ts'
import { aPng } from '../form.ts'
import type { World } from '../world.ts'
import { anOrder } from './ordering.ts'

type Row = WireBodyOf<typeof contract.claims.submit>['baris'][number]

/** An order of 100 kg that was shipped from lots of 60 and 40 kg, and of which 75 kg arrived. */
export async function aShortReceipt(world: World, wishes: Parameters<typeof anOrder>[1] = {}) {
  const scene = await anOrder(world, { stock: '1000', units: '100', ...wishes })
  const { buyer, seller, product, order } = scene
  for (const [nomor_lot, jumlah, kedaluwarsa] of [
    ['LOT-A', '60', '2027-01-31'],
    ['LOT-B', '300', '2028-01-31'],
  ] as const) {
    const lot = { produk_id: product.id, nomor_lot, jumlah, kedaluwarsa }
    const added = await seller.call('pusat-seller/stok/lot/tambah', lot)
    if (!added.ok) throw new Error(added.text)
  }
  const transaksi_id = order.id
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  const { data } = await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'Armada sendiri' })
  const kiriman_id = data.kiriman_id
  const received = await receive(buyer, kiriman_id, '75')
  if (!received.ok) throw new Error(received.text)
  return { ...scene, transaksi_id, kiriman_id }
}

/** Receives so much of the first line of a shipment. */
export function receive(buyer: Person, kiriman_id: string, jumlah: string) {
  return buyer.call('kiriman/terima', {
    kiriman_id,
    versi: 1,
    baris: [{ posisi: 1, jumlah }],
    alasan: 'Satu sak tidak ada',
  })
}

/** Claims rows of a shipment, with a photo unless some are given. */
export async function claimOf(
  buyer: Person,
  kiriman_id: string,
  rows: readonly Partial<Row>[],
  photos?: readonly string[],
) {
  return buyer.call('klaim/ajukan', {
    kiriman_id,
    baris: rows.map((row) => ({ posisi: 1, lot: 'LOT-A', masalah: 'rusak' as const, jumlah: '25', ...row })),
    uraian: 'Sak sobek dan isinya basah',
    foto: [...(photos ?? [await aPhoto(buyer, kiriman_id)])],
    kunci: randomUUID(),
  })
}

/** @returns the id of a photo that no claim has yet */
export async function aPhoto(buyer: Person, kiriman_id: string): Promise<string> {
  const { data } = await buyer.upload('klaim/foto/unggah', { kiriman_id }, aPng)
  return data.foto_id
}
