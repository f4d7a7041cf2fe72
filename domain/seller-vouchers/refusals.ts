import type { RefusalTable } from '../refusals.ts'

export const shopVoucherRefusals = {
  shop_voucher_not_found: { status: 404, sentence: 'Voucher toko tidak ditemukan.' },
  shop_voucher_not_yet: { status: 422, sentence: 'Voucher toko ini belum berlaku.' },
  shop_voucher_used_up: { status: 409, sentence: 'Kuota voucher toko ini sudah habis.' },
  shop_voucher_ended: { status: 422, sentence: 'Masa berlaku voucher toko ini sudah berakhir.' },
  shop_voucher_closed: { status: 409, sentence: 'Voucher toko ini sudah ditutup.' },
  shop_voucher_used: {
    status: 409,
    sentence: 'Perusahaan Anda sudah memakai voucher toko ini. Batas pemakaiannya {times} kali.',
  },
  shop_voucher_below_minimum: {
    status: 422,
    sentence: 'Voucher toko ini berlaku untuk belanja barang minimal {amount} di toko ini.',
  },
  shop_voucher_takes_nothing: { status: 422, sentence: 'Belanja ini terlalu kecil untuk voucher toko ini.' },
  shop_voucher_one_each: { status: 422, sentence: 'Setiap pesanan hanya dapat memakai satu voucher toko.' },
  shop_voucher_taken: { status: 422, sentence: 'Kode voucher ini sudah ada di toko Anda. Pilih kode lain.' },
  shop_voucher_moved_on: {
    status: 409,
    sentence: 'Voucher ini sudah diubah rekan Anda. Keadaan terbaru ditampilkan.',
  },
  shop_voucher_percent: { status: 422, sentence: 'Persentase paling besar 100.' },
  shop_voucher_limit: { status: 422, sentence: 'Potongan maksimal hanya untuk voucher persen.' },
  shop_voucher_days: { status: 422, sentence: 'Hari terakhir tidak boleh sebelum hari pertama.' },
  shop_voucher_below_uses: { status: 422, sentence: 'Sudah dipakai {uses} kali. Isi paling sedikit sebanyak itu.' },
  shop_voucher_costs: { status: 422, sentence: '{cost} Nyatakan bahwa memang itu maksudnya.' },
  shop_voucher_audience: { status: 422, sentence: 'Pilih level harga atau satu pelanggan, tidak keduanya.' },
  shop_vouchers_full: {
    status: 422,
    sentence: 'Sudah ada {most} voucher yang belum berakhir. Tutup salah satunya untuk membuat yang baru.',
  },
} as const satisfies RefusalTable
