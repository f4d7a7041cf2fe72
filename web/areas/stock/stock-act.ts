import type { PlainPath } from '#domain/contract.ts'
import { useAct } from '#web/lib/use-act.ts'

const FAILED = 'Stok belum tersimpan. Periksa koneksi Anda, lalu coba lagi.'

/** An act on a stock; list, detail and movements follow it. */
export function useStockAct<const Path extends PlainPath>(path: Path, done: string) {
  return useAct(path, {
    done,
    failed: FAILED,
    refreshes: [
      'pusat-seller/stok/daftar',
      'pusat-seller/stok/detail',
      'pusat-seller/stok/gerakan',
      'pusat-seller/produk/daftar',
    ],
  })
}
