import type { MovementKind } from '#domain/catalogue/stock/movement.ts'
import { words } from '#domain/words.ts'

/** The parts of a seller's stocks that need a look [SHOP-5]. */
export const stockFilter = words({ soldOut: 'habis', low: 'menipis', expiring: 'kedaluwarsa', expected: 'ditunggu' })
export type StockFilter = 'soldOut' | 'low' | 'expiring' | 'expected'

/** A lot counts as expiring this many days before its last one. */
export const EXPIRES_SOON_DAYS = 60

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
