import { randomUUID } from 'node:crypto'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'

type Path = Extract<CallPath, `pusat-seller/etalase/${string}` | `pusat-seller/pengaturan/${string}`>

/** The questions of leak-questions.ts for a seller's showcases and settings. Add new calls of theirs here. */
export function shopQuestions(productId: number) {
  return {
    'pusat-seller/etalase/daftar': [{}],
    'pusat-seller/etalase/simpan': [{ nama: 'Rahasia' }],
    'pusat-seller/etalase/urutkan': [{ etalase_id: [] }],
    'pusat-seller/etalase/hapus': [{ etalase_id: randomUUID() }],
    'pusat-seller/etalase/produk': [{ etalase_id: randomUUID(), keyword: 'rahasia' }],
    'pusat-seller/etalase/produk/ubah': [{ etalase_id: randomUUID(), produk_id: productId, masuk: true }],
    'pusat-seller/pengaturan/profil': [{}],
    'pusat-seller/pengaturan/profil/ubah': [{ tentang: 'Rahasia' }],
    'pusat-seller/pengaturan/kirim': [{}],
    'pusat-seller/pengaturan/kirim/tarif': [{ versi: 0, tarif: [] }],
    'pusat-seller/pengaturan/kirim/ketentuan': [{ versi: 0, gratis_mulai: null, hari_kirim: [1], ambil_di: 'Gudang' }],
    'pusat-seller/pengaturan/kirim/libur': [{ versi: 0, libur: [] }],
  } satisfies { [At in Path]: readonly BodyOf<CallAt<At>>[] }
}
