import type { PlainPath } from '#domain/contract.ts'
import { useAct } from '#web/lib/form/use-act.ts'

/** An act on a stock; list, detail and movements follow it. @param what could not be stored, where it fails */
export function useStockAct<const Path extends PlainPath>(path: Path, done: string, what = 'Stok') {
  return useAct(path, {
    done,
    failed: `${what} belum tersimpan. Periksa koneksi Anda, lalu coba lagi.`,
    refreshes: [
      'pusat-seller/stok/daftar',
      'pusat-seller/stok/detail',
      'pusat-seller/stok/gerakan',
      'pusat-seller/produk/daftar',
    ],
  })
}
