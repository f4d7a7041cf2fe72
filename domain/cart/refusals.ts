import type { RefusalTable } from '../refusals.ts'

export const cartRefusals = {
  cart_line_not_found: { status: 404, sentence: 'Baris keranjang tidak ditemukan.' },
  not_subscribed: { status: 422, sentence: 'Anda belum berlangganan pada seller terkait.' },
  no_payment_type: {
    status: 422,
    sentence: 'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.',
  },
  units_not_whole_packs: {
    status: 422,
    sentence: 'Jumlah harus kelipatan {pack} {unit} (isi satu kemasan).',
  },
  units_below_minimum: { status: 422, sentence: 'Jumlah minimum pembelian adalah {minimum} {unit}.' },
  units_too_many: { status: 422, sentence: 'Jumlah terlalu besar. Silakan hubungi seller untuk pesanan sebesar ini.' },
  seller_mismatch: { status: 422, sentence: 'Produk ini bukan milik seller tersebut.' },
} as const satisfies RefusalTable
