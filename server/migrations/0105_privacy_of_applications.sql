-- Why: the policy named neither applications as sellers with their documents, nor the second factor of administrators, nor
-- questions sent by the contact form. A version that people have agreed to is never changed (decision 0026).
insert into page_versions (page, version, valid_from, title, body) values
('privacy', '2026-11-25', '2026-11-25', 'Kebijakan Privasi', $$
## Data yang kami simpan

Nama, e-mail, nomor telepon, dan peran Anda; nama, NPWP atau NIB, tipe bisnis, dan alamat perusahaan; pesanan, negosiasi, dan percakapan dengan seller; serta alamat IP dan jenis perangkat saat Anda masuk, untuk menjaga keamanan akun.

Permintaan dokumen: dokumen yang perusahaan Anda minta, catatannya, siapa yang memintanya, dan jawaban seller.

Favorit dan produk yang Anda bandingkan, selama akun Anda ada, agar Anda menemukannya di setiap perangkat. Keduanya milik Anda sendiri: rekan seperusahaan dan seller tidak melihatnya.

Isi percakapan dan berkas yang dikirim di dalamnya dibaca kedua perusahaan. Lokasi dan keterangan tersembunyi pada foto dihapus sebelum disimpan. Siapa yang sedang membuka percakapan ditunjukkan selama itu saja dan tidak disimpan.

Bila perusahaan Anda mendaftar sebagai seller: nama badan usaha, NIB, NPWP, izin beserta masa berlakunya, dokumen yang diunggah, rekening bank dan nama pemiliknya, serta keputusan administrator beserta alasannya. Setiap pembukaan dokumen itu oleh administrator dicatat.

Bagi administrator: kunci verifikasi dua langkah, yang disimpan terenkripsi, dan kode pemulihan, yang disimpan sedemikian rupa sehingga tidak dapat dibaca kembali.

Pertanyaan yang Anda kirim lewat formulir kontak: nama, tipe bisnis, dan isinya, serta e-mail atau nomor telepon bila Anda menuliskannya, agar kami dapat menjawab. Pertanyaan yang Anda lanjutkan di WhatsApp juga tunduk pada ketentuan WhatsApp.

Pilihan notifikasi Anda. Notifikasi, dan catatan e-mail tentangnya, dihapus setelah 180 hari.

Kata pencarian yang tidak menemukan apa pun, dihitung tanpa mencatat siapa yang mencari.

## Yang tersimpan di browser Anda

Sesi masuk, serta pilihan bahasa, mata uang, dan tampilan daftar. Bila Anda belum masuk, favorit dan produk yang dibandingkan tersimpan di browser itu saja, dan pindah ke akun saat Anda masuk.

Agar ada yang terbaca ketika jaringan terputus, browser menyimpan nama dan alamat produk, bahan, seller, dan artikel yang terakhir Anda buka, paling banyak dua belas, serta nama dan jumlah barang di keranjang; tidak pernah harga. Catatan ini milik satu orang di satu perusahaan dan terhapus saat Anda keluar.

Pesan yang belum terkirim karena jaringan terputus disimpan browser sampai terkirim atau Anda hapus. Formulir yang belum selesai (pendaftaran, alamat, checkout, nego, dan produk) disimpan di tab itu sampai dikirim, dibatalkan, atau tab ditutup. Yang Anda ketik hanya ditampilkan lagi kepada Anda sendiri.

Bila Anda mengizinkan notifikasi di browser, alamat yang diberikan layanan notifikasi browser itu kami simpan agar pesan dapat diantar, tidak dipakai lagi begitu Anda keluar atau mematikannya, lalu kami hapus. Isinya terenkripsi dan tidak pernah memuat harga.

## Untuk apa

Untuk menjalankan akun, pesanan, dan pengiriman; untuk keamanan; dan untuk memenuhi kewajiban hukum. Kami tidak menjual data Anda dan tidak memakai pelacak pihak lain.

## Siapa yang dapat membaca

Anggota perusahaan Anda, serta seller yang Anda mintai langganan atau dokumen, atau dari siapa Anda memesan, sebatas yang diperlukan: seller melihat nama dan kota perusahaan yang meminta dokumen serta catatannya, tidak siapa yang memintanya. Password dan kode verifikasi disimpan sedemikian rupa sehingga kami pun tidak dapat membacanya.

Data pendaftaran seller dan dokumennya dibaca administrator platform untuk memeriksanya; sesama seller dan pembeli tidak melihat dokumen itu.

## Berapa lama

Selama akun Anda ada. Setelah akun ditutup, data pribadi Anda dihapus; pesanan dan invoice disimpan 10 tahun sesuai ketentuan hukum. Pendaftaran seller disimpan selama perusahaan itu ada di platform, karena menjadi dasar keputusan tentang tokonya. Pertanyaan lewat formulir kontak disimpan paling lama 12 bulan. Percakapan disimpan bersama kedua perusahaan, tanpa nama Anda setelah akun ditutup. Catatan perubahan hak, harga, dan kredit disimpan untuk menelusuri penyalahgunaan, dengan alamat IP dan jenis perangkat saat perubahan dibuat.

## Hak Anda

Anda dapat melihat dan memperbaiki data Anda, menarik persetujuan, serta meminta penghapusan sejauh tidak ada kewajiban hukum untuk menyimpannya (UU No. 27 Tahun 2022 tentang Pelindungan Data Pribadi).
$$)
-- a version that an administrator has planned for that day stands
on conflict do nothing;
