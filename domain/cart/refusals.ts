import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const cartRefusals = {
  cart_line_not_found: { status: 404, sentence: 'Baris keranjang tidak ditemukan.' },
  units_not_whole_packs: {
    status: 422,
    sentence: 'Jumlah harus kelipatan {pack} {unit} (isi satu kemasan).',
  },
  cart_not_whole_packs: {
    status: 422,
    sentence:
      'Di keranjang sudah ada {there} {unit}; jumlahnya menjadi {sum} {unit}, bukan kelipatan {pack} {unit} (isi satu kemasan). Ubah dahulu jumlah di keranjang.',
  },
  units_below_minimum: { status: 422, sentence: 'Jumlah minimum pembelian adalah {minimum} {unit}.' },
  units_too_many: { status: 422, sentence: 'Jumlah terlalu besar. Silakan hubungi seller untuk pesanan sebesar ini.' },
  product_withdrawn: { status: 422, sentence: '{product} tidak lagi dijual.' },
  price_not_set: { status: 422, sentence: 'Harga {product} belum tersedia. Silakan hubungi seller.' },
  out_of_stock: { status: 422, sentence: 'Stok {product} habis.' },
  not_enough_stock: { status: 422, sentence: 'Stok {product} tidak mencukupi. Tersisa {left} {unit}.' },
  not_enough_beyond: {
    status: 422,
    sentence: '{product} paling banyak {left} {unit} saat ini, termasuk yang dipesan dulu.',
  },
  beyond_most: { status: 422, sentence: 'Paling banyak {left} {unit}, termasuk yang dipesan dulu' },
  beyond_stock: { status: 422, sentence: 'Stok tersedia {left} {unit}' },
  cart_full: {
    status: 422,
    sentence: `Keranjang paling banyak berisi ${MOST.cartLines} produk. Pesan atau hapus sebagian terlebih dahulu.`,
  },
  seller_mismatch: { status: 422, sentence: 'Produk ini bukan milik seller tersebut.' },
} as const satisfies RefusalTable
