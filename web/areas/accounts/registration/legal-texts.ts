export interface LegalText {
  title: string
  sections: readonly { heading: string; text: string }[]
}

/** Its version is in domain/accounts/consent.ts and changes with every word here. */
export const termsText: LegalText = {
  title: 'Syarat dan ketentuan',
  sections: [
    {
      heading: 'Untuk siapa',
      text: 'Sentra Bahan mempertemukan perusahaan pembeli dengan seller bahan baku industri. Anda mendaftar atas nama perusahaan, menyatakan berwenang untuk itu, dan memastikan data perusahaan benar.',
    },
    {
      heading: 'Akun',
      text: 'Jaga kerahasiaan password Anda. Tindakan yang dilakukan dengan akun Anda dianggap dilakukan perusahaan Anda. Pemilik akun perusahaan mengatur siapa yang menjadi anggota dan peran setiap anggota.',
    },
    {
      heading: 'Harga dan pesanan',
      text: 'Harga seller hanya untuk perusahaan yang berlangganan dan tidak boleh diteruskan kepada pihak lain. Jual beli terjadi antara perusahaan Anda dan seller setelah seller mengonfirmasi pesanan, dengan harga, pajak, dan tempo pembayaran yang tercantum pada pesanan.',
    },
    {
      heading: 'Bahan',
      text: 'Sebagian bahan hanya boleh dibeli oleh perusahaan berizin. Perusahaan Anda bertanggung jawab atas izin, penyimpanan, dan penggunaan bahan sesuai peraturan yang berlaku.',
    },
    {
      heading: 'Pengakhiran',
      text: 'Anda dapat menutup akun di halaman profile, bagian Keamanan, bila tidak ada pesanan perusahaan yang berjalan atau tempo yang belum lunas dan masih ada pemilik lain, atau tidak ada anggota lain. Satu-satunya pemilik toko seller menghubungi kami. Data pribadi Anda dihapus; pesanan dan invoice disimpan 10 tahun sesuai ketentuan hukum. Kami dapat menangguhkan akun yang melanggar ketentuan ini. Pesanan yang sudah dikonfirmasi tetap diselesaikan.',
    },
  ],
}

export const privacyText: LegalText = {
  title: 'Kebijakan privasi',
  sections: [
    {
      heading: 'Data yang kami simpan',
      text: 'Nama, e-mail, nomor telepon, dan peran Anda; nama, NPWP atau NIB, tipe bisnis, dan alamat perusahaan; pesanan, negosiasi, dan percakapan dengan seller; serta alamat IP dan jenis perangkat saat Anda masuk, untuk menjaga keamanan akun.',
    },
    {
      heading: 'Untuk apa',
      text: 'Untuk menjalankan akun, pesanan, dan pengiriman; untuk keamanan; dan untuk memenuhi kewajiban hukum. Kami tidak menjual data Anda.',
    },
    {
      heading: 'Siapa yang dapat membaca',
      text: 'Anggota perusahaan Anda, serta seller yang Anda mintai langganan atau dari siapa Anda memesan, sebatas yang diperlukan. Password dan kode verifikasi disimpan sedemikian rupa sehingga kami pun tidak dapat membacanya.',
    },
    {
      heading: 'Hak Anda',
      text: 'Anda dapat melihat dan memperbaiki data Anda, menarik persetujuan, serta meminta penghapusan sejauh tidak ada kewajiban hukum untuk menyimpannya (UU No. 27 Tahun 2022 tentang Pelindungan Data Pribadi).',
    },
  ],
}
