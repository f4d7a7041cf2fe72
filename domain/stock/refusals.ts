import { MOST, MOST_DAYS_AHEAD } from '../limits.ts'
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
  expected_not_found: { status: 404, sentence: 'Yang ditunggu ini sudah masuk seluruhnya atau dibatalkan.' },
  expected_moved_on: {
    status: 409,
    sentence: 'Yang ditunggu ini sudah berubah sejak Anda membukanya. Periksa lagi, lalu simpan.',
  },
  expected_less_left: {
    status: 422,
    sentence: 'Yang masih ditunggu hanya {left} {unit}. Catat kelebihannya sebagai barang masuk.',
  },
  expected_has_come: {
    status: 422,
    sentence: 'Sudah masuk {received} {unit}: isi jumlah yang lebih besar, atau batalkan sisanya.',
  },
  expected_day_passed: { status: 422, sentence: 'Perkiraan tiba sudah lewat. Pilih hari ini atau sesudahnya.' },
  expected_too_far: { status: 422, sentence: `Perkiraan tiba paling jauh ${MOST_DAYS_AHEAD} hari dari hari ini.` },
  expected_too_many: {
    status: 422,
    sentence: `Paling banyak ${MOST.expectedGoods} kiriman ditunggu untuk satu produk. Catat yang sudah masuk dahulu.`,
  },
  stock_too_large: { status: 422, sentence: 'Jumlah stok terlalu besar.' },
} as const satisfies RefusalTable
