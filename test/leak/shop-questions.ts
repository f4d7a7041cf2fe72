import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'

type Path = Extract<
  CallPath,
  | `pusat-seller/etalase/${string}`
  | `pusat-seller/laporan/${string}`
  | `pusat-seller/stok/${string}`
  | `pusat-seller/pengaturan/${string}`
  | `pusat-seller/voucher/${string}`
  | 'voucher-toko/daftar'
  | `pusat-seller/rekening/${string}`
  | `pusat-seller/pajak/${string}`
  | `admin/rekening/${string}`
>

/**
 * The questions of leak-questions.ts for a seller's collections, stock, reports, settings, vouchers and accounts. Add
 * new calls of theirs here.
 */
export function shopQuestions(productId: number) {
  return {
    'pusat-seller/etalase/daftar': [{}],
    'pusat-seller/etalase/simpan': [{ nama: 'Rahasia' }],
    'pusat-seller/etalase/urutkan': [{ etalase_id: [] }],
    'pusat-seller/etalase/hapus': [{ etalase_id: randomUUID() }],
    'pusat-seller/etalase/produk': [{ etalase_id: randomUUID(), keyword: 'rahasia' }],
    'pusat-seller/etalase/produk/ubah': [{ etalase_id: randomUUID(), produk_id: productId, masuk: true }],
    'pusat-seller/laporan/rincian': [{ dari: '2026-01-01', sampai: '2026-03-31' }],
    'pusat-seller/laporan/penjualan': [{ dari: '2026-01-01', sampai: '2026-03-31' }],
    'pusat-seller/laporan/piutang': [{}],
    'pusat-seller/laporan/stok': [{}],
    'pusat-seller/laporan/chat': [{ dari: '2026-01-01', sampai: '2026-03-31' }],
    'pusat-seller/laporan/nego': [{ dari: '2026-01-01', sampai: '2026-03-31' }],
    'pusat-seller/stok/daftar': [everything, { ...everything, keyword: 'Zat Rahasia' }],
    'pusat-seller/stok/detail': [{ produk_id: productId }],
    'pusat-seller/stok/gerakan': [{ produk_id: productId }],
    'pusat-seller/stok/masuk': [{ produk_id: productId, jumlah: '1', alasan: 'Masuk' }],
    'pusat-seller/stok/lot/tambah': [{ produk_id: productId, jumlah: '1', nomor_lot: 'A' }],
    'pusat-seller/stok/lot/koreksi': [{ produk_id: productId, lot_id: 1, jumlah: '1', alasan: 'Hitung' }],
    'pusat-seller/stok/ditunggu/simpan': [
      { produk_id: productId, jumlah: '1', tanggal: '2026-03-09', sumber: 'Rahasia' },
    ],
    'pusat-seller/stok/ditunggu/terima': [{ produk_id: productId, ditunggu_id: 1, versi: 1, jumlah: '1' }],
    'pusat-seller/stok/ditunggu/batal': [{ produk_id: productId, ditunggu_id: 1, versi: 1 }],
    'pusat-seller/stok/batas': [{ produk_id: productId, batas: '1' }],
    'pusat-seller/stok/melebihi': [{ produk_id: productId, hari_tunggu: 5, terbanyak_melebihi: '1' }],
    'pusat-seller/pengaturan/profil': [{}],
    'pusat-seller/pengaturan/profil/ubah': [{ tentang: 'Rahasia', semula: '' }],
    'pusat-seller/pengaturan/gambar/unggah': [{ jenis: 'logo' }],
    'pusat-seller/pengaturan/gambar/hapus': [{ jenis: 'banner' }],
    'pusat-seller/pengaturan/kirim': [{}],
    'pusat-seller/pengaturan/kirim/tarif': [{ versi: 0, tarif: [] }],
    'pusat-seller/pengaturan/kirim/ketentuan': [
      { versi: 0, gratis_mulai: null, hari_kirim: [1], ambil_di: 'Gudang', batas_konfirmasi_hari: 2 },
    ],
    'pusat-seller/pengaturan/kirim/libur': [{ versi: 0, libur: [] }],
    'pusat-seller/voucher/daftar': [everything],
    'pusat-seller/voucher/buat': [{ kode: 'RAHASIA', ...voucher }],
    'pusat-seller/voucher/ubah': [{ voucher_id: randomUUID(), versi: 1, ...voucher }],
    'pusat-seller/voucher/tutup': [{ voucher_id: randomUUID(), versi: 1 }],
    'voucher-toko/daftar': [{ seller_id: randomUUID() }],
    'pusat-seller/pajak/daftar': [{ masa: '2026-03', ...everything }],
    'pusat-seller/pajak/ekspor': [{ masa: '2026-03', kunci: randomUUID() }],
    'pusat-seller/pajak/satuan': [{ satuan: 'drum', kode: 'UM.0033' }],
    'pusat-seller/pajak/faktur/pasang': [
      { dokumen_id: randomUUID(), nomor: '04002600012345678', alasan: 'Hasil pindai' },
    ],
    'pusat-seller/pajak/faktur/pasang-banyak': [{}],
    'pusat-seller/pajak/faktur/lepas': [{ faktur_id: randomUUID() }],
    'pusat-seller/rekening/daftar': [{}],
    'pusat-seller/rekening/ajukan': [{ bank: 'BCA', nomor_rekening: '1234567890', atas_nama: 'PT Rahasia' }],
    'pusat-seller/rekening/tarik': [{ rekening_id: randomUUID(), versi: 1 }],
    'pusat-seller/rekening/berkas': [{ rekening_id: randomUUID() }],
    'admin/rekening/daftar': [everything, { ...everything, status: 'berlaku' }],
    'admin/rekening/detail': [{ rekening_id: randomUUID() }],
    'admin/rekening/berkas': [{ rekening_id: randomUUID() }],
    'admin/rekening/periksa': [{ rekening_id: randomUUID(), versi: 1 }],
    'admin/rekening/konfirmasi': [{ rekening_id: randomUUID(), versi: 1 }],
    'admin/rekening/tolak': [{ rekening_id: randomUUID(), versi: 1, alasan: 'Uji' }],
  } satisfies { [At in Path]: readonly WireBodyOf<CallAt<At>>[] }
}

const voucher = {
  nama: 'Rahasia',
  jenis: 'nominal',
  nilai: '50000',
  min_belanja: '500000',
  dari: '2026-01-01',
  sampai: '2099-12-31',
} as const
const everything = { halaman: 1, per_halaman: 60 }
