import type { RefusalTable } from '../refusals.ts'

export const chatRefusals = {
  chat_not_subscribed: {
    status: 422,
    sentence: 'Anda belum berlangganan pada seller terkait. Chat Seller hanya berlaku ke seller langganan.',
  },
  chat_buyer_not_subscribed: {
    status: 422,
    sentence: 'Perusahaan ini tidak berlangganan kepada Anda. Chat hanya berlaku untuk pelanggan aktif.',
  },
  chat_closed: {
    status: 422,
    sentence: 'Langganan sudah tidak aktif. Percakapan ini hanya dapat dibaca.',
  },
  chat_room_not_found: { status: 404, sentence: 'Percakapan tidak ditemukan.' },
  chat_no_open_room: { status: 404, sentence: 'Tidak dapat mengirim pesan!' },
  chat_message_empty: { status: 422, sentence: 'Pesan tidak boleh kosong !' },
  chat_product_not_found: { status: 404, sentence: 'Produk ini tidak dijual oleh seller dalam percakapan ini.' },
  chat_file_not_found: { status: 404, sentence: 'Berkas ini tidak ada lagi. Silakan unggah kembali.' },
  chat_files_today: {
    status: 422,
    sentence: 'Paling banyak 200 berkas sehari dari satu perusahaan. Silakan lanjutkan besok.',
  },
  chat_picture_broken: { status: 422, sentence: 'Gambar ini tidak dapat dibaca. Silakan pilih berkas lain.' },
  chat_reply_not_found: { status: 404, sentence: 'Balasan cepat ini sudah tidak ada.' },
  chat_replies_full: { status: 422, sentence: 'Paling banyak 50 balasan cepat. Hapus yang tidak dipakai lagi.' },
  chat_hours_twice: { status: 422, sentence: 'Setiap hari hanya dapat diisi satu kali.' },
  chat_hours_end_early: { status: 422, sentence: 'Jam tutup harus sesudah jam buka.' },
  chat_key_reused: { status: 422, sentence: 'Kunci permintaan ini sudah dipakai untuk pesan lain.' },
} as const satisfies RefusalTable
