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

/** A percentage as it was typed, '-2,5', for the wire: '-2.5'; null where nothing is typed. */
export function percentOf(typed: string): string | null {
  const text = typed.trim().replace(/\s*%$/, '').replace('−', '-').replace(/^\+/, '').replace(',', '.')
  return text === '' ? null : text
}
