import type { RefusalTable } from '../refusals.ts'

export const stockRefusals = {
  lot_not_found: { status: 404, sentence: 'Lot tidak ditemukan.' },
  lot_number_taken: { status: 422, sentence: 'Produk ini sudah punya lot dengan nomor ini.' },
  lot_days_reversed: { status: 422, sentence: 'Tanggal kedaluwarsa tidak boleh sebelum tanggal produksi.' },
  lot_beyond_stock: { status: 422, sentence: 'Yang belum masuk lot hanya {left} {unit}.' },
  stock_seen_moved_on: {
    status: 409,
    sentence: 'Stok sudah berubah sejak Anda membukanya. Periksa lagi, lalu simpan.',
  },
  stock_below_reserved: {
    status: 422,
    sentence: 'Hanya {left} {unit} yang tidak dipesan: batalkan pesanan lebih dahulu.',
  },
  stock_too_large: { status: 422, sentence: 'Jumlah stok terlalu besar.' },
} as const satisfies RefusalTable
