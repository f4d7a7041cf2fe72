import { type EnglishOf, list, record } from '../codec.ts'
import type { WireLineToShip, WireLotToShip, WireToShip } from './contract.ts'

const lot = record<WireLotToShip>()({ number: 'nomor', expiresOn: 'kedaluwarsa', endsSoon: 'segera', units: 'jumlah' })

const line = record<WireLineToShip>()({
  position: 'posisi',
  name: 'produk_nama',
  packLabel: 'produk_kemasan',
  unit: 'produk_satuan',
  packWeight: 'produk_berat',
  left: 'sisa',
  onHand: 'tersedia',
  lots: ['lot', list(lot)],
})

/** What an order would come to. */
export const reduced = record<{ total: string }>()({ total: 'total' })

/** What is left to ship of an order, and where it may come from. */
export const toShip = record<WireToShip>()({ orderId: 'transaksi_id', version: 'versi', lines: ['baris', list(line)] })
export type ToShip = EnglishOf<typeof toShip>
