import { randomUUID } from 'node:crypto'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'

type Path = Extract<
  CallPath,
  | `pusat-seller/etalase/${string}`
  | `pusat-seller/pengaturan/${string}`
  | `pusat-seller/rekening/${string}`
  | `admin/rekening/${string}`
>

/** The questions of leak-questions.ts for a seller's showcases, settings and accounts. Add new calls of theirs here. */
export function shopQuestions(productId: number) {
  return {
    'pusat-seller/etalase/daftar': [{}],
    'pusat-seller/etalase/simpan': [{ nama: 'Rahasia' }],
    'pusat-seller/etalase/urutkan': [{ etalase_id: [] }],
    'pusat-seller/etalase/hapus': [{ etalase_id: randomUUID() }],
    'pusat-seller/etalase/produk': [{ etalase_id: randomUUID(), keyword: 'rahasia' }],
    'pusat-seller/etalase/produk/ubah': [{ etalase_id: randomUUID(), produk_id: productId, masuk: true }],
    'pusat-seller/pengaturan/profil': [{}],
    'pusat-seller/pengaturan/profil/ubah': [{ tentang: 'Rahasia', semula: '' }],
    'pusat-seller/pengaturan/kirim': [{}],
    'pusat-seller/pengaturan/kirim/tarif': [{ versi: 0, tarif: [] }],
    'pusat-seller/pengaturan/kirim/ketentuan': [
      { versi: 0, gratis_mulai: null, hari_kirim: [1], ambil_di: 'Gudang', batas_konfirmasi_hari: 2 },
    ],
    'pusat-seller/pengaturan/kirim/libur': [{ versi: 0, libur: [] }],
    'pusat-seller/rekening/daftar': [{}],
    'pusat-seller/rekening/ajukan': [{ bank: 'BCA', nomor_rekening: '1234567890', atas_nama: 'PT Rahasia' }],
    'pusat-seller/rekening/tarik': [{ rekening_id: randomUUID(), versi: 1 }],
    'pusat-seller/rekening/berkas': [{ rekening_id: randomUUID() }],
    'admin/rekening/daftar': [
      { halaman: 1, per_halaman: 60 },
      { halaman: 1, per_halaman: 60, status: 'berlaku' },
    ],
    'admin/rekening/detail': [{ rekening_id: randomUUID() }],
    'admin/rekening/berkas': [{ rekening_id: randomUUID() }],
    'admin/rekening/periksa': [{ rekening_id: randomUUID(), versi: 1 }],
    'admin/rekening/konfirmasi': [{ rekening_id: randomUUID(), versi: 1 }],
    'admin/rekening/tolak': [{ rekening_id: randomUUID(), versi: 1, alasan: 'Uji' }],
  } satisfies { [At in Path]: readonly BodyOf<CallAt<At>>[] }
}
