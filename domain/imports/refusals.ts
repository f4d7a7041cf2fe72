import type { RefusalTable } from '../refusals.ts'

export const importRefusals = {
  import_not_found: { status: 404, sentence: 'Impor tidak ditemukan.' },
  import_moved_on: { status: 409, sentence: 'Impor ini sudah berubah. Periksa keadaannya sekarang.' },
  import_running: { status: 409, sentence: 'Impor lain sedang diterapkan. Tunggu sampai selesai.' },
  import_nothing: { status: 422, sentence: 'Tidak ada baris yang dapat diterapkan.' },
  import_values_missing: {
    status: 422,
    sentence: 'Tidak ada kolom yang berisi apa yang akan diubah. Pasangkan kolomnya, lalu periksa lagi.',
  },
  import_column_asked: {
    status: 422,
    sentence:
      "Kolom '{head}' berisi angka, tetapi tidak dipasangkan. Pasangkan atau abaikan kolom ini, lalu periksa lagi.",
  },
  import_numbers_asked: {
    status: 422,
    sentence: "'{text}' dapat dibaca dua cara. Pilih dahulu cara berkas ini menulis angka.",
  },
  import_begins_past: { status: 422, sentence: 'Waktu ini sudah lewat. Pilih waktu yang akan datang.' },
  import_begins_far: { status: 422, sentence: 'Paling lama 28 hari dari sekarang.' },
  import_undo_late: { status: 422, sentence: 'Impor hanya dapat dibatalkan dalam satu hari sesudah diterapkan.' },
  import_columns: { status: 422, sentence: 'Pasangkan kolom SKU atau nama produk, masing-masing sekali.' },
  table_kind: { status: 422, sentence: 'Berkas harus berupa CSV atau Excel (.xlsx).' },
  table_unreadable: {
    status: 422,
    sentence: 'Berkas ini rusak atau tidak dapat dibaca. Simpan ulang, lalu coba lagi.',
  },
  table_encrypted: { status: 422, sentence: 'Berkas ini terkunci dengan password. Simpan tanpa password.' },
  table_charset: {
    status: 422,
    sentence: "Huruf dalam berkas ini tidak terbaca. Simpan sebagai 'CSV UTF-8', atau sebagai Excel (.xlsx).",
  },
  table_letters: {
    status: 422,
    sentence: "Huruf di baris {row} tidak terbaca. Simpan sebagai 'CSV UTF-8', atau sebagai Excel (.xlsx).",
  },
  table_quote: {
    status: 422,
    sentence:
      'Tanda kutip (") di baris {row} tidak ditutup. Hapus, atau simpan sebagai Excel (.xlsx), lalu unggah lagi.',
  },
  table_empty: {
    status: 422,
    sentence: 'Berkas ini tidak berisi baris. Isi setidaknya satu baris di bawah kepala kolom.',
  },
  table_heads: {
    status: 422,
    sentence:
      'Baris pertama harus berisi nama kolom, dengan SKU atau nama produk. Unduh contohnya untuk melihat susunannya.',
  },
  table_head_twice: {
    status: 422,
    sentence: "Kolom '{head}' ada dua kali dalam berkas ini. Hapus salah satunya, lalu unggah lagi.",
  },
  table_rows: { status: 422, sentence: 'Paling banyak {most} baris dalam satu berkas. Bagi menjadi beberapa berkas.' },
  table_columns: { status: 422, sentence: 'Paling banyak {most} kolom dalam satu berkas.' },
  table_cell: { status: 422, sentence: 'Isi sel {cell} terlalu panjang.' },
  table_inflated: {
    status: 422,
    sentence: 'Isi berkas ini terlalu besar setelah dibuka. Bagi menjadi beberapa berkas.',
  },
  table_far: {
    status: 422,
    sentence:
      'Ada lembar yang terisi atau diberi format jauh di luar tabelnya. Hapus baris dan kolom di luar tabel itu, lalu unggah lagi.',
  },
  table_reading: { status: 409, sentence: 'Berkas lain dari perusahaan Anda sedang dibaca. Tunggu sampai selesai.' },
  table_slow: { status: 422, sentence: 'Berkas ini terlalu berat untuk dibaca. Bagi menjadi beberapa berkas.' },
} as const satisfies RefusalTable
