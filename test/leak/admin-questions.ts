import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'
import { aMaterialProposal } from '../product-factories.ts'

type Path = Exclude<
  Extract<CallPath, `admin/${string}` | 'kontak/kirim' | 'kalender/libur'>,
  `admin/perusahaan/${string}` | `admin/rekening/${string}` | `admin/pembeli/${string}`
>

/** The questions of leak-questions.ts for the people who run the platform, and to them. Add new calls of theirs here. */
export function adminQuestions(materialId: number, productId: number) {
  const everything = { halaman: 1, per_halaman: 60 }
  const proposal = { usul_id: randomUUID(), versi: 1 }
  return {
    'admin/bahan/cari': [{ keyword: 'Zat Rahasia' }],
    'admin/bahan/usul/daftar': [everything],
    'admin/bahan/usul/terima': [proposal],
    'admin/bahan/usul/gabung': [{ ...proposal, bahan_id: materialId }],
    'admin/bahan/usul/tolak': [{ ...proposal, alasan: 'Tidak' }],
    'admin/bahan/usul/detail': [{ usul_id: proposal.usul_id }],
    'admin/bahan/daftar': [everything, { ...everything, keyword: 'Zat Rahasia' }],
    'admin/bahan/kembar': [{}],
    'admin/bahan/gabung/pratinjau': [{ bahan_id: materialId, tujuan_id: 1 }],
    'admin/bahan/detail': [{ bahan_id: materialId }],
    'admin/bahan/ubah': [{ bahan_id: materialId, versi: 0, ...aMaterialProposal() }],
    'admin/bahan/gabung': [{ bahan_id: materialId, versi: 0, tujuan_id: 1, tujuan_versi: 0 }],
    'admin/produk/daftar': [{}, { keyword: 'Zat Rahasia' }, { menunggu: 'laporan' }],
    'admin/produk/lihat': [{ produk_id: productId }],
    'admin/produk/abaikan': [{ produk_id: productId, laporan: [randomUUID()], alasan: 'Tidak' }],
    'admin/produk/turunkan': [{ produk_id: productId, versi: 99, alasan: 'Tidak' }],
    'admin/produk/pulihkan': [{ produk_id: productId, versi: 99 }],
    'admin/produk/tetap': [{ produk_id: productId, versi: 99, alasan: 'Tidak' }],
    'admin/artikel/daftar': [everything, { ...everything, cari: 'rahasia' }],
    'admin/artikel/detail': [{ artikel_id: 1 }],
    'admin/artikel/simpan': [{ ...anArticleText, alamat: randomUUID() }],
    'admin/artikel/pratinjau': [anArticleText],
    'admin/artikel/tayangkan': [{ artikel_id: 1, versi: 0 }],
    'admin/artikel/tarik': [{ artikel_id: 1, versi: 0 }],
    'admin/artikel/banding': [{ artikel_id: 1, dari: 1, ke: 1 }],
    'admin/kategori/daftar': [{}],
    'admin/kategori/simpan': [{ kategori_id: 1, versi: 99, teks: 'Uji' }],
    'admin/banner/daftar': [{}],
    'admin/banner/simpan': [
      {
        judul: 'Uji',
        tautan: '/produk',
        gambar: `/gambar/konten/${'0'.repeat(32)}-8x8`,
        gambar_teks: 'Uji',
      },
    ],
    'admin/banner/hapus': [{ banner_id: 1, versi: 0 }],
    'admin/banner/urutkan': [{ banner_id: [1] }],
    'admin/gambar/unggah': [{}],
    'admin/gambar/berkas': [{ tanda: '0'.repeat(32) }],
    'admin/faq/daftar': [{}],
    'admin/faq/simpan': [{ bagian: 'Nego', pertanyaan: 'Bolehkah?', jawaban: 'Boleh.' }],
    'admin/faq/tayangkan': [{ faq_id: 1, versi: 0, tayang: true }],
    'admin/faq/urutkan': [{ faq_id: [1] }],
    'admin/testimoni/daftar': [{}],
    'admin/testimoni/simpan': [{ testimoni: 'Cepat.', nama_perusahaan: 'PT Uji' }],
    'admin/testimoni/tayangkan': [{ testimoni_id: 1, versi: 0, tayang: true }],
    'admin/testimoni/urutkan': [{ testimoni_id: [1] }],
    'admin/halaman/daftar': [{}],
    'admin/halaman/detail': [{ halaman: 'syarat' }],
    'admin/halaman/simpan': [{ halaman: 'tentang', berlaku_sejak: '2099-01-01', judul: 'Tentang', teks: 'Isi.' }],
    'admin/halaman/batal': [{ halaman: 'tentang', nama_versi: '2099-01-01', versi: 0 }],
    'admin/konten/pratinjau': [{ teks: 'Isi.' }],
    'admin/pengguna/daftar': [{}, { keyword: 'rahasia', status: 'administrator' }],
    'admin/pengguna/lihat': [{ pengguna_id: randomUUID() }],
    'admin/pengguna/akhiri-sesi': [{ pengguna_id: randomUUID() }],
    'admin/pengguna/blokir': [{ pengguna_id: randomUUID(), alasan: 'Uji' }],
    'admin/pengguna/izinkan': [{ pengguna_id: randomUUID() }],
    'admin/pengguna/kirim-verifikasi': [{ pengguna_id: randomUUID() }],
    'admin/sistem': [{}],
    'admin/sistem/audit/periksa': [{}],
    'admin/sistem/pekerjaan/ulangi': [{ pekerjaan_id: randomUUID() }],
    'admin/audit/daftar': [everything, { ...everything, cari: 'rahasia' }],
    'admin/audit/unduh': [{}],
    'kontak/kirim': [{ nama: 'Uji', tipe_bisnis: 'Lainnya', pertanyaan: 'Uji' }],
    'admin/pesan/daftar': [{}, { keyword: 'rahasia' }],
    'admin/pesan/tandai': [{ pesan_id: randomUUID(), versi: 1, status: 'dibaca' }],
    'admin/pesan/jawab': [{ pesan_id: randomUUID(), versi: 1, teks: 'Uji' }],
    'admin/promo/daftar': [everything, { ...everything, keyword: 'rahasia' }],
    'admin/promo/simpan': [{ kode: 'RAHASIA', versi: 0, ...voucherTerms }],
    'admin/promo/akhiri': [{ kode: 'RAHASIA', versi: 1 }],
    'admin/promo/setujui': [{ kode: 'RAHASIA', versi: 1 }],
    'admin/voucher/daftar': [{}, { keyword: 'rahasia' }],
    'admin/poin/lihat': [{}],
    'admin/poin/aturan/simpan': [{ versi: 1, rupiah_per_poin: 10_000, berlaku_bulan: 12 }],
    'admin/poin/hadiah/simpan': [{ versi: 0, ...voucherTerms, poin: 1000, aktif: true }],
    'admin/poin/hadiah/setujui': [{ hadiah_id: randomUUID(), versi: 1 }],
    'kalender/libur': [{}],
    'admin/kalender/daftar': [{}],
    'admin/kalender/tambah': [{ libur: [{ tanggal: '2030-01-02', nama: 'Uji', jenis: 'cuti_bersama' as const }] }],
    'admin/kalender/hapus': [{ tanggal: '2030-01-02' }],
    'admin/survei/jawaban': [{}],
    'admin/survei/unduh': [{}],
    'admin/survei/versi/daftar': [{}],
    'admin/survei/versi/simpan': [{ pertanyaan_baru: false, pertanyaan: 'Apa?', pilihan: [{ nama: 'Ini' }] }],
    'admin/survei/versi/hapus': [{ versi_id: 1, versi: 0 }],
    'admin/mata-uang/kurs': [{ code: 'USD', tanggal: '2026-03-01', rupiah: '16350' }],
  } satisfies { [P in Path]: readonly WireBodyOf<CallAt<P>>[] }
}

const voucherTerms = { nama: 'Uji', nilai: '50000', min_belanja: '0', berlaku_hari: 30 }

const anArticleText = { judul: 'Artikel Uji', kategori: 'Mutu', penulis: 'Tim Uji', teks: 'Isi.' }
