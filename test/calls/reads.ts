/**
 * How much a call reads while it is answered. 'few': a page, one thing and what belongs to it, at most 1,000 rows;
 * 'many at once': up to some thousand in one act; 'many in parts': all there are, some hundred in memory at a time
 * while they are sent; 'file as it is': a file that is stored unread; 'picture': one that is re-encoded, in its
 * company's queue; 'file aside': what is in a file, or its rows, read in a worker process.
 */
const READS = ['few', 'many at once', 'many in parts', 'file as it is', 'picture', 'file aside'] as const
export type Reads = (typeof READS)[number]

/** Calls by what they read, by what they may be asked for; a new call is written down here as well. */
const paths: Record<Reads, string> = {
  few: `
    session/login session/refresh logout session/profil session/akun/daftar session/akun/pilih akun/profil
    akun/profil/ubah akun/password/ubah akun/email/ubah akun/email/kirim-ulang akun/email/batal
    akun/email/konfirmasi akun/email/hentikan akun/perangkat/daftar akun/perangkat/akhiri
    akun/perangkat/akhiri-lainnya session/daftar promo/cek verifikasi/kirim-ulang verifikasi/konfirmasi
    kotak-keluar/daftar reset-password/email/cek External/insertOTP data/status/otp akun/reset-password
    akun/faktor-kedua akun/faktor-kedua/siapkan akun/faktor-kedua/aktifkan akun/faktor-kedua/buktikan
    akun/faktor-kedua/kode-baru perusahaan/detail perusahaan/ubah pusat-seller/pengaturan/profil
    pusat-seller/pengaturan/profil/ubah pusat-seller/pengaturan/gambar/hapus alamat/daftar alamat/tambah
    alamat/ubah alamat/hapus alamat/utama perusahaan/dokumen/daftar perusahaan/dokumen/hapus
    perusahaan/dokumen/berkas anggota/daftar anggota/ubah anggota/hapus undangan/daftar undangan/kirim
    undangan/batal undangan/lihat undangan/terima undangan/daftar-akun akun/tutup/lihat akun/tutup
    perusahaan/tutup/lihat perusahaan/tutup produk/daftar produk/filter produk/detail produk/ditarik
    produk/kartu produk/produk-terkait produk/produk-unggulan kategori/daftar produk/saran-pencarian
    seller/daftar seller/detail bahan/detail bahan/penawaran bahan/unggulan
    bahan/nama bahan/daftar transaksi/harga-terakhir bahan/cari bahan/usul bahan/usul/daftar
    bahan/usul/tarik admin/bahan/cari admin/bahan/usul/daftar admin/bahan/usul/terima admin/bahan/usul/gabung
    admin/bahan/usul/tolak admin/bahan/detail admin/bahan/ubah admin/bahan/gabung admin/bahan/usul/detail
    admin/bahan/daftar admin/bahan/kembar admin/bahan/gabung/pratinjau pusat-seller/produk/daftar
    pusat-seller/produk/tarik pusat-seller/produk/terbitkan pusat-seller/produk/isian pusat-seller/produk/simpan
    pusat-seller/produk/harga pusat-seller/produk/sekaligus/terakhir pusat-seller/produk/foto/daftar
    pusat-seller/produk/foto/urutkan pusat-seller/produk/foto/teks pusat-seller/produk/foto/hapus
    pusat-seller/produk/foto/berkas produk/harga pusat-seller/harga/daftar pusat-seller/harga/detail
    pusat-seller/harga/aturan/simpan pusat-seller/harga/aturan/hapus pusat-seller/harga/mengapa
    pusat-seller/daftar-harga/daftar pusat-seller/daftar-harga/level pusat-seller/daftar-harga/detail pusat-seller/daftar-harga/simpan
    pusat-seller/daftar-harga/persen pusat-seller/daftar-harga/hapus pusat-seller/harga/persetujuan/daftar
    pusat-seller/harga/persetujuan/setujui pusat-seller/harga/persetujuan/tolak
    pusat-seller/harga/persetujuan/tarik pusat-seller/produk/pratinjau pusat-seller/etalase/daftar
    pusat-seller/etalase/simpan pusat-seller/etalase/urutkan pusat-seller/etalase/hapus
    pusat-seller/etalase/produk pusat-seller/etalase/produk/ubah laporan/pencarian-kosong
    pusat-seller/pencarian-kosong produk/lapor pusat-seller/produk/tinjau admin/produk/daftar admin/produk/lihat
    admin/produk/abaikan admin/produk/turunkan admin/produk/pulihkan admin/produk/tetap daftar-seller/lihat
    daftar-seller/perusahaan daftar-seller/izin daftar-seller/rekening daftar-seller/dokumen/hapus
    daftar-seller/dokumen/berkas daftar-seller/ajukan daftar-seller/mulai-ulang admin/perusahaan/daftar
    admin/perusahaan/detail admin/perusahaan/berkas admin/perusahaan/putuskan admin/perusahaan/tangguhkan
    admin/perusahaan/buka pusat-seller/rekening/daftar pusat-seller/rekening/tarik pusat-seller/rekening/berkas
    admin/rekening/daftar admin/rekening/detail admin/rekening/berkas admin/rekening/periksa
    admin/rekening/konfirmasi admin/rekening/tolak produk/dokumen/daftar produk/dokumen/berkas
    produk/dokumen/minta produk/dokumen/minta/tarik pusat-seller/stok/daftar pusat-seller/stok/detail
    pusat-seller/stok/gerakan pusat-seller/produk/stok pusat-seller/stok/masuk pusat-seller/stok/ditunggu/simpan
    pusat-seller/stok/ditunggu/terima pusat-seller/stok/ditunggu/batal pusat-seller/stok/lot/tambah
    pusat-seller/stok/lot/koreksi pusat-seller/stok/batas pusat-seller/stok/melebihi pusat-seller/impor/status
    pusat-seller/impor/masalah pusat-seller/impor/daftar
    pusat-seller/impor/terapkan pusat-seller/impor/hentikan pusat-seller/impor/batalkan
    pusat-seller/dokumen/lot/daftar pusat-seller/dokumen/lot/tarik produk/dokumen/lot/daftar
    pusat-seller/dokumen/lot/pratinjau produk/dokumen/lot/berkas pusat-seller/dokumen/daftar
    pusat-seller/dokumen/pratinjau pusat-seller/dokumen/permintaan/daftar pusat-seller/dokumen/ubah
    pusat-seller/dokumen/tarik pusat-seller/dokumen/permintaan/jawab pusat-seller/dokumen/permintaan/tolak
    rak/daftar rak/tambah rak/hapus produk/keranjang/tambah produk/keranjang/hasil keranjang/shortcut
    keranjang/total keranjang/daftar keranjang/ubah keranjang/produk/hapus produk/nego/status nego/berlaku
    negosiasi/submit nego/daftar nego/detail nego/setuju nego/lagi nego/ubah nego/jawab nego/tarik nego/tolak
    nego/selesai nego/batal nego/ajukan-ulang pusat-seller/nego/daftar pusat-seller/nego/detail
    pusat-seller/nego/setuju pusat-seller/nego/tawar pusat-seller/nego/minta-info pusat-seller/nego/tolak
    pusat-seller/nego/pengaturan pusat-seller/nego/pengaturan/ubah notifikasi/nego/daftar notifikasi/nego/read
    pusat-seller/laporan/nego pusat-seller/voucher/daftar pusat-seller/voucher/buat pusat-seller/voucher/ubah
    pusat-seller/voucher/tutup voucher-toko/daftar pusat-seller/pembayaran/catat
    pusat-seller/pembayaran/pakai-kelebihan pusat-seller/pembayaran/hapus-buku pusat-seller/pembayaran/batalkan
    pusat-seller/pembayaran/pesanan tagihan/pesanan tagihan/bukti/tarik pusat-seller/pembayaran/bukti/tolak
    tagihan/bukti/berkas pusat-seller/pembayaran/bukti/berkas pusat-seller/piutang/daftar tagihan/daftar
    pusat-seller/piutang/aturan pusat-seller/piutang/aturan/ubah pusat-seller/piutang/pelanggan
    pusat-seller/piutang/pelanggan/ubah pusat-seller/piutang/rekening tagihan/va/buka tagihan/va/pesanan
    tagihan/va/daftar penyedia-uji/daftar penyedia-uji/bayar checkout/rincian checkout/buat checkout/hasil
    transaksi/daftar transaksi/detail transaksi/setujui transaksi/tolak transaksi/batal transaksi/pesan-lagi
    pusat-seller/pesanan/daftar pusat-seller/pesanan/detail pusat-seller/pesanan/konfirmasi
    pusat-seller/pesanan/batal pusat-seller/ringkasan pusat-seller/hari-ini pusat-seller/pesanan/kirim/isian
    pusat-seller/pesanan/kirim pusat-seller/pesanan/siap-diambil pusat-seller/pesanan/kirim/batal kiriman/terima
    transaksi/terima pusat-seller/pesanan/selesai pusat-seller/pesanan/batal-sisa/hitung
    pusat-seller/pesanan/batal-sisa transaksi/pembatalan/detail transaksi/pembatalan/minta
    transaksi/pembatalan/tarik pusat-seller/pesanan/pembatalan/setujui pusat-seller/pesanan/pembatalan/tolak
    pusat-seller/pajak/daftar pusat-seller/pajak/satuan pusat-seller/pajak/faktur/lepas transaksi/faktur-pajak
    klaim/pesanan klaim/daftar klaim/detail klaim/isian klaim/ajukan klaim/tarik klaim/bantah
    klaim/terima-penolakan klaim/foto pusat-seller/klaim/pesanan pusat-seller/klaim/daftar
    pusat-seller/klaim/detail pusat-seller/klaim/pengganti pusat-seller/klaim/nota-kredit
    pusat-seller/klaim/tolak pusat-seller/klaim/kirim pusat-seller/klaim/retur pusat-seller/klaim/foto
    daftar-belanja/daftar daftar-belanja/detail daftar-belanja/buat daftar-belanja/simpan daftar-belanja/tambah
    daftar-belanja/ulangi daftar-belanja/hapus daftar-belanja/keranjang daftar-belanja/draf/abaikan
    transaksi/dokumen/daftar transaksi/dokumen/detail transaksi/dokumen/pdf bukti nego/penawaran
    pusat-seller/nego/penawaran dokumen-mutu/daftar pusat-seller/pengaturan/kirim
    pusat-seller/pengaturan/kirim/tarif pusat-seller/pengaturan/kirim/ketentuan
    pusat-seller/pengaturan/kirim/libur beranda/hari-ini beranda/beli-lagi pusat-seller/laporan/penjualan
    pusat-seller/laporan/piutang pusat-seller/laporan/stok transaksi/laporan/belanja
    pusat-seller/laporan/rincian poin/saldo poin/riwayat poin/hadiah poin/tukar voucher/daftar
    admin/promo/daftar admin/promo/simpan admin/promo/akhiri admin/promo/setujui admin/voucher/daftar admin/poin/lihat
    admin/poin/aturan/simpan admin/poin/hadiah/simpan admin/poin/hadiah/setujui langganan/daftar langganan/detail langganan/ajukan
    langganan/ajukan-sekaligus langganan/jawab langganan/tarik langganan/minta-pembayaran pusat-seller/langganan/daftar
    pusat-seller/langganan/detail pusat-seller/langganan/dokumen pusat-seller/langganan/setujui
    pusat-seller/langganan/minta-dokumen pusat-seller/langganan/tolak pusat-seller/langganan/tangguhkan
    pusat-seller/langganan/aktifkan pusat-seller/langganan/akhiri pusat-seller/langganan/ubah
    pusat-seller/penerimaan pusat-seller/penerimaan/ubah pusat-seller/wewenang pusat-seller/wewenang/ubah pusat-seller/langganan/persetujuan/daftar
    pusat-seller/langganan/persetujuan/setujui pusat-seller/langganan/persetujuan/tolak
    pusat-seller/langganan/persetujuan/tarik kalender/libur admin/kalender/daftar admin/kalender/tambah
    admin/kalender/hapus survey survey/pertanyaan survey/submit admin/survei/jawaban admin/survei/versi/daftar
    admin/survei/versi/simpan admin/survei/versi/hapus kontak/kirim admin/pesan/daftar admin/pesan/tandai
    admin/pesan/jawab artikel/daftar artikel/detail faq/daftar testimoni-pelanggan halaman/detail
    admin/artikel/daftar admin/artikel/detail admin/artikel/simpan admin/artikel/pratinjau
    admin/artikel/tayangkan admin/artikel/tarik admin/artikel/banding admin/faq/daftar admin/faq/simpan
    admin/faq/tayangkan admin/faq/urutkan admin/testimoni/daftar admin/testimoni/simpan
    admin/testimoni/tayangkan admin/testimoni/urutkan admin/konten/pratinjau admin/halaman/daftar
    admin/halaman/detail admin/halaman/simpan admin/halaman/batal admin/gambar/berkas banner/daftar
    admin/banner/daftar admin/banner/simpan admin/banner/hapus admin/banner/urutkan admin/kategori/daftar
    admin/kategori/simpan mata-uang/daftar admin/mata-uang/kurs notifikasi/daftar notifikasi/pusat
    notifikasi/baca notifikasi/pengaturan notifikasi/pengaturan/ubah akun/notifikasi/perangkat
    akun/notifikasi/token akun/notifikasi/token/delete akun/notifikasi/perangkat/matikan
    notifikasi/email/berhenti seller/jam chat/sales chat/seller chat/produk chat/room/daftar
    chat/room/belum-dibaca chat/room/buka notifikasi/sales chat/pesan/kirim chat/pesan/daftar chat/pesan/cari
    chat/room/baca chat/room/hadir chat/room/samping chat/berkas pusat-seller/chat/rekan
    pusat-seller/chat/serahkan pusat-seller/chat/balasan/daftar pusat-seller/chat/balasan/simpan
    pusat-seller/chat/balasan/hapus pusat-seller/chat/jam pusat-seller/chat/jam/simpan pusat-seller/laporan/chat
    admin/audit/daftar admin/perusahaan/semua admin/perusahaan/lihat admin/pengguna/daftar admin/pengguna/lihat
    admin/pengguna/akhiri-sesi admin/pengguna/blokir admin/pengguna/izinkan admin/pengguna/kirim-verifikasi
    admin/pembeli/daftar admin/pembeli/periksa admin/pembeli/tangguhkan admin/pembeli/buka
    perusahaan/pemeriksaan perusahaan/pemeriksaan/kirim perusahaan/identitas perusahaan/identitas/batalkan
    admin/sistem admin/sistem/pekerjaan/ulangi admin/sistem/audit/periksa`,
  'many at once': `
    pusat-seller/produk/sekaligus/terapkan pusat-seller/produk/sekaligus/urungkan pusat-seller/impor/perubahan
    pesan-cepat/periksa pesan-cepat/keranjang`,
  'many in parts': `
    akun/data/unduh perusahaan/data/unduh pusat-seller/impor/contoh pusat-seller/impor/masalah/berkas
    tagihan/pembayaran/ekspor pusat-seller/pembayaran/ekspor pusat-seller/piutang/rekening/berkas
    pusat-seller/pajak/ekspor transaksi/ekspor pusat-seller/pesanan/ekspor transaksi/dokumen/semua
    transaksi/invoice/ekspor pusat-seller/invoice/ekspor dokumen-mutu/semua admin/survei/unduh admin/audit/unduh`,
  'file as it is': `
    perusahaan/dokumen/unggah daftar-seller/dokumen/unggah pusat-seller/rekening/ajukan
    pusat-seller/dokumen/lot/unggah pusat-seller/dokumen/unggah tagihan/bukti/unggah`,
  picture: `
    pusat-seller/pengaturan/gambar/unggah pusat-seller/produk/foto/unggah pusat-seller/produk/foto/potong
    klaim/foto/unggah admin/gambar/unggah chat/berkas/unggah`,
  'file aside': `
    pusat-seller/impor/unggah pusat-seller/impor/kolom pesan-cepat/unggah pusat-seller/pajak/faktur/pasang
    pusat-seller/pajak/faktur/pasang-banyak`,
}

/** The reads of each call. */
export const reads: ReadonlyMap<string, Reads> = new Map(
  READS.flatMap((much) =>
    paths[much]
      .trim()
      .split(/\s+/)
      .map((path) => [path, much] as const),
  ),
)
