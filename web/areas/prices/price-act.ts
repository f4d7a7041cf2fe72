import type { PlainPath } from '#domain/contract.ts'
import { type ActOptions, useAct } from '#web/lib/form/use-act.ts'

const FAILED = 'Harga belum tersimpan. Periksa koneksi Anda, lalu coba lagi.'

/** An act on prices; all that shows them follows it. */
export function usePriceAct<const Path extends PlainPath>(path: Path, done: ActOptions<Path>['done']) {
  return useAct(path, {
    done,
    failed: FAILED,
    refreshes: [
      'pusat-seller/harga/persetujuan/daftar',
      'pusat-seller/harga/daftar',
      'pusat-seller/harga/detail',
      'pusat-seller/harga/mengapa',
      'pusat-seller/daftar-harga/daftar',
      'pusat-seller/daftar-harga/detail',
    ],
  })
}
