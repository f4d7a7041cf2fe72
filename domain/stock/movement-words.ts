import type { MovementKind } from '../catalogue/movement.ts'
import { words } from '../codec.ts'

/** How the ledger calls what changed a stock; the same words are shown. */
export const movementWord = words({
  opening: 'stok awal',
  receipt: 'barang masuk',
  correction: 'koreksi',
  reservation: 'dipesan',
  release: 'pesanan batal',
  shipment: 'dikirim',
  replacement: 'pengganti klaim',
  return: 'barang kembali',
  lot: 'pindah lot',
  expiry: 'kedaluwarsa',
} satisfies Record<MovementKind, string>)
