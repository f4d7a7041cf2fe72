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
  chat_room_not_found: { status: 404, sentence: 'Tidak dapat mengirim pesan!' },
  chat_message_empty: { status: 422, sentence: 'Pesan tidak boleh kosong !' },
  chat_product_not_found: { status: 404, sentence: 'Produk ini tidak dijual oleh seller dalam percakapan ini.' },
  chat_key_reused: { status: 422, sentence: 'Kunci permintaan ini sudah dipakai untuk pesan lain.' },
} as const satisfies RefusalTable
