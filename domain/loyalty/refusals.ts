import type { RefusalTable } from '../refusals.ts'

export const loyaltyRefusals = {
  voucher_not_found: { status: 404, sentence: 'Voucher tidak ditemukan.' },
  voucher_used: { status: 409, sentence: 'Voucher ini sudah dipakai.' },
  voucher_expired: { status: 422, sentence: 'Masa berlaku voucher ini sudah berakhir.' },
  voucher_points_owed: {
    status: 409,
    sentence: 'Saldo poin perusahaan di bawah nol. Voucher hadiah dapat dipakai lagi setelah saldonya pulih.',
  },
  voucher_email_unverified: {
    status: 422,
    sentence: 'Verifikasi alamat e-mail Anda dahulu, lalu pakai voucher pendaftaran ini.',
  },
  voucher_below_minimum: { status: 422, sentence: 'Voucher ini berlaku untuk belanja barang minimal {amount}.' },
  reward_not_found: { status: 404, sentence: 'Hadiah tidak ditemukan.' },
  points_too_few: { status: 422, sentence: 'Poin belum cukup. Dibutuhkan {needed} poin, saldo {balance} poin.' },
  reward_changed: { status: 409, sentence: 'Hadiah ini baru saja diubah. Periksa kembali, lalu tukar lagi.' },
  promo_not_found: { status: 404, sentence: 'Kode promo tidak ditemukan.' },
  promo_taken: { status: 422, sentence: 'Kode promo ini sudah ada. Pilih kode lain.' },
  promo_moved_on: {
    status: 409,
    sentence: 'Kode promo ini sudah diubah administrator lain. Keadaan terbaru ditampilkan.',
  },
  promo_not_waiting: { status: 409, sentence: 'Kode promo ini tidak menunggu persetujuan.' },
  promo_not_yours: { status: 422, sentence: '{reason}' },
  promo_days: { status: 422, sentence: 'Hari terakhir tidak boleh sebelum hari pertama.' },
  promo_ended: { status: 409, sentence: 'Kode promo ini sudah berakhir.' },
  promo_below_claims: { status: 422, sentence: 'Sudah dipakai {claims} kali. Isi paling sedikit sebanyak itu.' },
  reward_not_waiting: { status: 409, sentence: 'Hadiah ini tidak menunggu persetujuan.' },
  reward_not_yours: { status: 422, sentence: '{reason}' },
  points_moved_on: { status: 409, sentence: 'Sudah diubah administrator lain. Keadaan terbaru ditampilkan.' },
} as const satisfies RefusalTable
