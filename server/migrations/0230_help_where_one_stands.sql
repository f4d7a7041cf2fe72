-- Why: a help mark stands on every page where somebody may wonder, and leads to an answer (CONTENT-1; decision 0085).
with entries (nth, anchor, section, question, answer) as (values
(1, 'pesan-cepat', 'Belanja rutin', 'Bagaimana memesan banyak produk sekaligus?', $$
Buka Pesan cepat dari keranjang, lalu tempel daftar atau unggah berkas CSV atau XLSX berisi kode, nomor CAS, atau nama bahan beserta jumlahnya. Setiap baris diperiksa dahulu: produk mana yang dimaksud, berapa harga perusahaan Anda, dan apa yang perlu diperbaiki, dengan jumlah terdekat yang dapat dipesan.

Baris yang benar masuk ke keranjang sekaligus. Yang tidak dapat dipesan disebutkan beserta alasannya.
$$),
(2, 'daftar-belanja', 'Belanja rutin', 'Apa gunanya daftar belanja?', $$
Daftar belanja menyimpan produk yang biasa dibeli perusahaan Anda beserta jumlahnya, dan dipakai bersama semua rekan. Isi daftar dengan Simpan ke daftar di halaman produk, keranjang, pesanan, atau pesan cepat, lalu masukkan seluruhnya ke keranjang dengan harga dan stok hari itu.

Daftar dapat berulang setiap bulan: pada tanggal yang Anda pilih, drafnya menunggu untuk diperiksa. Tidak ada yang dipesan dengan sendirinya.
$$),
(3, 'kabari', 'Belanja rutin', 'Produk sedang habis. Bagaimana tahu bila tersedia lagi?', $$
Tekan Kabari bila ada pada produk itu. Anda diberi tahu sekali begitu stoknya tersedia lagi: lewat lonceng dan e-mail, dan lewat browser bila Anda mengaktifkan pemberitahuannya. Yang Anda tunggu tercantum di Kabari bila ada pada menu akun.
$$),
(4, 'tagihan', 'Belanja rutin', 'Bagaimana membayar pesanan, dan di mana tagihannya?', $$
Tagihan pada menu akun menunjukkan semua yang harus dibayar: kepada siapa, berapa, dan sampai kapan. Untuk transfer, rekening seller tertulis di halaman pesanan, dan bukti transfer dikirim dari sana. Seller mencatat pembayaran setelah menerimanya.

Bila Anda membayar lebih, kelebihannya tersimpan untuk pesanan berikutnya pada seller itu.
$$),
(5, 'penerimaan', 'Belanja rutin', 'Barang datang bertahap atau kurang. Apa yang harus dilakukan?', $$
Seller dapat mengirim satu pesanan dalam beberapa kiriman, masing-masing dengan surat jalan dan invoice sendiri. Konfirmasi setiap kiriman di halaman pesanan setelah barangnya diperiksa. Bila kurang, isi jumlah yang benar-benar diterima dan tuliskan alasannya.
$$),
(6, 'produk-sendiri', 'Bagi seller', 'Bagaimana menambahkan produk?', $$
Di Pusat Seller, Produk, tekan Tambah produk, lalu pilih bahannya dengan nama atau nomor CAS. Fakta bahan sudah terisi; Anda mengisi grade, asal, kemasan, minimum, harga, dan stok. Bahan yang belum ada dapat diusulkan di sana.

Simpan sebagai draf bila belum lengkap. Pratinjau menunjukkan halaman produk seperti yang dilihat pengunjung atau pelanggan Anda.
$$),
(7, 'impor', 'Bagi seller', 'Bagaimana mengubah banyak produk, harga, atau stok sekaligus?', $$
Di Impor & ekspor, unduh produk Anda sebagai CSV atau XLSX, ubah, lalu unggah kembali. Setiap baris diperiksa sebelum ada yang berubah: apa yang cocok, apa yang tidak, dan mengapa. Setelah Anda menekan Terapkan, semua yang cocok diterapkan sekaligus, dan dapat dibatalkan selama satu hari.
$$),
(8, 'stok', 'Bagi seller', 'Bagaimana mencatat stok dan lot?', $$
Catat barang masuk dengan nomor lot dan tanggal kedaluwarsanya. Lot yang lebih dahulu kedaluwarsa dikirim lebih dahulu, dan yang sudah lewat tidak dijual. Barang yang Anda tunggu dicatat dengan Catat yang ditunggu: pelanggan melihat kapan stok bertambah.

Bila Anda menerima pesanan melebihi stok, tentukan dalam berapa hari kerja barangnya menyusul. Pembeli menyetujuinya saat checkout.
$$),
(9, 'harga-pelanggan', 'Bagi seller', 'Bagaimana menentukan harga untuk jumlah besar atau pelanggan tertentu?', $$
Setiap pelanggan memakai harga level yang ditentukan di Langganan. Di Harga, tambahkan harga untuk jumlah yang lebih besar, untuk hari tertentu, atau daftar harga untuk satu pelanggan, yang didahulukan. Anda dan pembeli melihat asal sebuah harga dengan Mengapa harga ini?

Harga di bawah wewenang sales menunggu keputusan pemilik.
$$),
(10, 'nego-masuk', 'Bagi seller', 'Bagaimana menjawab nego?', $$
Setujui, tawar balik, atau tolak sebelum pukul 24.00 WIB; sesudah itu nego berakhir dengan sendirinya. Saran harga dihitung dari harga terendah dan persentase nego produk itu, yang tidak pernah terlihat oleh pembeli. Di Pengaturan nego jawaban dapat dikirim otomatis.
$$),
(11, 'pesanan-masuk', 'Bagi seller', 'Apa yang harus dilakukan pada pesanan baru?', $$
Konfirmasi sebelum batas waktunya, yang tertulis pada pesanan; sesudah itu pesanan dibatalkan oleh sistem dan stoknya kembali. Kirim seluruhnya atau sebagian, dari lot yang Anda pilih: surat jalan dan invoice dibuat untuk setiap kiriman. Sisa yang tidak dikirim dibatalkan dengan alasan.
$$),
(12, 'piutang', 'Bagi seller', 'Bagaimana mencatat pembayaran dan melihat piutang?', $$
Catat pembayaran di halaman pesanan, seluruhnya atau sebagian, juga untuk beberapa pesanan sekaligus. Catatan yang keliru dibatalkan dengan alasan. Piutang menunjukkan siapa berutang berapa dan sudah berapa lama, dan untuk setiap pelanggan rekeningnya dari hari ke hari.
$$),
(13, 'faktur-pajak', 'Bagi seller', 'Bagaimana membuat faktur pajak lewat Coretax?', $$
Pajak menampilkan invoice ber-PPN setiap masa pajak, dan data yang masih kurang. Unduh XML-nya untuk diunggah ke Coretax, paling banyak 1.000 invoice dalam satu berkas. Setelah faktur terbit, pasang nomor dan PDF-nya satu per satu, atau banyak sekaligus dari satu zip; pembeli menemukannya pada pesanan.
$$),
(14, 'pelanggan', 'Bagi seller', 'Bagaimana memutuskan pengajuan langganan?', $$
Setujui, minta dokumen, atau tolak dengan alasan. Untuk setiap pelanggan tentukan tipe pembayaran, level harga, dan kreditnya. Yang melebihi wewenang sales menunggu keputusan pemilik.
$$))
insert into faq_entries (place, anchor, section, question, answer)
select (select coalesce(max(place), 0) from faq_entries) + 10 * nth, anchor, section, question, btrim(answer, E'\n')
from entries
on conflict (anchor) do nothing;

-- certificates of lots have come with orders since decision 0072; what an administrator has written stays
update faq_entries
set answer = replace(
    answer,
    'CoA berlaku untuk satu lot. Bila Anda perlu CoA lot tertentu, sebutkan jumlah dan waktu pengiriman yang Anda rencanakan kepada seller.',
    'CoA berlaku untuk satu lot. CoA lot yang dikirim kepada Anda ada di antara dokumen pesanannya.'
  ),
  revision = revision + 1
where anchor = 'dokumen' and answer like '%Bila Anda perlu CoA lot tertentu, sebutkan jumlah%';
