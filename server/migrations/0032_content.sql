-- Why: articles, questions and answers, testimonials, 'tentang kami', terms and privacy are content, which an
-- administrator changes without a new version of the program (CONTENT-1, CONTENT-2, HOME-4). All texts are written alike:
-- paragraphs parted by an empty line, and '## ' before the heading of a section.
create table articles (
  id integer primary key generated always as identity,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (length(title) between 1 and 160),
  category text not null check (length(category) between 1 and 40),
  author_role text not null check (length(author_role) between 1 and 60),
  -- what its cover shows; domain/content/cover.ts knows the drawings
  cover_keyword text not null default '',
  body text not null,
  -- categories of the marketplace, by id: this area knows none of them
  related_categories smallint[] not null default '{}',
  -- null of a draft; one of the future is shown from then on
  published_at timestamptz,
  -- the last change that readers are told of
  revised_at timestamptz
);
create index on articles (published_at desc, id desc) where published_at is not null;

create table faq_entries (
  id integer primary key generated always as identity,
  -- what links to the entry name: /faq#nego
  anchor text not null unique check (anchor ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(anchor) <= 60),
  place integer not null,
  section text not null check (length(section) between 1 and 60),
  question text not null check (length(question) between 1 and 200),
  answer text not null
);

create table testimonials (
  id integer primary key generated always as identity,
  place integer not null,
  words text not null check (length(words) between 1 and 400),
  company_name text not null check (length(company_name) between 1 and 100)
);

-- A version is never changed once it is valid: people have agreed to it by its name (consents.version)
create table page_versions (
  page text not null check (page in ('about', 'terms', 'privacy')),
  version text not null check (length(version) between 1 and 20),
  -- the day of Asia/Jakarta on which it takes the place of the one before
  valid_from date not null,
  title text not null check (length(title) between 1 and 100),
  body text not null,
  primary key (page, version),
  unique (page, valid_from)
);

-- visitors' pages show all of these but the questions (0025)
create trigger come_and_gone after insert or delete on articles
  for each statement execute function announce_catalogue();
create trigger changed after update on articles
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();
create trigger come_and_gone after insert or delete on testimonials
  for each statement execute function announce_catalogue();
create trigger changed after update on testimonials
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();
create trigger come_and_gone after insert or delete on page_versions
  for each statement execute function announce_catalogue();
create trigger changed after update on page_versions
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- the versions that people have agreed to so far keep their names
insert into page_versions (page, version, valid_from, title, body) values
('about', '2026-01', '2026-01-01', 'Tentang Kami', $$
Kami adalah distributor bahan baku yang berdiri pada tahun 2007. Berawal dari gudang kecil yang memasok bahan aktif obat dan eksipien, kami tumbuh bersama pelanggan dari industri farmasi, makanan dan minuman, kosmetik dan perlengkapan mandi, hingga pengolah bahan alami.

Pada tahun 2020 kami meluncurkan platform perdagangan elektronik agar pembeli dapat mencari bahan, membandingkan seller, meminta dokumen mutu dan menegosiasikan harga dalam satu tempat. Distributor, importir dan produsen membuka etalase masing-masing di platform ini.

Kami percaya pembelian bahan baku yang baik dimulai dari informasi yang benar: nama bahan yang tepat, nomor CAS, grade, dan pabrik asal. Karena itu setiap produk di katalog kami ditulis dengan data yang dapat diperiksa, dan CoA atau lembar data keselamatan yang belum ada dapat diminta ke seller.

Tim kami terdiri dari tenaga penjualan, apoteker, ahli pangan dan petugas mutu yang siap membantu dari pemilihan bahan sampai pengiriman ke seluruh Indonesia.
$$),
('terms', '2026-12', '2026-01-01', 'Syarat dan Ketentuan', $$
## Untuk siapa

Sentra Bahan mempertemukan perusahaan pembeli dengan seller bahan baku industri. Anda mendaftar atas nama perusahaan, menyatakan berwenang untuk itu, dan memastikan data perusahaan benar.

## Akun

Jaga kerahasiaan password Anda. Tindakan yang dilakukan dengan akun Anda dianggap dilakukan perusahaan Anda. Pemilik akun perusahaan mengatur siapa yang menjadi anggota dan peran setiap anggota.

## Harga dan pesanan

Harga seller hanya untuk perusahaan yang berlangganan dan tidak boleh diteruskan kepada pihak lain. Jual beli terjadi antara perusahaan Anda dan seller setelah seller mengonfirmasi pesanan, dengan harga, pajak, dan tempo pembayaran yang tercantum pada pesanan.

## Bahan

Sebagian bahan hanya boleh dibeli oleh perusahaan berizin. Perusahaan Anda bertanggung jawab atas izin, penyimpanan, dan penggunaan bahan sesuai peraturan yang berlaku.

## Pengakhiran

Anda dapat menutup akun di halaman profile, bagian Keamanan, bila tidak ada pesanan perusahaan yang berjalan atau tempo yang belum lunas dan masih ada pemilik lain, atau tidak ada anggota lain. Satu-satunya pemilik toko seller menghubungi kami. Data pribadi Anda dihapus; pesanan dan invoice disimpan 10 tahun sesuai ketentuan hukum. Kami dapat menangguhkan akun yang melanggar ketentuan ini. Pesanan yang sudah dikonfirmasi tetap diselesaikan.
$$),
('privacy', '2026-11', '2026-01-01', 'Kebijakan Privasi', $$
## Data yang kami simpan

Nama, e-mail, nomor telepon, dan peran Anda; nama, NPWP atau NIB, tipe bisnis, dan alamat perusahaan; pesanan, negosiasi, dan percakapan dengan seller; serta alamat IP dan jenis perangkat saat Anda masuk, untuk menjaga keamanan akun.

## Untuk apa

Untuk menjalankan akun, pesanan, dan pengiriman; untuk keamanan; dan untuk memenuhi kewajiban hukum. Kami tidak menjual data Anda.

## Siapa yang dapat membaca

Anggota perusahaan Anda, serta seller yang Anda mintai langganan atau dari siapa Anda memesan, sebatas yang diperlukan. Password dan kode verifikasi disimpan sedemikian rupa sehingga kami pun tidak dapat membacanya.

## Hak Anda

Anda dapat melihat dan memperbaiki data Anda, menarik persetujuan, serta meminta penghapusan sejauh tidak ada kewajiban hukum untuk menyimpannya (UU No. 27 Tahun 2022 tentang Pelindungan Data Pribadi).
$$);

insert into faq_entries (place, anchor, section, question, answer) values
(10, 'harga', 'Harga dan langganan', 'Mengapa saya tidak melihat harga produk?', $$
Harga seller hanya terlihat oleh perusahaan yang langganannya ke seller itu aktif. Tanpa langganan Anda tetap dapat membaca nama bahan, spesifikasi, asal, dan kemasannya, lalu mengajukan langganan dari halaman seller.
$$),
(20, 'langganan', 'Harga dan langganan', 'Apa itu langganan dan bagaimana mengajukannya?', $$
Langganan adalah hubungan antara perusahaan Anda dan satu seller. Setelah seller menyetujuinya, Anda melihat harga untuk perusahaan Anda, dapat memesan, dan dapat menego. Mengajukan langganan tidak dikenai biaya.

Buka halaman seller, pilih Ajukan langganan, tulis rencana penggunaan bahan, dan lampirkan dokumen perusahaan bila perlu. Seller dapat menyetujui, meminta dokumen, atau menolak dengan alasan. Keadaannya terlihat di halaman Distributor pada akun Anda.
$$),
(30, 'langganan-berakhir', 'Harga dan langganan', 'Apa yang terjadi bila langganan ditangguhkan atau berakhir?', $$
Harga seller itu tersembunyi kembali, dan Anda tidak dapat memesan atau memulai nego. Nego yang sedang berjalan berakhir, begitu pula pesanan yang masih menunggu persetujuan di perusahaan Anda. Pesanan yang sudah sampai di seller tetap diproses, dan Anda dapat mengajukan langganan lagi.
$$),
(40, 'nego', 'Nego', 'Bagaimana cara menego harga?', $$
Tekan Nego pada produk yang dapat dinego, isi jumlah dan harga per satuan, lalu kirim. Seller dapat menyetujui, menawar balik, meminta keterangan, atau menolak. Dalam satu nego Anda dapat menawar paling banyak 3 kali, dan satu produk dapat dinego paling banyak 2 kali sehari.

Setelah harga disepakati, pilih Ya pada halaman nego agar produk masuk ke keranjang dengan harga itu.
$$),
(50, 'harga-nego', 'Nego', 'Sampai kapan harga hasil nego berlaku?', $$
Nego dan harga yang disepakati berlaku sampai pukul 24.00 WIB pada hari yang sama, untuk jumlah yang disepakati atau lebih. Bila belum dipesan sampai batas itu, harga kembali ke harga semula dan Anda dapat menego lagi pada hari berikutnya.
$$),
(60, 'harga-kesepakatan', 'Nego', 'Harga sudah disepakati dengan sales. Perlukah menego lagi?', $$
Tidak. Pilih bahwa harga sudah disepakati dan isi Harga Kesepakatan. Harga itu langsung dipakai di keranjang, kecuali bila seller memeriksa harga kesepakatan lebih dahulu; formulir menyebutkannya sebelum Anda mengirim.
$$),
(70, 'pembayaran', 'Pesanan dan pembayaran', 'Tipe pembayaran apa yang tersedia?', $$
Seller menentukan tipe pembayaran untuk setiap pelanggannya: transfer, bayar di tempat (COD), atau tempo. Anda memilih salah satunya untuk setiap seller saat checkout. Pembayaran dilakukan kepada seller.

Bila belum ada tipe pembayaran yang aktif, Anda dapat memintanya di halaman Distributor pada akun Anda.
$$),
(80, 'tempo', 'Pesanan dan pembayaran', 'Bagaimana cara kerja tempo dan limit kredit?', $$
Dengan tempo, pesanan dibayar dalam jumlah hari yang ditentukan seller. Seller juga menentukan limit kredit perusahaan Anda: pesanan tempo yang belum lunas mengurangi sisa limit, dan sisa itu tertulis di bawah pilihan tempo saat checkout.

Pesanan yang melebihi sisa limit tidak dapat memakai tempo. Setelah seller mencatat pembayaran Anda, limit terbuka kembali.
$$),
(90, 'persetujuan', 'Pesanan dan pembayaran', 'Mengapa pesanan saya menunggu persetujuan?', $$
Pemilik akun perusahaan dapat memberi setiap anggota pembelian batas belanja per pesanan dan per bulan. Pesanan yang melewatinya menunggu disetujui pemilik atau penyetuju di perusahaan Anda, paling lama 7 hari, sebelum sampai di seller.
$$),
(100, 'pembatalan', 'Pesanan dan pembayaran', 'Bisakah pesanan dibatalkan?', $$
Selama menunggu persetujuan atau menunggu konfirmasi seller, pesanan dapat dibatalkan di halaman pesanan dengan menuliskan alasannya. Sesudah itu hanya seller yang dapat membatalkannya; hubungi seller.
$$),
(110, 'ongkir', 'Pesanan dan pembayaran', 'Mengapa ada beberapa pesanan dan ongkos kirim dalam satu checkout?', $$
Setiap seller mengirim barangnya sendiri, sehingga satu checkout menjadi satu pesanan untuk setiap seller, masing-masing dengan ongkos kirim menurut provinsi tujuan dan berat barang. PPN dihitung bila seller adalah PKP. Semua angka terlihat sebelum Anda memesan.
$$),
(120, 'poin', 'Poin dan voucher', 'Bagaimana cara mendapatkan dan memakai poin?', $$
Poin bertambah setelah pesanan selesai: satu poin untuk setiap Rp 10.000 nilai barang. Poin yang tidak dipakai hangus setelah 12 bulan dan tidak dapat diuangkan.

Tukarkan poin dengan voucher di halaman Loyalty Poin, lalu pakai vouchernya saat checkout.
$$),
(130, 'password', 'Akun', 'Saya lupa password. Apa yang harus dilakukan?', $$
Pilih Lupa password pada halaman masuk dan isi alamat e-mail Anda. Kami mengirim kode verifikasi berisi 6 karakter; setelah kode diisi, Anda membuat password baru. Bila e-mail tidak masuk, periksa folder spam atau minta kode baru.
$$),
(140, 'siapa', 'Akun', 'Siapa yang boleh mendaftar sebagai pembeli?', $$
Perusahaan dan pelaku usaha yang memiliki NPWP atau NIB. Sebagian bahan, seperti bahan aktif obat, hanya dilayani kepada perusahaan berizin, sehingga seller dapat meminta dokumen perizinan sebelum menyetujui langganan.
$$),
(150, 'rekan', 'Akun', 'Bagaimana menambahkan rekan ke akun perusahaan?', $$
Pemilik akun memilih Undang anggota di halaman Profile, mengisi alamat e-mail rekan, dan menentukan perannya: pemilik, pembelian, atau penyetuju. Undangan dikirim lewat e-mail dan berlaku 7 hari.
$$),
(160, 'cari', 'Bahan dan dokumen', 'Bagaimana mencari bahan dengan nomor CAS atau nomor E?', $$
Tulis nomornya di kotak pencarian, misalnya 77-92-9 atau E330. Nama Indonesia, nama Inggris, singkatan, dan nama INCI juga dikenali, termasuk bila ada salah ketik kecil.
$$),
(170, 'dokumen', 'Bahan dan dokumen', 'Bagaimana mendapatkan CoA dan MSDS?', $$
Dokumen yang dibuka seller, seperti CoA, SDS, TDS, dan sertifikat halal, dapat dibaca di halaman produk. Yang belum ada dapat diminta di sana dengan Minta dokumen; Anda diberi tahu setelah seller menjawab.

CoA berlaku untuk satu lot. Bila Anda perlu CoA lot tertentu, sebutkan jumlah dan waktu pengiriman yang Anda rencanakan kepada seller.
$$);

-- written between lines here, kept without them
update page_versions set body = btrim(body, E'\n');
update faq_entries set answer = btrim(answer, E'\n');
