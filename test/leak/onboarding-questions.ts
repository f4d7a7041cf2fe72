import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'

type Path = Extract<
  CallPath,
  | `daftar-seller/${string}`
  | `admin/perusahaan/${string}`
  | `admin/pembeli/${string}`
  | `perusahaan/pemeriksaan${string}`
  | `perusahaan/identitas${string}`
>

/** The questions of leak-questions.ts for companies that come in as sellers. Add new calls of theirs here. */
export function onboardingQuestions(company_id: string) {
  return {
    'daftar-seller/lihat': [{ company_id: company_id }],
    'daftar-seller/perusahaan': [
      {
        company_id: company_id,
        versi: 0,
        tipe_seller: 'distributor',
        nama_nib: 'PT Uji',
        nib: '1234567890123',
        npwp: '0123456789012345',
        pkp: false,
        kurs: '16000',
      },
    ],
    'daftar-seller/izin': [{ company_id: company_id, versi: 0, izin: [] }],
    'daftar-seller/rekening': [
      {
        company_id: company_id,
        versi: 0,
        bank: 'Bank Uji',
        nomor_rekening: '1234567890',
        atas_nama: 'PT Uji',
      },
    ],
    'daftar-seller/dokumen/unggah': [{ company_id: company_id, jenis: 'npwp' }],
    'daftar-seller/dokumen/hapus': [{ company_id: company_id, dokumen_id: randomUUID() }],
    'daftar-seller/dokumen/berkas': [{ dokumen_id: randomUUID() }],
    'daftar-seller/ajukan': [{ company_id: company_id, versi: 0 }],
    'daftar-seller/mulai-ulang': [{ company_id: company_id, versi: 0 }],
    'perusahaan/pemeriksaan': [{ company_id: company_id }],
    'perusahaan/pemeriksaan/kirim': [{ company_id: company_id, versi: 0 }],
    'perusahaan/identitas': [{ company_id: company_id }],
    'perusahaan/identitas/batalkan': [{ company_id: company_id, versi: 0 }],
    'admin/pembeli/daftar': [{}, { keyword: 'rahasia', status: 'terverifikasi' }],
    'admin/pembeli/periksa': [{ perusahaan_id: randomUUID(), versi: 0, keputusan: 'verifikasi' }],
    'admin/pembeli/tangguhkan': [{ perusahaan_id: randomUUID(), versi: 0, catatan: 'Uji' }],
    'admin/pembeli/buka': [{ perusahaan_id: randomUUID(), versi: 0 }],
    'admin/perusahaan/semua': [{}, { keyword: 'rahasia', jenis: 'pembeli' }],
    'admin/perusahaan/lihat': [{ perusahaan_id: company_id }],
    'admin/perusahaan/daftar': [
      { halaman: 1, per_halaman: 60 },
      { halaman: 1, per_halaman: 60, keyword: 'rahasia', status: 'disetujui' },
    ],
    'admin/perusahaan/detail': [{ pengajuan_id: randomUUID() }],
    'admin/perusahaan/berkas': [{ dokumen_id: randomUUID() }],
    'admin/perusahaan/putuskan': [{ pengajuan_id: randomUUID(), versi: 1, keputusan: 'setujui' }],
    'admin/perusahaan/tangguhkan': [{ pengajuan_id: randomUUID(), versi: 1, catatan: 'Uji' }],
    'admin/perusahaan/buka': [{ pengajuan_id: randomUUID(), versi: 1 }],
  } satisfies { [At in Path]: readonly WireBodyOf<CallAt<At>>[] }
}
