import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const contentRefusals = {
  article_not_found: { status: 404, sentence: 'Artikel tidak ditemukan.' },
  article_version_not_found: { status: 404, sentence: 'Versi artikel ini tidak ditemukan.' },
  article_moved_on: {
    status: 409,
    sentence: 'Artikel ini sudah diubah orang lain. Salin tulisan Anda, lalu muat ulang halaman ini.',
  },
  article_slug_taken: { status: 422, sentence: 'Alamat ini sudah dipakai artikel lain.' },
  article_slug_missing: { status: 422, sentence: 'Isi alamat dengan huruf kecil dan angka.' },
  article_not_shown: { status: 422, sentence: 'Artikel ini belum dijadwalkan dan tidak sedang tayang.' },
  article_times: { status: 422, sentence: 'Waktu berakhir harus sesudah waktu tayang dan sesudah sekarang.' },
  question_not_found: { status: 404, sentence: 'Pertanyaan ini tidak ditemukan.' },
  question_moved_on: {
    status: 409,
    sentence: 'Pertanyaan ini sudah diubah orang lain. Salin tulisan Anda, lalu buka lagi.',
  },
  testimonial_not_found: { status: 404, sentence: 'Testimoni ini tidak ditemukan.' },
  testimonial_moved_on: {
    status: 409,
    sentence: 'Testimoni ini sudah diubah orang lain. Salin tulisan Anda, lalu buka lagi.',
  },
  banner_not_found: { status: 404, sentence: 'Banner ini tidak ditemukan.' },
  banner_moved_on: {
    status: 409,
    sentence: 'Banner ini sudah diubah orang lain. Salin tulisan Anda, lalu buka lagi.',
  },
  banner_times: { status: 422, sentence: 'Waktu berakhir harus sesudah waktu tayang.' },
  banners_full: { status: 422, sentence: `Sudah ada ${MOST.banners} banner. Hapus yang tidak dipakai lagi.` },
  entries_full: { status: 422, sentence: 'Daftar ini sudah penuh. Ubah yang sudah ada, misalnya yang ditarik.' },
  list_moved_on: { status: 409, sentence: 'Daftar ini sudah berubah. Urutkan lagi dari daftar yang terbaru.' },
  text_html: { status: 422, sentence: 'Tulis dengan Markdown. HTML seperti <b> tidak dapat dipakai.' },
  text_link: {
    status: 422,
    sentence: 'Tautan hanya boleh ke halaman situs ini (diawali /), ke https://, atau ke mailto:.',
  },
  text_picture: {
    status: 422,
    sentence: 'Hanya gambar yang diunggah di sini yang dapat dipakai. Unggah gambarnya dengan tombol Tambah gambar.',
  },
  text_picture_text: {
    status: 422,
    sentence: 'Isi teks alternatif setiap gambar di antara tanda [ dan ], misalnya ![Karung di atas palet](...).',
  },
  text_picture_place: { status: 422, sentence: 'Letakkan gambar di baris tersendiri, bukan di tengah kalimat.' },
  head_picture_text: { status: 422, sentence: 'Isi teks alternatif gambar.' },
  text_part: {
    status: 422,
    sentence:
      'Pakai judul (##), subjudul (###), paragraf, daftar satu tingkat, kutipan, tebal, miring, dan tautan saja.',
  },
  page_version_moved_on: {
    status: 409,
    sentence: 'Versi ini sudah diubah orang lain. Salin tulisan Anda, lalu buka lagi.',
  },
  page_version_final: { status: 422, sentence: 'Versi yang sudah berlaku tidak dapat diubah. Tulis versi baru.' },
  page_day_early: {
    status: 422,
    sentence: 'Pilih hari yang belum lewat. Syarat dan privasi paling cepat berlaku besok.',
  },
  page_day_taken: { status: 422, sentence: 'Sudah ada versi yang berlaku sejak hari ini. Pilih hari lain.' },
  page_version_not_found: { status: 404, sentence: 'Versi halaman ini tidak ditemukan.' },
} as const satisfies RefusalTable
