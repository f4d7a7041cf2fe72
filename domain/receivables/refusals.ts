import type { RefusalTable } from '../refusals.ts'

export const receivableRefusals = {
  payment_exceeds_open: {
    status: 422,
    sentence: 'Sisa tagihan {number} tinggal {open}. Catat paling banyak sebesar itu untuk pesanan ini.',
  },
  payment_leaves_rest: {
    status: 422,
    sentence:
      'Ada kelebihan {rest} dari sisa tagihan. Setujui dahulu bahwa kelebihannya disimpan untuk pesanan berikutnya.',
  },
  payment_buyer_closed: {
    status: 422,
    sentence:
      'Perusahaan pembeli ini sudah ditutup: kelebihan pembayaran tidak dapat disimpan. Kembalikan kelebihannya.',
  },
  payment_parts_exceed: { status: 422, sentence: 'Jumlah alokasi melebihi pembayaran.' },
  payment_of_others: { status: 422, sentence: 'Satu pembayaran hanya untuk pesanan dari satu pembeli.' },
  payment_not_yet: { status: 422, sentence: 'Tanggal pembayaran tidak boleh sesudah hari ini.' },
  payment_needs_order: {
    status: 422,
    sentence: 'Pesanan {number} belum dapat dibayar karena belum disetujui atau sudah dibatalkan.',
  },
  payment_not_found: { status: 404, sentence: 'Catatan pembayaran tidak ditemukan.' },
  payment_undone: { status: 409, sentence: 'Catatan ini sudah dibatalkan.' },
  payment_not_undoable: {
    status: 422,
    sentence: 'Catatan ini mengikuti pesanannya dan tidak dapat dibatalkan sendiri.',
  },
  receivable_moved_on: {
    status: 409,
    sentence: 'Sisa tagihan berubah menjadi {open} sejak Anda membukanya. Periksa dahulu, lalu simpan lagi.',
  },
  credit_too_small: { status: 422, sentence: 'Kelebihan bayar pelanggan ini tinggal {credit}.' },
  credit_spent: {
    status: 422,
    sentence:
      'Kelebihan bayarnya sudah dipakai untuk pesanan lain: kurang {missing}. Batalkan dahulu pemakaian kelebihan bayar itu.',
  },
  proof_not_found: { status: 404, sentence: 'Bukti pembayaran tidak ditemukan.' },
  proof_moved_on: { status: 409, sentence: 'Bukti ini sudah berstatus {state}.' },
  proof_act_not_allowed: { status: 422, sentence: '{reason}' },
  proofs_full: {
    status: 422,
    sentence: 'Sudah ada 10 bukti yang menunggu untuk pesanan ini. Tunggu jawaban seller, atau tarik salah satunya.',
  },
  debtor_not_found: { status: 404, sentence: 'Pelanggan ini belum memiliki invoice dari toko Anda.' },
  statement_days_reversed: { status: 422, sentence: 'Hari terakhir tidak boleh sebelum hari pertama.' },
  statement_too_long: {
    status: 422,
    sentence: 'Terlalu banyak catatan pada hari-hari ini. Pilih waktu yang lebih pendek.',
  },
  collection_moved_on: {
    status: 409,
    sentence: 'Aturan penagihan sudah diubah di tempat lain. Periksa yang terbaru, lalu simpan lagi.',
  },
  reduction_too_large: { status: 422, sentence: 'Potongan melebihi nilai pesanan, yaitu {most}.' },
} as const satisfies RefusalTable
